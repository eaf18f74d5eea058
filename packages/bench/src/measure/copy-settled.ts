import { copyFile, open } from "node:fs/promises";

/** Copies a file and waits until the system has written it: else it does so while something is measured. */
export async function copySettled(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const file = await open(to, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
