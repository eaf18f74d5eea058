import { ReadCancelled } from "@leafwalk/core";
import type { OnProgress } from "./read-file.ts";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages.ts";

type Answer<Kind extends WorkerAnswer["kind"]> = Extract<WorkerAnswer, { kind: Kind }>;
/** The answer that a job ends with, by what was asked. */
interface Results {
  readonly read: Answer<"facts">;
  readonly previews: Answer<"previews">;
}
type Result = Results[keyof Results];
/** What a request of a kind says besides that and its number. */
type Wish<Kind extends keyof Results> = Omit<
  Extract<WorkerRequest, { kind: Kind }>,
  "kind" | "job"
>;

interface Job {
  readonly onProgress: OnProgress;
  resolve(result: Result): void;
  reject(error: Error): void;
}

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

/** The worker could not be started, or broke. */
export class WorkerLost extends Error {
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
  if (answer.kind === "failed") job.reject(errorNamed(answer.name, answer.message));
  else job.resolve(answer);
}

function errorNamed(name: string, message: string): Error {
  if (name === "ReadCancelled") return new ReadCancelled();
  return Object.assign(new Error(message), { name });
}

interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress | undefined;
}

/** Has the worker do a job. Throws `ReadCancelled`, `WorkerLost`, and what reading the file throws. */
export function askWorker<Kind extends keyof Results>(
  running: Worker,
  kind: Kind,
  wish: Wish<Kind>,
  { signal, onProgress = () => {} }: AskOptions = {},
): Promise<Results[Kind]> {
  const job = ++lastJob;
  const ask = (request: unknown) => running.postMessage(request);
  return new Promise((resolve, reject) => {
    // The cast is the boundary: worker.ts answers each kind of request with its own kind of result.
    const take = resolve as (result: Result) => void;
    jobs.set(job, { onProgress, resolve: take, reject });
    signal?.addEventListener("abort", () => {
      if (!jobs.delete(job)) return;
      ask({ kind: "cancel", job });
      reject(new ReadCancelled());
    });
    ask({ ...wish, kind, job });
  });
}
