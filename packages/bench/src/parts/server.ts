import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sessionOf } from "../inputs/inputs.ts";
import { bestOf } from "../measure/best-of.ts";
import { readLines } from "../measure/floors.ts";
import { timeServer } from "../measure/server-times.ts";
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
    const scratch = await mkdtemp(join(tmpdir(), "leafwalk-bench-"));
    const [folder, cache] = [join(scratch, "sessions"), join(scratch, "cache")];
    try {
      const { first, healthz, again, grown } = await timeServer(session, folder, cache);
      const of = `deep, ${megabytes} MB`;
      return [
        { what: `${of}: facts, never read before`, unit: "ms", ours: first, floor },
        {
          what: `${of}: healthz meanwhile, the slowest`,
          unit: "ms",
          ours: healthz,
          limit: { atMost: 50 },
        },
        { what: `${of}: facts, server restarted`, unit: "ms", ours: again, floor },
        { what: `${of}: facts, ten lines longer`, unit: "ms", ours: grown, floor },
      ];
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  },
};
