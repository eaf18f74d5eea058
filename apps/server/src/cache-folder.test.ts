import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../testing/folder.ts";
import { cacheFolder, liesIn } from "./cache-folder.ts";

describe("the cache's folder", () => {
  it("is XDG_CACHE_HOME's where that is absolute, else the home folder's", () => {
    const folderWith = (named?: string) =>
      cacheFolder({ env: { XDG_CACHE_HOME: named }, home: "/home/u" });
    expect(folderWith("/c")).toBe("/c/leafwalk");
    expect(folderWith("c")).toBe("/home/u/.cache/leafwalk");
    expect(folderWith()).toBe("/home/u/.cache/leafwalk");
  });

  it("lies in the sessions where a link leads there, though it is not made yet", async () => {
    const folder = makeFolder();
    const [sessions, elsewhere] = [join(folder, "sessions"), join(folder, "sessions-2")];
    mkdirSync(sessions);
    mkdirSync(elsewhere);
    const link = join(folder, "link");
    symlinkSync(sessions, link);
    expect(await liesIn(join(link, "new/leafwalk"), sessions)).toBe(true);
    expect(await liesIn(join(sessions, "leafwalk"), link)).toBe(true);
    expect(await liesIn(sessions, sessions)).toBe(true);
    expect(await liesIn(join(elsewhere, "leafwalk"), sessions)).toBe(false);
    expect(await liesIn(folder, sessions)).toBe(false);
  });
});
