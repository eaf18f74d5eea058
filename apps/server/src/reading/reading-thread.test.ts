import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { open, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { FileSource } from "@leafwalk/core/node";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import type { OpenFile } from "../sessions/files.ts";
import { readHere } from "./reader.ts";
import { ReadingThread } from "./reading-thread.ts";

// As the build has it: a file that Node can run by itself.
const entry = join(import.meta.dirname, "../../testing/reading-worker.mjs");

async function openSession(text: string): Promise<OpenFile> {
  const folder = mkdtempSync(join(tmpdir(), "leafwalk-thread-"));
  const path = join(folder, "s.jsonl");
  writeFileSync(path, text);
  const handle = await open(path);
  onTestFinished(async () => {
    await handle.close();
    rmSync(folder, { recursive: true });
  });
  const { size, mtimeMs } = await stat(path);
  const identity = { size, modified: mtimeMs, tag: "t", inode: "1" };
  return { identity, source: new FileSource(handle, size, mtimeMs), path, fd: handle.fd };
}

function startThread(file = entry) {
  const reports: string[] = [];
  const report = ({ message }: Error) => void reports.push(message);
  const thread = new ReadingThread({ entry: file, cache: undefined, report });
  onTestFinished(() => thread.close());
  return { thread, reports };
}

describe("ReadingThread", () => {
  it("gives what reading in this thread gives", async () => {
    const file = await openSession(new SessionBuilder().user("hi").assistant("yes").text());
    const { thread, reports } = startThread();
    const [there, here] = [await thread.read(file), await readHere().read(file)];
    expect(there?.whole).toEqual(here?.whole);
    expect(Buffer.compare(there?.facts ?? Buffer.alloc(0), here?.facts ?? Buffer.alloc(1))).toBe(0);
    expect(there?.offset).toEqual(here?.offset);
    expect(await thread.readForList(file)).toEqual(here?.whole);
    expect(reports).toEqual([]);
  });

  it("looks at files as this thread would, also where there is no other", async () => {
    const { path } = await openSession(new SessionBuilder().user("hi").text());
    const place = { folder: dirname(path), path, name: basename(path) };
    const gone = { ...place, path: `${path}.gone` };
    const here = await readHere().glance([place, gone]);
    expect(here).toMatchObject([{ glance: { firstPrompt: "hi" } }, { error: { isKnown: true } }]);
    expect(await startThread().thread.glance([place, gone])).toEqual(here);
    const { thread } = startThread(join(tmpdir(), "no-such-worker.mjs"));
    expect(await thread.glance([place, gone])).toEqual(here);
  });

  it("looks at nothing more once it is closed", async () => {
    const { path } = await openSession(new SessionBuilder().user("hi").text());
    const { thread } = startThread();
    const glances = thread.glance([{ folder: dirname(path), path, name: basename(path) }]);
    await thread.close();
    expect(await glances).toBeUndefined();
  });

  it("begins nothing for the list while it reads for a request", async () => {
    const builder = new SessionBuilder();
    for (let i = 0; i < 20; i++) builder.user("w".repeat(1_000_000));
    const large = await openSession(builder.text());
    const small = await openSession(new SessionBuilder().user("hi").text());
    const { thread } = startThread();
    const order: string[] = [];
    const request = thread.read(large).then(() => order.push("request"));
    const list = thread.readForList(small).then(() => order.push("list"));
    await Promise.all([request, list]);
    expect(order).toEqual(["request", "list"]);
  });

  it("stops when it is told to", async () => {
    const builder = new SessionBuilder();
    for (let i = 0; i < 60; i++) builder.user("w".repeat(1_000_000));
    const file = await openSession(builder.text());
    const { thread } = startThread();
    const stop = { aborted: false };
    const reading = thread.read(file, stop);
    stop.aborted = true;
    await expect(reading).rejects.toThrow("cancelled");
    await expect(thread.read(file, stop)).rejects.toThrow("cancelled");
  });

  it("reads in this thread where there is no other, and says so once", async () => {
    const file = await openSession(new SessionBuilder().user("hi").text());
    const { thread, reports } = startThread(join(tmpdir(), "no-such-worker.mjs"));
    expect((await thread.read(file))?.whole.summary.entries).toBe(1);
    expect((await thread.readForList(file))?.summary.entries).toBe(1);
    expect(reports).toEqual([expect.stringContaining("without a thread of its own")]);
  });
});
