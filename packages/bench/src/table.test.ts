import { expect, test } from "vitest";
import { judge } from "./judge.ts";
import type { Row } from "./row.ts";
import { drawTable } from "./table.ts";

function table(...rows: readonly (Row & { readonly part: string })[]): string {
  return drawTable(rows.map((row) => ({ ...row, ...judge(row) })));
}

test("figures stand under their heads, and a part is named once", () => {
  expect(
    `\n${table(
      { part: "facts", what: "warm", unit: "ms", ours: 539.6, floor: 120, limit: { times: 4.5 } },
      { part: "facts", what: "memory", unit: "MB", ours: 151, limit: { atMost: 150 } },
      { part: "list", what: "open files", unit: "", ours: 4 },
    )}\n`,
  ).toBe(`
part   what          ours   floor   ratio   limit
facts  warm        540 ms  120 ms  4.50 ×  4.50 ×  ok
       memory      151 MB                  150 MB  broken
list   open files       4
`);
});

test("small figures keep three digits that count", () => {
  const [, line] = table({ part: "a", what: "b", unit: "%", ours: 0.01234 }).split("\n");
  expect(line).toMatch(/ 0\.0123 %$/);
});

test("what was not measured is a dash without a unit", () => {
  const limit = { atMost: 50 };
  const [, line] = table({ part: "a", what: "b", unit: "ms", ours: Number.NaN, limit }).split("\n");
  expect(line).toMatch(/ – +50 ms +broken$/);
});
