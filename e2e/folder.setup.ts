import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { writeFamily } from "./support/family.ts";
import {
  describeFolder,
  familySessions,
  fixtureSessions,
  fixtures,
  hasShared,
  realAgentFolder,
  realSessions,
  runFolder,
  shared,
} from "./support/sessions.ts";

test("the sessions of this run are laid out", () => {
  const project = join(fixtureSessions, "--srv-demo--");
  mkdirSync(project, { recursive: true });
  for (const name of readdirSync(fixtures)) copyFileSync(join(fixtures, name), join(project, name));
  writeFamily(familySessions);
  if (hasShared) {
    cpSync(join(shared, "real/omp-agent-dir"), realAgentFolder, {
      recursive: true,
      preserveTimestamps: true,
    });
    const real = join(realSessions, "--real--");
    mkdirSync(real, { recursive: true });
    copyFileSync(join(shared, "real/large-session.jsonl"), join(real, "large-session.jsonl"));
    const generator = join(shared, "tools/gen-session.mjs");
    const options = ["--size", "20MB", "--shape", "bushy", "--out", join(real, "bushy-20mb.jsonl")];
    execFileSync(process.execPath, [generator, ...options]);
  }
  writeFileSync(`${runFolder}.before.json`, JSON.stringify(describeFolder(runFolder)));
});
