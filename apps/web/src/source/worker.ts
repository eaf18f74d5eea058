// Reads dropped files beside the page's own thread, so that the page stays alive while it goes on.

import { takeApart } from "@leafwalk/core";
import { readFileFacts } from "./read-file.ts";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages.ts";

const jobs = new Map<number, { aborted: boolean }>();
/** Progress is for people: more often than this it only costs. */
const PROGRESS_MS = 60;

addEventListener("message", ({ data: request }: MessageEvent<WorkerRequest>) => {
  if (request.kind === "read") void read(request.job, request.file);
  else {
    const stop = jobs.get(request.job);
    if (stop) stop.aborted = true;
  }
});

async function read(job: number, file: Blob): Promise<void> {
  const stop = { aborted: false };
  jobs.set(job, stop);
  let told = performance.now();
  try {
    const facts = await readFileFacts(file, stop, (bytes, total, entries) => {
      if (performance.now() - told < PROGRESS_MS) return;
      told = performance.now();
      answer({ kind: "progress", job, bytes, total, entries });
    });
    const { plain, memory } = takeApart(facts);
    answer({ kind: "facts", job, facts: plain }, memory);
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    answer({ kind: "failed", job, name, message });
  } finally {
    jobs.delete(job);
  }
}

function answer(message: WorkerAnswer, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
