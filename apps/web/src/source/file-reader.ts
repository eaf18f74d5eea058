// What a file holds, read in the worker; where there is no worker to be had, in this thread.

import { type Facts, type Places, putTogether, ReadCancelled, TextColumn } from "@leafwalk/core";
import { askWorker, startFileWorker, WorkerLost } from "./file-worker.ts";
import { readFileFacts } from "./read-file.ts";
import { readFilePreviews } from "./read-file-previews.ts";
import type { ReadFactsOptions } from "./session-source.ts";

const FACTS_MARK = "leafwalk: facts of a file";

/** The facts of a file, with previews or without. Throws `ReadCancelled`. */
export function readFile(
  file: Blob,
  previews: boolean,
  { signal, onProgress = () => {} }: ReadFactsOptions,
): Promise<Facts> {
  return elsewhereOrHere(
    signal,
    async (worker) => {
      const answer = await askWorker(worker, "read", { file, previews }, { signal, onProgress });
      // For the browser's own profiles, and for the bench.
      performance.mark(FACTS_MARK);
      return putTogether(answer.facts);
    },
    (stop) => readFileFacts(file, previews, stop, onProgress),
  );
}

/** The previews of records of a file, in the order of the places. */
export function readPreviewsOf(file: Blob, places: Places): Promise<TextColumn> {
  return elsewhereOrHere(
    undefined,
    async (worker) => {
      const answer = await askWorker(worker, "previews", { file, places });
      return new TextColumn(answer.texts);
    },
    (stop) => readFilePreviews(file, places, stop),
  );
}

async function elsewhereOrHere<T>(
  signal: AbortSignal | undefined,
  elsewhere: (worker: Worker) => Promise<T>,
  here: (stop: { readonly aborted: boolean }) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) throw new ReadCancelled();
  const stop = signal ?? { aborted: false };
  const worker = startFileWorker();
  if (!worker) return here(stop);
  try {
    return await elsewhere(worker);
  } catch (error) {
    if (!(error instanceof WorkerLost)) throw error;
    return here(stop);
  }
}
