import { type Places, readPreviews, type StopSignal, type TextColumn } from "@leafwalk/core";

/** The previews of records of a file, made anew in this very thread. Throws `ReadCancelled`. */
export function readFilePreviews(
  file: Blob,
  places: Places,
  stop: StopSignal,
): Promise<TextColumn> {
  const read = async (from: number, to: number) =>
    new Uint8Array(await file.slice(from, to).arrayBuffer());
  return readPreviews({ size: file.size, read }, places, stop);
}
