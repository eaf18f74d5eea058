import { execFileSync } from "node:child_process";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFileSource } from "./file-source.ts";

describe("openFileSource", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "leafwalk-source-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("reads ranges, and no more than the file held when it was opened", async () => {
    const path = join(folder, "a.jsonl");
    await writeFile(path, "0123456789");
    const source = await openFileSource(path);
    await writeFile(path, "appended", { flag: "a" });
    expect(source.size).toBe(10);
    expect(Buffer.from(await source.read(2, 5)).toString()).toBe("234");
    expect(Buffer.from(await source.read(8, 99)).toString()).toBe("89");
    await truncate(path, 3);
    expect(Buffer.from(await source.read(0, 10)).toString()).toBe("012");
    await source.close();
  });

  it("refuses a folder and a missing file with a code", async () => {
    await expect(openFileSource(folder)).rejects.toMatchObject({ code: "EISDIR" });
    await expect(openFileSource(join(folder, "gone"))).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("refuses a pipe at once instead of waiting for a writer", async () => {
    const path = join(folder, "pipe");
    execFileSync("mkfifo", [path]);
    await expect(openFileSource(path)).rejects.toMatchObject({ code: "EISDIR" });
  });
});
