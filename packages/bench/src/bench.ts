// `npm run bench`: what people feel, as ratios to floors measured in the same run (docs/performance.md).

import { ArgumentError, parseArguments } from "./arguments.ts";
import { cacheFolder } from "./inputs/cache.ts";
import { judge } from "./judge.ts";
import { partNames, parts } from "./parts/index.ts";
import { writeResults } from "./results.ts";
import type { Measurement, Part, Row } from "./row.ts";
import { drawTable } from "./table.ts";

async function main(args: readonly string[]): Promise<number> {
  const { names, short } = parseArguments(args, partNames);
  const measured: Measurement[] = [];
  for (const part of parts) {
    if (!names.includes(part.name)) continue;
    const rows = await runPart(part, short);
    measured.push(...rows.map((row) => ({ part: part.name, ...row, ...judge(row) })));
  }
  console.log(drawTable(measured));
  const file = await writeResults(cacheFolder(), { short, measured });
  console.log(`\nThe numbers are in ${file}`);
  return measured.some(({ verdict }) => verdict === "broken") ? 1 : 0;
}

/** What a part measured. One that fails breaks a limit and leaves the others their turn. */
async function runPart(part: Part, short: boolean): Promise<readonly Row[]> {
  try {
    return await part.run({ short });
  } catch (error) {
    console.error(`bench: ${part.name}:`, error);
    return [{ what: "failed", unit: "", ours: Number.NaN, limit: { atMost: 0 } }];
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(`bench: ${error.message}`);
  process.exitCode = 2;
}
