import { appendFile, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as rest } from "node:timers/promises";
import { readsOnAfter, untilRead } from "./bytes-read.ts";
import { copySettled } from "./copy-settled.ts";
import { startServer } from "./server.ts";
import { firstPage, untilComplete } from "./session-list.ts";

/** Milliseconds. */
export interface ServerTimes {
  /** Until the facts of a session that was never read are there. */
  readonly first: number;
  /** The longest that `/api/healthz` took meanwhile. */
  readonly healthz: number;
  /** The same session, asked of a server that was started again. */
  readonly again: number;
  /** After some lines were added to it, in another server still. */
  readonly grown: number;
}

const LINES = 10;

/** Asks for the facts of the one session in a folder: read for the first time, out of the cache, and grown. */
export async function timeServer(
  session: string,
  folder: string,
  cache: string,
): Promise<ServerTimes> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, "session.jsonl");
  await copySettled(session, path);
  const { facts: first, healthz } = await askFor(folder, cache);
  const { facts: again } = await askFor(folder, cache);
  const line = '{"type":"label","id":"added","parentId":null,"targetId":"none","label":"here"}\n';
  await appendFile(path, line.repeat(LINES));
  const { facts: grown } = await askFor(folder, cache);
  return { first, healthz, again, grown };
}

async function askFor(folder: string, cache: string): Promise<{ facts: number; healthz: number }> {
  const server = await startServer(folder, cache);
  try {
    const { sessions } = await firstPage(server.url);
    const start = performance.now();
    let isThere = false;
    const facts = fetch(`${server.url}/api/sessions/${sessions[0]?.key}/facts`).then(
      async (answer) => {
        if (!answer.ok) throw new Error(`the facts answer ${answer.status}`);
        await answer.arrayBuffer();
        isThere = true;
        return performance.now() - start;
      },
    );
    let healthz = 0;
    while (!isThere) {
      const asked = performance.now();
      await (await fetch(`${server.url}/api/healthz`)).arrayBuffer();
      healthz = Math.max(healthz, performance.now() - asked);
      await rest();
    }
    return { facts: await facts, healthz };
  } finally {
    await server.stop();
  }
}

/** Milliseconds that a server goes on reading a session after the one who asked for its facts has gone. */
export async function readsOnUnasked(session: string, scratch: string): Promise<number> {
  const folder = join(scratch, "sessions");
  await mkdir(folder, { recursive: true });
  await copySettled(session, join(folder, "session.jsonl"));
  // What is kept would not be read, and what the list wants read is read whoever leaves.
  const server = await startServer(folder, join(scratch, "cache"), ["--no-cache"]);
  try {
    await untilComplete(server.url);
    const { sessions } = await firstPage(server.url);
    const leaving = new AbortController();
    const { size } = await stat(session);
    const isFarEnough = untilRead([server.pid], size / 4);
    const path = `/api/sessions/${sessions[0]?.key}/facts`;
    const gone = fetch(server.url + path, { signal: leaving.signal }).catch(() => {});
    await isFarEnough;
    return await readsOnAfter([server.pid], async () => {
      leaving.abort();
      await gone;
    });
  } finally {
    await server.stop();
  }
}
