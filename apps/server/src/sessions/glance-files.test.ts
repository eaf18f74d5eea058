import { openSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { hashFolder, makeFolder } from "../../testing/folder.ts";
import { smallSession } from "../../testing/sessions.ts";
import type { Place } from "./files.ts";
import { glanceAtFiles } from "./glance-files.ts";

const placeOf = (folder: string, name: string): Place => ({
  folder,
  path: join(folder, name),
  name: basename(name),
});

/** What a look gives: the first words, or the reason why there are none. */
function tell(folder: string, names: readonly string[], open?: typeof openSync) {
  const places = names.map((name) => placeOf(folder, name));
  return glanceAtFiles(places, open).map((glanced) =>
    "glance" in glanced ? glanced.glance.firstPrompt : glanced.error,
  );
}

describe("glanceAtFiles", () => {
  it("looks at each, whatever is wrong with others, and changes nothing", () => {
    const folder = makeFolder({
      "a/one.jsonl": smallSession({ prompt: "One" }),
      "a/two.jsonl": smallSession({ prompt: "Two" }),
      "a/folder.jsonl": { folder: true },
    });
    const before = hashFolder(folder);
    expect(tell(folder, ["a/one.jsonl", "a/gone.jsonl", "a/folder.jsonl", "a/two.jsonl"])).toEqual([
      "One",
      { isKnown: true, message: "gone.jsonl is no longer there" },
      { isKnown: true, message: "folder.jsonl is no file of its sessions folder" },
      "Two",
    ]);
    expect(hashFolder(folder)).toBe(before);
  });

  it("follows no link that has taken the place of a file or of its folder", () => {
    const outside = makeFolder({ "one.jsonl": smallSession({ prompt: "Secret" }) });
    const folder = makeFolder({
      "a/one.jsonl": smallSession(),
      "b/one.jsonl": smallSession(),
      "c/one.jsonl": smallSession({ prompt: "Moved" }),
    });
    rmSync(join(folder, "a/one.jsonl"));
    symlinkSync(join(outside, "one.jsonl"), join(folder, "a/one.jsonl"));
    rmSync(join(folder, "b"), { recursive: true });
    symlinkSync(outside, join(folder, "b"));
    // Within the root a folder may lead elsewhere.
    renameSync(join(folder, "c"), join(folder, "d"));
    symlinkSync(join(folder, "d"), join(folder, "c"));
    expect(tell(folder, ["a/one.jsonl", "b/one.jsonl", "c/one.jsonl"])).toEqual([
      { isKnown: true, message: "one.jsonl is no longer there" },
      { isKnown: true, message: "one.jsonl is no file of its sessions folder" },
      "Moved",
    ]);
  });

  it("opens a file of somebody else, and tells of what the system refuses", () => {
    const folder = makeFolder({ "a.jsonl": smallSession({ prompt: "One" }) });
    const failing =
      (...codes: string[]): typeof openSync =>
      (path, flags) => {
        const code = codes.shift();
        if (code === undefined) return openSync(path, flags);
        throw Object.assign(new Error(`${code}: it failed`), { code });
      };
    expect(tell(folder, ["a.jsonl"], failing("EPERM"))).toEqual(["One"]);
    expect(tell(folder, ["a.jsonl"], failing("EPERM", "EACCES"))).toEqual([
      { isKnown: true, message: "a.jsonl may not be read: the system denies it" },
    ]);
    expect(tell(folder, ["a.jsonl"], failing("EIO"))).toEqual([
      { isKnown: false, message: "EIO: it failed" },
    ]);
  });
});
