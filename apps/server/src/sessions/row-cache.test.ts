import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { countingFiles } from "../../testing/counting-files.ts";
import { hashFolder, makeFolder } from "../../testing/folder.ts";
import { makeServer } from "../../testing/server.ts";
import { smallSession } from "../../testing/sessions.ts";
import { RowCache } from "./row-cache.ts";

/** A server over the folder, and what it tells of files opened and of rows that cannot be kept. */
function start(folder: string, cache: string, version = "1") {
  const { files, counts } = countingFiles();
  const reports: string[] = [];
  const report = ({ message }: Error) => void reports.push(message);
  const rows = new RowCache({ folder: cache, version, report });
  const server = makeServer([folder], { files, rows, listWithinMs: 0 });
  return { server, counts, reports };
}

/** What a first server lists, once it knows all. */
async function fill(folder: string, cache: string) {
  const { server } = start(folder, cache);
  await server.library.settle();
  const list = await server.list();
  await server.library.stop();
  return list;
}

const sessions = () =>
  makeFolder({ "a/one.jsonl": smallSession(), "a/two.jsonl": smallSession(), "b.jsonl": "{}\n" });

describe("what the list says, kept between two starts", () => {
  it("is all there at once, and no file is opened for it", async () => {
    const [folder, cache] = [sessions(), makeFolder()];
    const before = hashFolder(folder);
    const list = await fill(folder, cache);
    const { server, counts } = start(folder, cache);
    expect(await server.list()).toEqual(list);
    expect(list.pending).toBe(0);
    expect(counts.opened).toBe(0);
    expect(hashFolder(folder)).toBe(before);
  });

  it("does not speak for a file that changed since", async () => {
    const [folder, cache] = [sessions(), makeFolder()];
    await fill(folder, cache);
    appendFileSync(join(folder, "a/one.jsonl"), '{"type":"custom","id":"new"}\n');
    const { server, counts } = start(folder, cache);
    await server.library.settle();
    expect(counts.opened).toBe(1);
    const again = start(folder, makeFolder());
    await again.server.library.settle();
    expect(await server.list()).toEqual(await again.server.list());
  });

  it.each([
    { what: "of another version", damage: (text: string) => text.replace('"1"', '"0"') },
    { what: "cut short", damage: (text: string) => text.slice(0, text.length / 2) },
    { what: "no rows at all", damage: () => "\0\0{" },
  ])("is done without where it is $what", async ({ damage }) => {
    const [folder, cache] = [sessions(), makeFolder()];
    const list = await fill(folder, cache);
    const file = join(cache, "list.jsonl");
    writeFileSync(file, damage(readFileSync(file, "utf8")));
    const { server } = start(folder, cache);
    await server.library.settle();
    expect(await server.list()).toEqual(list);
    await server.library.stop();
    expect(readFileSync(file, "utf8").split("\n")).toHaveLength(5);
  });

  it("outlives a server over other sessions, and goes with its file", async () => {
    const [folder, other, cache] = [sessions(), sessions(), makeFolder()];
    const first = start(folder, cache);
    await first.server.library.settle();
    const second = start(other, cache);
    await second.server.library.settle();
    const list = await second.server.list();
    // Both know nothing of each other's rows, and the second one keeps its own first.
    await second.server.library.stop();
    await first.server.library.stop();
    const again = start(other, cache);
    expect(await again.server.list()).toEqual(list);
    expect(again.counts.opened).toBe(0);
    rmSync(join(other, "b.jsonl"));
    appendFileSync(join(folder, "a/one.jsonl"), '{"type":"custom","id":"new"}\n');
    await fill(folder, cache);
    const kept = readFileSync(join(cache, "list.jsonl"), "utf8");
    expect(kept).toContain(join(other, "a/two.jsonl"));
    expect(kept).not.toContain(join(other, "b.jsonl"));
  });

  it("is the user's alone", async () => {
    const [folder, cache] = [sessions(), makeFolder()];
    await fill(folder, join(cache, "new"));
    expect(statSync(join(cache, "new")).mode & 0o777).toBe(0o700);
    expect(statSync(join(cache, "new/list.jsonl")).mode & 0o777).toBe(0o600);
  });

  it("says once that it cannot be kept", async () => {
    const [folder, cache] = [sessions(), makeFolder({ file: "" })];
    const { server, reports } = start(folder, join(cache, "file/below"));
    await server.library.settle();
    await server.library.stop();
    await server.library.stop();
    expect(reports).toEqual([expect.stringContaining("ENOTDIR")]);
  });
});
