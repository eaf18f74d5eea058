// `pnpm bench`: what reading costs, as ratios to a floor measured in the same run. `--short` for CI.

import { mkdir, open, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  buildCards,
  decodeFacts,
  encodeFacts,
  openSession,
  planContext,
  readFacts,
} from "@leafwalk/core";
import { openFileSource } from "@leafwalk/core/node";
import { writeSession } from "./generate.ts";

const short = process.argv.includes("--short");
const megabytes = short ? 8 : 128;
const folder = join(process.env["XDG_CACHE_HOME"] ?? tmpdir(), "leafwalk-bench");

interface Row {
  readonly name: string;
  readonly ms: number;
  /** Times the floor; absent for what is not measured against it. */
  readonly ratio?: number;
  readonly limit?: number;
}

async function inputFile(): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `mix-${megabytes}.jsonl`);
  const made = await stat(path).catch(() => undefined);
  if (!made || made.size < megabytes * 1e6) await writeSession(path, megabytes * 1e6, 1);
  return path;
}

async function time<T>(work: () => Promise<T> | T): Promise<[T, number]> {
  const start = performance.now();
  const result = await work();
  return [result, performance.now() - start];
}

/** Read in 1 MB pieces into one reused buffer and find the line ends: nothing can be faster. */
async function readFloor(path: string): Promise<number> {
  const handle = await open(path, "r");
  const buffer = Buffer.allocUnsafe(1 << 20);
  let lines = 0;
  for (;;) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, null);
    if (bytesRead === 0) break;
    for (let at = buffer.indexOf(10); at >= 0 && at < bytesRead; at = buffer.indexOf(10, at + 1))
      lines++;
  }
  await handle.close();
  return lines;
}

const path = await inputFile();
/** The best of three: whatever else the machine does makes a run slower, never faster. */
async function best<T>(work: () => Promise<T>): Promise<[T, number]> {
  let [result, ms] = await time(work);
  for (let run = 1; run < 3; run++) {
    const again = await time(work);
    if (again[1] < ms) [result, ms] = again;
  }
  return [result, ms];
}

async function readAllFacts() {
  const source = await openFileSource(path);
  try {
    return await readFacts(source);
  } finally {
    await source.close();
  }
}

await readFloor(path); // warm file cache
const [, floor] = await best(() => readFloor(path));
const [facts, factsMs] = await best(readAllFacts);
const [body, encodeMs] = await time(() => encodeFacts(facts));
const [decoded, decodeMs] = await time(() => decodeFacts(body));
const [session, openMs] = await time(() => openSession(decoded));
const [, cardsMs] = await time(() => buildCards(session));
const [, planMs] = await time(() => planContext(session, session.leaf, "llm"));

// The limit is what the plain JavaScript path must hold (STACK.md measured 13–26 times the floor for one);
// the fast path of its own comes with targets of its own.
const rows: Row[] = [
  { name: "floor: read and find line ends", ms: floor, ratio: 1 },
  { name: "facts", ms: factsMs, ratio: factsMs / floor, limit: 80 },
  { name: "facts: encode", ms: encodeMs },
  { name: "facts: decode", ms: decodeMs },
  { name: "open session", ms: openMs },
  { name: "cards", ms: cardsMs },
  { name: "plan of the leaf", ms: planMs },
];
console.log(`${megabytes} MB, ${facts.count} entries, facts ${(body.length / 1e6).toFixed(1)} MB`);
for (const { name, ms, ratio, limit } of rows) {
  const told =
    ratio === undefined ? "" : `${ratio.toFixed(1)} ×${limit ? ` (limit ${limit})` : ""}`;
  console.log(`${name.padEnd(32)} ${ms.toFixed(1).padStart(9)} ms  ${told}`);
}
console.log(JSON.stringify({ megabytes, entries: facts.count, rows }));
const broken = rows.filter(
  ({ ratio, limit }) => ratio !== undefined && limit !== undefined && ratio > limit,
);
for (const { name } of broken) console.error(`over its limit: ${name}`);
process.exitCode = broken.length > 0 ? 1 : 0;
