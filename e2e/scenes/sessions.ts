// The sessions of the scenes: the demo, the fixtures, and one with more branches than fit side by side.

import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { call, SessionBuilder } from "@leafwalk/core/testing";
import { ageFiles } from "../support/age-files.ts";
import { fixtures } from "../support/sessions.ts";

const demo = join(import.meta.dirname, "../../apps/server/demo");

// Titles by which the scenes find them.
export const REFACTORING = "A refactoring with branches";
export const BUG_HUNT = "A long bug hunt";
export const DAMAGED = "A damaged file";
export const ALL_TYPES = "Lamp check";
export const BUSHY = "Twelve ways to keep a lamp burning";

/** Lays the sessions out below a folder that is there. */
export function writeSessions(folder: string): void {
  const project = join(folder, "--srv-pictures--");
  mkdirSync(project, { recursive: true });
  cpSync(demo, project, { recursive: true, filter: (path) => !path.endsWith(".ts") });
  for (const name of readdirSync(fixtures)) {
    if (name !== "damaged.jsonl") copyFileSync(join(fixtures, name), join(project, name));
  }
  writeFileSync(join(project, "bushy-lamps.jsonl"), bushySession());
  ageFiles(project);
}

/** The refactoring, as it would stand at the end of a file that takes a while to read. */
export function largeRefactoring(): string {
  const [first, ...rest] = readFileSync(join(demo, "refactoring.jsonl"), "utf8").split("\n");
  const aside = `{"type":"custom","id":"aside","parentId":null,"data":"${"w".repeat(900_000)}"}`;
  return [first, ...Array.from({ length: 10 }, () => aside), ...rest].join("\n");
}

const ideas = [
  "a hand pump on the oil line",
  "a spare wick that drops by itself",
  "two lamps that relieve each other",
  "a bell when the flame shrinks",
  "a wind shield of slate",
  "a clockwork that trims the wick",
  "heating the oil in winter",
  "a float valve in the tank",
  "a mirror that shows the flame below",
  "a second keeper at night",
  "a lid against the spray",
  "a longer chimney",
];

/** A question, twelve answers to it that were each worked on, and work that went on from the third. */
function bushySession(): string {
  const session = new SessionBuilder({
    title: BUSHY,
    id: "5e55b00500000001",
    cwd: "/srv/lighthouse",
  });
  session.entry("model_change", { model: "acme/acme-large" });
  session.user("The lamp goes out in storms. Try several ways to keep it burning, one at a time.");
  const work = (id: string, words: string, failed = false) => {
    session.assistant(
      [
        { type: "thinking", thinking: `What would ${words} need?` },
        call(`${id}a`, "read", { path: "lamp/tank.md" }),
        call(`${id}b`, "bash", { command: "make lamp-test" }),
      ],
      { stopReason: "toolUse" },
    );
    session.result(`${id}a`, "The tank holds 40 litres.", { toolName: "read" });
    session.result(`${id}b`, failed ? "the flame went out after 3 min" : "burning after 60 min", {
      isError: failed,
    });
    session.assistant(failed ? `No luck with ${words}.` : `It burns with ${words}.`);
  };
  work("c0", "the tank as it is");
  ideas.forEach((idea, at) => {
    session.goTo("e6").user(`Try ${idea}.`);
    work(`c${at + 1}`, idea, at % 3 === 1);
    if (at % 4 === 2) session.user("Go on from here.").assistant("Then the chimney is next.");
  });
  session.entry("label", { targetId: "e6", label: "before the ideas" });
  session.user("Which one do we build?").assistant("The longer chimney: it cost least and held.");
  return session.text();
}
