// Reads dropped files beside the page's own thread, so that the page stays alive while it goes on.

import { type Places, type StopSignal, takeApart } from "@leafwalk/core";
import { readFileFacts } from "./read-file.ts";
import { readFilePreviews } from "./read-file-previews.ts";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages.ts";

const jobs = new Map<number, { aborted: boolean }>();
/** Progress is for people: more often than this it only costs. */
const PROGRESS_MS = 60;

addEventListener("message", ({ data: request }: MessageEvent<WorkerRequest>) => {
  const { job } = request;
  switch (request.kind) {
    case "read":
      return void run(job, (stop) => answerFacts(job, request.file, request.previews, stop));
    case "previews":
      return void run(job, (stop) => answerPreviews(job, request.file, request.places, stop));
    case "cancel": {
      const stop = jobs.get(job);
      if (stop) stop.aborted = true;
    }
  }
});

async function run(job: number, work: (stop: StopSignal) => Promise<void>): Promise<void> {
  const stop = { aborted: false };
  jobs.set(job, stop);
  try {
    await work(stop);
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    answer({ kind: "failed", job, name, message });
  } finally {
    jobs.delete(job);
  }
}

async function answerFacts(
  job: number,
  file: Blob,
  previews: boolean,
  stop: StopSignal,
): Promise<void> {
  let told = performance.now();
  const facts = await readFileFacts(file, previews, stop, (bytes, total, entries) => {
    if (performance.now() - told < PROGRESS_MS) return;
    told = performance.now();
    answer({ kind: "progress", job, bytes, total, entries });
  });
  const { plain, memory } = takeApart(facts);
  answer({ kind: "facts", job, facts: plain }, memory);
}

async function answerPreviews(
  job: number,
  file: Blob,
  places: Places,
  stop: StopSignal,
): Promise<void> {
  const { data } = await readFilePreviews(file, places, stop);
  answer({ kind: "previews", job, texts: data });
}

function answer(message: WorkerAnswer, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
