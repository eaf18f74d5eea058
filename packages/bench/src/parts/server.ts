import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { sessionOf } from "../inputs/inputs.ts";
import { bestOf } from "../measure/best-of.ts";
import { withPage } from "../measure/browser.ts";
import { copySettled } from "../measure/copy-settled.ts";
import { readLines } from "../measure/floors.ts";
import { type OpenedSession, openFromList } from "../measure/opened-session.ts";
import { withServer } from "../measure/server.ts";
import { timeServer } from "../measure/server-times.ts";
import { withScratch } from "../measure/with-scratch.ts";
import type { Part } from "../row.ts";

const SIZE = 1000;
const SHORT_SIZE = 32;
const RUNS = 3;

/** A large session as a server gives it: the first time, again after a restart, and grown. */
export const server: Part = {
  name: "server",
  async run({ short }) {
    const megabytes = short ? SHORT_SIZE : SIZE;
    const session = await sessionOf("deep", megabytes);
    const { best: floor } = await bestOf(RUNS, () => readLines(session));
    return withScratch(async (scratch) => {
      const [folder, cache] = [join(scratch, "sessions"), join(scratch, "cache")];
      const { first, healthz, again, grown } = await timeServer(session, folder, cache);
      const opened = await openUnread(session, join(scratch, "opened"));
      const of = `deep, ${megabytes} MB`;
      return [
        { what: `${of}: facts, never read before`, unit: "ms", ours: first, floor },
        {
          what: `${of}: healthz meanwhile, the slowest`,
          unit: "ms",
          ours: healthz,
          limit: { atMost: 50 },
        },
        {
          what: `${of}: first message in the page, never read before`,
          unit: "ms",
          ours: opened.first,
          limit: { atMost: 500 },
        },
        { what: `${of}: … and the tree`, unit: "ms", ours: opened.whole, floor },
        { what: `${of}: facts, server restarted`, unit: "ms", ours: again, floor },
        { what: `${of}: facts, ten lines longer`, unit: "ms", ours: grown, floor },
      ];
    });
  },
};

/** In the page, from a server that has kept nothing of it. */
async function openUnread(session: string, folder: string): Promise<OpenedSession> {
  await mkdir(folder);
  await copySettled(session, join(folder, "session.jsonl"));
  return withServer(folder, ({ url }) => withPage((page) => openFromList(page, url)));
}
