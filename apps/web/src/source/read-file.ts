import { type Facts, FactsReader, ReadCancelled, type StopSignal } from "@leafwalk/core";
import { filePieces } from "./file-pieces.ts";

/** Told after each piece: bytes read, bytes in all, entries so far. */
export type OnProgress = (bytes: number, total: number, entries: number) => void;

/** The facts of a file in this very thread, with previews or without. Throws `ReadCancelled`. */
export async function readFileFacts(
  file: Blob,
  previews: boolean,
  stop: StopSignal,
  onProgress: OnProgress,
): Promise<Facts> {
  const reader = new FactsReader({ size: file.size, previews });
  for await (const piece of filePieces(file, stop)) {
    reader.push(piece);
    onProgress(reader.bytesRead, file.size, reader.entries);
  }
  if (stop.aborted) throw new ReadCancelled();
  return reader.facts();
}
