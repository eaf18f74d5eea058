import { type Facts, putTogether, ReadCancelled } from "@leafwalk/core";
import { type OnProgress, readFileFacts } from "./read-file.ts";
import type { ReadFactsOptions } from "./session-source.ts";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages.ts";

interface Job {
  readonly onProgress: OnProgress;
  resolve(facts: Facts): void;
  reject(error: Error): void;
}

const FACTS_MARK = "leafwalk: facts of a file";

const jobs = new Map<number, Job>();
let lastJob = 0;
let worker: Worker | undefined;

/**
 * Starts the worker that reads files. Done once, soon after the page has loaded: a dropped file then
 * opens even when the server is gone. It lives as long as the page, since a new one could not be loaded.
 */
export function startFileWorker(): Worker | undefined {
  if (worker || typeof Worker === "undefined") return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => take(data));
  worker.addEventListener("error", (event) => {
    worker = undefined;
    const error = new WorkerLost(event.message);
    for (const job of jobs.values()) job.reject(error);
    jobs.clear();
  });
  return worker;
}

class WorkerLost extends Error {
  override readonly name = "WorkerLost";
}

function take(answer: WorkerAnswer): void {
  const job = jobs.get(answer.job);
  if (!job) return;
  if (answer.kind === "progress") {
    job.onProgress(answer.bytes, answer.total, answer.entries);
    return;
  }
  jobs.delete(answer.job);
  if (answer.kind === "facts") {
    // For the browser's own profiles, and for the bench.
    performance.mark(FACTS_MARK);
    job.resolve(putTogether(answer.facts));
  } else job.reject(errorNamed(answer.name, answer.message));
}

function errorNamed(name: string, message: string): Error {
  if (name === "ReadCancelled") return new ReadCancelled();
  return Object.assign(new Error(message), { name });
}

/** The facts of a file, read in the worker; where there is no worker to be had, in this thread. */
export async function readFile(
  file: Blob,
  { signal, onProgress = () => {} }: ReadFactsOptions,
): Promise<Facts> {
  if (signal?.aborted) throw new ReadCancelled();
  const running = startFileWorker();
  const stop = signal ?? { aborted: false };
  if (!running) return readFileFacts(file, stop, onProgress);
  try {
    return await readInWorker(running, file, signal, onProgress);
  } catch (error) {
    if (!(error instanceof WorkerLost)) throw error;
    return readFileFacts(file, stop, onProgress);
  }
}

function readInWorker(
  running: Worker,
  file: Blob,
  signal: AbortSignal | undefined,
  onProgress: OnProgress,
): Promise<Facts> {
  const job = ++lastJob;
  const ask = (request: WorkerRequest) => running.postMessage(request);
  return new Promise((resolve, reject) => {
    jobs.set(job, { onProgress, resolve, reject });
    signal?.addEventListener("abort", () => {
      if (!jobs.delete(job)) return;
      ask({ kind: "cancel", job });
      reject(new ReadCancelled());
    });
    ask({ kind: "read", job, file });
  });
}
