import { mkdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { below, seeded } from "./random.ts";
import { mixes, writeSession } from "./session-mix.ts";

export interface FolderWish {
  readonly sessions: number;
  /** Of all sessions together, about. */
  readonly bytes: number;
}

const PROJECTS = 40;
const OLDEST = Date.UTC(2026, 0, 5, 9) / 1000;

/** Writes sessions as people have them: most are small, a few hold most of the bytes. */
export async function writeFolder(path: string, { sessions, bytes }: FolderWish): Promise<void> {
  const random = seeded(sessions);
  // Of 1/x up to 200 times the smallest the mean is about 38 times that.
  const smallest = bytes / sessions / 38;
  for (let i = 0; i < sessions; i++) {
    const folder = join(path, `--project-${below(random, PROJECTS)}--`);
    await mkdir(folder, { recursive: true });
    const file = join(folder, `2026-01-05T09-00-00-000Z_${String(i).padStart(5, "0")}.jsonl`);
    await writeSession(file, { mix: mixes.small, bytes: smallest * 200 ** random(), seed: i });
    const time = OLDEST + i * 60;
    await utimes(file, time, time);
  }
}
