// A folder of five hundred sessions as people have them: many of the same name, in several projects, of all
// sizes and endings, some damaged, some with subagents.

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { call, SessionBuilder } from "@leafwalk/core/testing";
import { ageFiles } from "./age-files.ts";

export const MANY = 500;

const projects = ["/srv/tidewater", "/srv/lantern", "/srv/querykit", "/srv/docs", "/srv/sandbox"];
const things = ["parser", "lexer", "cache", "router", "logger", "queue", "index", "theme"];
const endings = ["stop", "stop", "stop", "stop", "aborted", "error", "toolUse", "none"] as const;

/** Of each name there are a hundred; the names alone tell nothing. */
const titles = ["Nightly review", "Fix the build", "", "Write the docs", "/mode plan"];

export function writeManySessions(): string {
  const folder = mkdtempSync(join(tmpdir(), "leafwalk-many-"));
  for (let i = 0; i < MANY; i++) {
    const project = join(folder, `--${i % 7}--`);
    mkdirSync(project, { recursive: true });
    const name = `2026-01-05T09-00-00-000Z_${String(i).padStart(4, "0")}`;
    writeFileSync(join(project, `${name}.jsonl`), contentOf(i));
    if (i % 50 === 7) {
      mkdirSync(join(project, name));
      writeFileSync(join(project, name, "Scout.jsonl"), contentOf(i + 1));
    }
  }
  ageFiles(folder);
  return folder;
}

function contentOf(i: number): string {
  if (i === 100) return "";
  if (i === 200) return '{"level":"info"}\n';
  const title = titles[i % titles.length];
  const ending = endings[i % endings.length];
  const began = Date.UTC(2026, 0, 5, 9) + i * 3_600_000;
  const session = new SessionBuilder({
    id: `many-${i}`,
    timestamp: new Date(began).toISOString(),
    ...(i % 25 === 24 ? { cwd: undefined } : { cwd: projects[i % projects.length] }),
    ...(title === "" || title === "/mode plan" ? {} : { title }),
  });
  const time = { timestamp: began };
  if (title === "/mode plan") session.user("/mode plan");
  session.user(promptOf(i), { message: { role: "user", content: promptOf(i), ...time } });
  const branches = ending === "none" ? 0 : i % 6;
  for (let branch = 0; branch < branches; branch++) {
    session.goTo("e1").assistant(`Try ${branch}`, time);
  }
  const usage = { cost: { total: (i % 97) / 10 } };
  const answer = [
    { type: "text", text: "Done. ".repeat(1 + (i % 300)) },
    ...(ending === "toolUse" ? [call("c1")] : []),
  ];
  if (ending !== "none") session.assistant(answer, { ...time, stopReason: ending, usage });
  if (i % 40 === 3) session.raw('{"type":"message","id":"cut');
  return session.text();
}

/** A hundred nightly reviews begin alike and name their subject late; a few are wholly the same. */
function promptOf(i: number): string {
  if (i % 20 === 0) return "Review what changed since yesterday and report";
  return `Review what changed since yesterday in the ${things[i % things.length]} of part ${i}`;
}
