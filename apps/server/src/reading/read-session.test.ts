import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ByteSource } from "@leafwalk/core";
import { openFileSource } from "@leafwalk/core/node";
import { SessionBuilder } from "@leafwalk/core/testing";
import { afterEach, describe, expect, it } from "vitest";
import { FactsCache } from "./facts-cache.ts";
import { type FileState, readSession } from "./read-session.ts";
import type { SessionReading } from "./session-reading.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "leafwalk-reading-"));
  folders.push(folder);
  return folder;
}

/** A session of more than a megabyte, which is worth keeping. */
function largeSession(): SessionBuilder {
  const builder = new SessionBuilder();
  for (let i = 0; i < 1100; i++) builder.user(`message ${i} ${"w".repeat(1000)}`);
  return builder;
}

function place(text = largeSession().text()) {
  const folder = tempFolder();
  const path = join(folder, "s.jsonl");
  writeFileSync(path, text);
  return { path, cacheFolder: join(tempFolder(), "facts") };
}

function stateOf(path: string): FileState {
  const { size, mtimeNs, ino } = statSync(path, { bigint: true });
  return { path, size: Number(size), tag: `${size}-${mtimeNs}-${ino}`, inode: String(ino) };
}

/** Reads, and counts the bytes that it took. */
async function read(
  path: string,
  cache?: FactsCache,
  report?: (error: Error) => void,
  /** What happens once all of it was read. */
  meanwhile = () => {},
) {
  const file = await openFileSource(path);
  let bytes = 0;
  const source: ByteSource = {
    size: file.size,
    read: async (from, to) => {
      const piece = await file.read(from, to);
      bytes += piece.length;
      if (to === file.size && from !== 0 && piece.length !== END_BYTES) meanwhile();
      return piece;
    },
  };
  try {
    const options = { cache, ...(report ? { report } : {}) };
    return { reading: await readSession(source, stateOf(path), options), bytes };
  } finally {
    await file.close();
  }
}

const cacheOf = (folder: string, version = "1") => new FactsCache({ folder, version });

function comparable(reading: SessionReading | undefined) {
  if (!reading) return undefined;
  const { facts, previews, offset, length, ...rest } = reading;
  const plain = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
  return {
    ...rest,
    facts: plain(facts),
    previews: previews.map(plain),
    offset: [...offset],
    length: [...length],
  };
}

const END_BYTES = 64 * 1024;
/** Bytes that are looked at before what was kept is taken for the same. */
const SAMPLES = 2 * 64 * 1024 + 14 * 4 * 1024;

describe("readSession", () => {
  it("reads an unchanged session out of the cache, and gives the same", async () => {
    const { path, cacheFolder } = place();
    const first = await read(path, cacheOf(cacheFolder));
    const second = await read(path, cacheOf(cacheFolder));
    expect(comparable(second.reading)).toEqual(comparable(first.reading));
    expect(comparable((await read(path)).reading)).toEqual(comparable(first.reading));
    expect(second.bytes).toBe(SAMPLES);
  });

  it("reads only the new lines of a grown session, and gives what reading all of it gives", async () => {
    const { path, cacheFolder } = place();
    await read(path, cacheOf(cacheFolder));
    const added = '{"type":"label","id":"l","parentId":"e3","targetId":"e3","label":"here"}\n';
    appendFileSync(path, added);
    const grown = await read(path, cacheOf(cacheFolder));
    expect(comparable(grown.reading)).toEqual(comparable((await read(path)).reading));
    // The samples as they are, as they were and once more at the end, and the line.
    expect(grown.bytes).toBe(3 * SAMPLES + added.length);
    expect((await read(path, cacheOf(cacheFolder))).bytes).toBe(SAMPLES);
  });

  it("notices a session that was rewritten with the same size and time", async () => {
    const { path, cacheFolder } = place();
    const { mtime } = statSync(path);
    await read(path, cacheOf(cacheFolder));
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace("message 1 ", "MESSAGE 1 "));
    utimesSync(path, mtime, mtime);
    const again = await read(path, cacheOf(cacheFolder));
    expect(comparable(again.reading)).toEqual(comparable((await read(path)).reading));
    expect(again.bytes).toBeGreaterThan(text.length);
  });

  it("keeps nothing of a session that is written anew while it is read", async () => {
    const { path, cacheFolder } = place();
    const other = largeSession().text().replaceAll("w", "v");
    const rewrite = () => writeFileSync(path, other);
    await read(path, cacheOf(cacheFolder), undefined, rewrite);
    appendFileSync(path, '{"type":"custom","id":"more"}\n');
    const again = await read(path, cacheOf(cacheFolder));
    expect(comparable(again.reading)).toEqual(comparable((await read(path)).reading));
  });

  it("notices a session of which only the middle is another", async () => {
    const { path, cacheFolder } = place();
    const { mtime } = statSync(path);
    await read(path, cacheOf(cacheFolder));
    writeFileSync(
      path,
      readFileSync(path, "utf8").replaceAll(/message ([4-7]\d\d) /g, "MESSAGE $1 "),
    );
    utimesSync(path, mtime, mtime);
    const again = await read(path, cacheOf(cacheFolder));
    expect(comparable(again.reading)).toEqual(comparable((await read(path)).reading));
  });

  it("notices a session that grew and is another one, and one that became shorter", async () => {
    const { path, cacheFolder } = place();
    await read(path, cacheOf(cacheFolder));
    for (const text of [
      largeSession().text().replaceAll("w", "v") + largeSession().text(),
      largeSession().text().slice(0, -1200),
    ]) {
      writeFileSync(path, text);
      const again = await read(path, cacheOf(cacheFolder));
      expect(comparable(again.reading)).toEqual(comparable((await read(path)).reading));
    }
  });

  it("reads all of a session again whose last line was not whole", async () => {
    const { path, cacheFolder } = place(largeSession().text().slice(0, -20));
    await read(path, cacheOf(cacheFolder));
    appendFileSync(path, 'www"}}\n');
    const grown = await read(path, cacheOf(cacheFolder));
    expect(comparable(grown.reading)).toEqual(comparable((await read(path)).reading));
  });

  it.each([
    { what: "cut short", damage: (bytes: Buffer) => bytes.subarray(0, bytes.length - 100) },
    { what: "empty", damage: () => Buffer.alloc(0) },
    { what: "another file", damage: () => Buffer.from("leafwalk-facts-1\nnot at all") },
    {
      what: "with a byte turned over",
      damage: (bytes: Buffer) => {
        bytes[bytes.length - 5]! ^= 1;
        return bytes;
      },
    },
  ])("does without a kept file that is $what, and replaces it", async ({ damage }) => {
    const { path, cacheFolder } = place();
    const first = await read(path, cacheOf(cacheFolder));
    const [name = ""] = readdirSync(cacheFolder);
    const kept = join(cacheFolder, name);
    writeFileSync(kept, damage(readFileSync(kept)));
    const again = await read(path, cacheOf(cacheFolder));
    expect(comparable(again.reading)).toEqual(comparable(first.reading));
    expect((await read(path, cacheOf(cacheFolder))).bytes).toBe(SAMPLES);
  });

  it("takes nothing that another version kept", async () => {
    const { path, cacheFolder } = place();
    await read(path, cacheOf(cacheFolder, "1"));
    expect((await read(path, cacheOf(cacheFolder, "2"))).bytes).toBeGreaterThan(1_000_000);
  });

  it("keeps its files to the user, and no small ones", async () => {
    const { path, cacheFolder } = place();
    await read(path, cacheOf(cacheFolder));
    const [name = "", ...others] = readdirSync(cacheFolder);
    expect(others).toEqual([]);
    expect(statSync(cacheFolder).mode & 0o777).toBe(0o700);
    expect(statSync(join(cacheFolder, name)).mode & 0o777).toBe(0o600);
    const small = place(new SessionBuilder().user("hi").text());
    await read(small.path, cacheOf(small.cacheFolder));
    expect(() => readdirSync(small.cacheFolder)).toThrow("ENOENT");
  });

  it("keeps no more bytes than it may, the ones used last", async () => {
    const { cacheFolder } = place();
    const paths = [place(), place(), place()].map(({ path }) => path);
    const [first = "", second = "", third = ""] = paths;
    await read(first, cacheOf(cacheFolder));
    const size = statSync(join(cacheFolder, readdirSync(cacheFolder)[0] ?? "")).size;
    const small = new FactsCache({ folder: cacheFolder, version: "1", atMost: 2.5 * size });
    await read(second, small);
    const old = new Date(0);
    for (const name of readdirSync(cacheFolder)) utimesSync(join(cacheFolder, name), old, old);
    expect((await read(first, small)).bytes).toBe(SAMPLES);
    await read(third, small);
    expect(readdirSync(cacheFolder)).toHaveLength(2);
    expect((await read(first, small)).bytes).toBe(SAMPLES);
    expect((await read(third, small)).bytes).toBe(SAMPLES);
  });

  it("says so where nothing can be kept, and reads all the same", async () => {
    const { path } = place();
    const file = join(tempFolder(), "a-file");
    writeFileSync(file, "");
    const reports: string[] = [];
    const cache = cacheOf(join(file, "facts"));
    const { reading } = await read(path, cache, ({ message }) => void reports.push(message));
    expect(comparable(reading)).toEqual(comparable((await read(path)).reading));
    expect(reports).toEqual([expect.stringContaining("ENOTDIR")]);
  });
});
