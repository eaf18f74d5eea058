import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { madeOnce } from "./cache.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "leafwalk-cache-"));
  vi.stubEnv("XDG_CACHE_HOME", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("an input is made once", async () => {
  const make = vi.fn((path: string) => writeFile(path, "made"));
  const path = await madeOnce("one", make);
  expect(await madeOnce("one", make)).toBe(path);
  expect(readFileSync(path, "utf8")).toBe("made");
  expect(make).toHaveBeenCalledOnce();
});

test("one that could not be finished is made again", async () => {
  const fail = async (path: string) => {
    await writeFile(path, "half");
    throw new Error("the disk is full");
  };
  await expect(madeOnce("one", fail)).rejects.toThrow("the disk is full");
  const path = await madeOnce("one", (unfinished) => writeFile(unfinished, "whole"));
  expect(readFileSync(path, "utf8")).toBe("whole");
});
