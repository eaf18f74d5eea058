import { sessionOf } from "../inputs/inputs.ts";
import type { mixes } from "../inputs/session-mix.ts";
import { withPage } from "../measure/browser.ts";
import { bareRead, dropFile, type Opening } from "../measure/dropped-file.ts";
import { withServer } from "../measure/server.ts";
import { peakTabMemory } from "../measure/tab-memory.ts";
import { withScratch } from "../measure/with-scratch.ts";
import type { Part, Row } from "../row.ts";

const SIZE = 1000;
const SHORT_SIZE = 32;

interface Limits {
  /** Times the bare read. */
  readonly facts: number;
  /** Megabytes. */
  readonly peak: number;
}

const limits = {
  deep: { facts: 1.5, peak: 300 },
  small: { facts: 1.8, peak: 400 },
} as const satisfies Partial<Record<keyof typeof mixes, Limits>>;

/** A file that is dropped on the page and read in the browser. */
export const drop: Part = {
  name: "drop",
  async run({ short }) {
    return [
      ...(await measureMix("deep", limits.deep, short)),
      ...(await measureMix("small", limits.small, short)),
    ];
  },
};

async function measureMix(mix: keyof typeof limits, limit: Limits, short: boolean): Promise<Row[]> {
  const megabytes = short ? SHORT_SIZE : SIZE;
  const path = await sessionOf(mix, megabytes);
  const floor = await measureFloor(path);
  const { first, facts, whole, peak } = await measureOpening(path);
  const of = `${mix}, ${megabytes} MB`;
  return [
    { what: `${of}: first message`, unit: "ms", ours: first, limit: { atMost: 500 } },
    {
      what: `${of}: all facts`,
      unit: "ms",
      ours: facts,
      floor,
      // Of a small input all that is seen is how long the page takes to begin.
      ...(short ? {} : { limit: { times: limit.facts } }),
    },
    { what: `${of}: the tree`, unit: "ms", ours: whole, floor },
    {
      what: `${of}: peak memory of the tab`,
      unit: "MB",
      ours: peak,
      limit: { atMost: limit.peak },
    },
  ];
}

/** In a browser of its own, so that its memory is not counted as ours. */
function measureFloor(path: string): Promise<number> {
  return withPage((page) => bareRead(page, path));
}

function measureOpening(path: string): Promise<Opening & { readonly peak: number }> {
  return withScratch((noSessions) =>
    withServer(noSessions, ({ url }) =>
      withPage(async (page, browser) => {
        const opening = await dropFile(page, url, path);
        return { ...opening, peak: await peakTabMemory(browser) };
      }),
    ),
  );
}
