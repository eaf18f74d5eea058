// The cases that are kept beside the repository; without them there are none.

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shared } from "../support/sessions.ts";
import type { Expectations, SessionCase } from "./expectations.ts";

const folder = join(shared, "cases");
const MOST_BYTES = 64_000_000;

export const hasSharedCases = existsSync(folder);

/** The folder of a case, by the letters in front of its name. */
export function sharedCaseFolder(name: string): string {
  return join(folder, readdirSync(folder).find((item) => item.startsWith(`${name}-`)) ?? name);
}

/** Every case that is one session file. */
export function listSharedCases(): SessionCase[] {
  if (!hasSharedCases) return [];
  return readdirSync(folder).flatMap((name) => {
    const at = join(folder, name);
    const text = readSession(at);
    if (text === undefined) return [];
    // What the cases expect of the page has the shape of Expectations; the rest is not read here.
    const expect = JSON.parse(readFileSync(join(at, "expect.json"), "utf8")) as Expectations;
    return [{ name, text, expect }];
  });
}

function readSession(at: string): string | undefined {
  if (existsSync(join(at, "session.jsonl"))) return readFileSync(join(at, "session.jsonl"), "utf8");
  if (!existsSync(join(at, "gen.mjs"))) return undefined;
  return execFileSync(process.execPath, [join(at, "gen.mjs")], {
    encoding: "utf8",
    maxBuffer: MOST_BYTES,
  });
}
