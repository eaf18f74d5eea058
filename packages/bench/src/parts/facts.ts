import { sessionOf } from "../inputs/inputs.ts";
import type { mixes } from "../inputs/session-mix.ts";
import { runProcess } from "../measure/run-process.ts";
import type { FactsReading } from "../processes/read-facts.ts";
import type { Part, Row } from "../row.ts";

const SIZE = 1000;
const SHORT_SIZE = 32;
const RUNS = 7;
const FRESH_RUNS = 3;

interface Limits {
  /** Times the floor. */
  readonly warm: number;
  readonly fresh: number;
  /** Megabytes. */
  readonly peak: number;
}

const limits = {
  deep: { warm: 4.5, fresh: 7, peak: 150 },
  small: { warm: 7.5, fresh: 11, peak: 250 },
} as const satisfies Partial<Record<keyof typeof mixes, Limits>>;

/** Reading all facts of a session, in Node. */
export const facts: Part = {
  name: "facts",
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
  const warm = await runProcess<FactsReading>("read-facts", [path, String(RUNS)]);
  const fresh: FactsReading[] = [];
  for (let run = 0; run < FRESH_RUNS; run++) {
    fresh.push(await runProcess<FactsReading>("read-facts", [path, "1"]));
  }
  const of = `${mix}, ${megabytes} MB`;
  const floor = Math.min(warm.floor, ...fresh.map((reading) => reading.floor));
  return [
    { what: `${of}: warm`, unit: "ms", ours: warm.best, floor, limit: { times: limit.warm } },
    {
      what: `${of}: fresh process`,
      unit: "ms",
      // The warm process was fresh once, too.
      ours: Math.min(warm.first, ...fresh.map(({ first }) => first)),
      floor,
      // Of a small input all that is seen is how long a compiler takes to warm up.
      ...(short ? {} : { limit: { times: limit.fresh } }),
    },
    {
      what: `${of}: peak memory`,
      unit: "MB",
      ours: Math.max(...fresh.map(({ peak }) => peak)),
      limit: { atMost: limit.peak },
    },
  ];
}
