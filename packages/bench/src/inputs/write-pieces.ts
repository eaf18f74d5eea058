import { open } from "node:fs/promises";

const PIECE = 1 << 20;

/** Writes texts to a new file as they come: nothing holds more of it than a piece. */
export async function writePieces(path: string, texts: Iterable<string>): Promise<void> {
  const file = await open(path, "w");
  try {
    let waiting: string[] = [];
    let length = 0;
    for (const text of texts) {
      waiting.push(text);
      length += text.length;
      if (length < PIECE) continue;
      await file.write(waiting.join(""));
      waiting = [];
      length = 0;
    }
    await file.write(waiting.join(""));
  } finally {
    await file.close();
  }
}
