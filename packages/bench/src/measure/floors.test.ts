import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readLines } from "./floors.ts";

const folder = mkdtempSync(join(tmpdir(), "leafwalk-floors-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("every line end is found, in whichever piece it is", () => {
  const file = join(folder, "lines");
  // Pieces are 1 MB: the second ends with a line end, the last is not full.
  writeFileSync(file, `${"a".repeat((1 << 20) - 1)}\n`.repeat(2) + "b\n".repeat(1000));
  expect(readLines(file)).toBe(1002);
});

test("what is left in the buffer from the piece before is not read again", () => {
  const file = join(folder, "rest");
  writeFileSync(file, `${"\n".repeat(1 << 20)}rest`);
  expect(readLines(file)).toBe(1 << 20);
});
