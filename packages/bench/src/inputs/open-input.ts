import { type Facts, openSession, readFacts, type Session } from "@leafwalk/core";
import { openFileSource } from "@leafwalk/core/node";

export async function readInput(path: string): Promise<Facts> {
  const source = await openFileSource(path);
  try {
    return await readFacts(source);
  } finally {
    await source.close();
  }
}

export async function openInput(path: string): Promise<Session> {
  return openSession(await readInput(path));
}
