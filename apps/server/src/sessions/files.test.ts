import { execFileSync } from "node:child_process";
import { renameSync, rmSync, symlinkSync } from "node:fs";
import { constants, open } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { countingFiles } from "../../testing/counting-files.ts";
import { makeFolder } from "../../testing/folder.ts";
import { MissingFile, NotFound, Unreadable } from "../errors.ts";
import { Files } from "./files.ts";

const readAll = (files: Files, folder: string, path: string) =>
  files.use({ folder, path: join(folder, path), name: path }, async ({ source }) =>
    Buffer.from(await source.read(0, source.size)).toString(),
  );

describe("Files", () => {
  it("opens for reading only", async () => {
    const folder = makeFolder({ "a.jsonl": "text" });
    const modes: number[] = [];
    const files = new Files((path, flags) => {
      const writing = constants.O_WRONLY | constants.O_RDWR | constants.O_CREAT | constants.O_TRUNC;
      modes.push(flags & (writing | constants.O_APPEND));
      return open(path, flags);
    });
    expect(await readAll(files, folder, "a.jsonl")).toBe("text");
    expect(modes).toEqual([0]);
  });

  it("opens again where the system lets only a file's owner read it unnoticed", async () => {
    const folder = makeFolder({ "a.jsonl": "text" });
    let tries = 0;
    const files = new Files((path, flags) => {
      if (tries++ > 0) return open(path, flags);
      return Promise.reject(Object.assign(new Error("not the owner"), { code: "EPERM" }));
    });
    expect(await readAll(files, folder, "a.jsonl")).toBe("text");
  });

  it("refuses what links lead out of the folder", async () => {
    const outside = makeFolder({ "secret.jsonl": "secret" });
    const folder = makeFolder({
      "link.jsonl": { link: join(outside, "secret.jsonl") },
      away: { link: outside },
    });
    for (const path of [
      "link.jsonl",
      "away/secret.jsonl",
      `../${outside.split("/").at(-1)}/secret.jsonl`,
    ]) {
      await expect(readAll(new Files(), folder, path)).rejects.toBeInstanceOf(NotFound);
    }
  });

  it("refuses a file that was replaced by a link after it was listed", async () => {
    const outside = makeFolder({ "secret.jsonl": "secret" });
    const folder = makeFolder({ "d/a.jsonl": "text" });
    renameSync(join(folder, "d"), join(folder, "old"));
    symlinkSync(outside, join(folder, "d"));
    await expect(readAll(new Files(), folder, "d/secret.jsonl")).rejects.toBeInstanceOf(NotFound);
  });

  it("refuses folders, and pipes without waiting for a writer", async () => {
    const folder = makeFolder({ "d.jsonl": { folder: true } });
    execFileSync("sh", ["-c", 'mkfifo "$0"', join(folder, "pipe.jsonl")]);
    for (const path of ["d.jsonl", "pipe.jsonl"]) {
      await expect(readAll(new Files(), folder, path)).rejects.toBeInstanceOf(NotFound);
    }
  });

  it("says in words what is gone and what may not be read, without a path", async () => {
    const folder = makeFolder({ "a.jsonl": "text" });
    const denied = new Files(() =>
      Promise.reject(Object.assign(new Error(`EACCES ${folder}`), { code: "EACCES" })),
    );
    const refusal = readAll(denied, folder, "a.jsonl");
    await expect(refusal).rejects.toBeInstanceOf(Unreadable);
    await expect(refusal).rejects.toThrow("a.jsonl may not be read: the system denies it");
    rmSync(join(folder, "a.jsonl"));
    await expect(readAll(new Files(), folder, "a.jsonl")).rejects.toBeInstanceOf(MissingFile);
  });

  it("keeps sixteen open and no more, however many are asked for", async () => {
    const folder = makeFolder({ "a.jsonl": "text" });
    const { files, counts } = countingFiles();
    await Promise.all(Array.from({ length: 100 }, () => readAll(files, folder, "a.jsonl")));
    expect(counts).toEqual({ opened: 100, now: 0, most: 16 });
  });
});
