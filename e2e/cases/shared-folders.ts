// The cases beside the repository that are folders of sessions; without them there are none.

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FolderCase, FolderExpectations } from "./folder-expectations.ts";
import { hasSharedCases, sharedCaseFolder } from "./shared-cases.ts";

export function listSharedFolderCases(): FolderCase[] {
  if (!hasSharedCases) return [];
  return ["C67", "C68", "C69"].map((name) => {
    const at = sharedCaseFolder(name);
    const text = readFileSync(join(at, "expect.json"), "utf8");
    // What the cases expect of a list has the shape of FolderExpectations; the rest is not read here.
    const expect = JSON.parse(text) as FolderExpectations;
    return { name, expect, lay: (folder) => layOut(at, folder) };
  });
}

/** The case's own script finishes its folder; it runs beside it. */
function layOut(at: string, folder: string): void {
  cpSync(join(at, "sessions"), folder, { recursive: true });
  const setup = join(at, "setup.sh");
  if (existsSync(setup)) execFileSync("sh", [setup], { cwd: dirname(folder) });
}
