import { readFileSync, rmSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { describeFolder, runFolder } from "./support/sessions.ts";

test("after all journeys every session file has the same bytes and the same time", () => {
  const before: unknown = JSON.parse(readFileSync(`${runFolder}.before.json`, "utf8"));
  expect(describeFolder(runFolder)).toEqual(before);
  rmSync(runFolder, { recursive: true });
  rmSync(`${runFolder}.before.json`);
});
