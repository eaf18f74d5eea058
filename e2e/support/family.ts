// Sessions that belong together: a parent, its fork with subagents, a fork of that one, and copies of one id.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { call, type EntryFields, SessionBuilder } from "@leafwalk/core/testing";

export const lightsId = "5e55a11000000fa2";
export const twinId = "5e55a11000000fa7";
/** Without a space: nothing in it lets a line be broken. */
export const longTitle = "harbour".repeat(43).slice(0, 300);
export const systemPrompt = "You keep the harbour lights. Never guess.";

/** What each answer but one comes from, and costs. */
const large = {
  model: "acme-large",
  usage: { input: 100, output: 20, cacheRead: 50, cost: { total: 0.05 } },
};

/** Lays the family out in a folder of sessions. */
export function writeFamily(folder: string): void {
  const files: Readonly<Record<string, string>> = {
    "keeper.jsonl": talk({ id: "5e55a11000000fa1", title: "Plan the harbour lights" }),
    "lights.jsonl": lights(),
    "lights/Scout.jsonl": talk({ id: "5e55a11000000fa3", title: "Scout the pier" }),
    "lights/Diver.jsonl": talk({ id: "5e55a11000000fa4", title: "Look at the moorings" }),
    "fork.jsonl": talk({
      id: "5e55a11000000fa5",
      title: "Lights, another way",
      parentSession: "/elsewhere/lights.jsonl",
    }),
    "lone.jsonl": talk({
      id: "5e55a11000000fa6",
      title: "A fork of what is gone",
      parentSession: "/elsewhere/old-harbour.jsonl",
    }),
    "twin-a.jsonl": talk({ id: twinId, title: "The first twin" }),
    "twin-b.jsonl": talk({ id: twinId, title: "The second twin" }),
    "long.jsonl": talk({ id: "5e55a11000000fa8", title: longTitle }),
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, "--srv-harbour--", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Every kind of fact that the session's own sheet tells. */
export function lights(): string {
  const parentSession = "/elsewhere/keeper.jsonl";
  return (
    begin({ id: lightsId, title: "Fix the lights", parentSession })
      .entry("session_init", {
        systemPrompt,
        task: "Fix them",
        tools: ["read", "bash"],
        agent: "warden",
      })
      .entry("model_change", { model: "acme/acme-large", role: "default" })
      .entry("thinking_level_change", { thinkingLevel: "high" })
      .entry("service_tier_change", { serviceTier: "priority" })
      .user("Which lamp is out?")
      .assistant([call("k1", "read"), call("k2", "bash")], large)
      .result("k1", "lamp 3")
      .result("k2", "no such lamp", { isError: true })
      // A provider that counts nothing.
      .assistant("Lamp 3.", { ...large, model: "acme-mini", usage: undefined })
      .entry("compaction", { summary: "Lamp 3 is out.", firstKeptEntryId: "e9", tokensBefore: 900 })
      .entry("ttsr_injection", { injectedRules: ["no-guessing"] })
      .user("Put in a new one")
      .assistant([call("k3", "edit")], large)
      .result("k3", "done", {
        details: { path: "lamp.ts", diff: "@@ -1 +1,2 @@\n-off\n+on\n+bright" },
      })
      .assistant("It shines.", large)
      // Another try, from the first answer on: the file's last entry.
      .goTo("e9")
      .user("Or clean the old one?")
      .assistant("It was only dirty.", large, { timestamp: "2026-01-05T09:17:00.000Z" })
      .text()
  );
}

function talk(header: EntryFields): string {
  return begin(header).user("Is all well?").assistant("All is well.", large).text();
}

function begin(header: EntryFields): SessionBuilder {
  return new SessionBuilder({
    timestamp: "2026-01-05T09:00:00.000Z",
    cwd: "/srv/harbour",
    ...header,
  });
}
