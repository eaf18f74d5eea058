// Sessions that belong together: a parent, its fork with subagents, a fork of that one, and copies of one id.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface Fields {
  readonly [key: string]: unknown;
}

export const lightsId = "5e55a11000000fa2";
export const twinId = "5e55a11000000fa7";
/** Without a space: nothing in it lets a line be broken. */
export const longTitle = "harbour".repeat(43).slice(0, 300);
export const systemPrompt = "You keep the harbour lights. Never guess.";

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
  return write(
    { id: lightsId, title: "Fix the lights", parentSession: "/elsewhere/keeper.jsonl" },
    [
      {
        type: "session_init",
        systemPrompt,
        task: "Fix them",
        tools: ["read", "bash"],
        agent: "warden",
      },
      { type: "model_change", model: "acme/acme-large", role: "default" },
      { type: "thinking_level_change", thinkingLevel: "high" },
      { type: "service_tier_change", serviceTier: "priority" },
      user("Which lamp is out?"),
      answer([call("k1", "read"), call("k2", "bash")]),
      result("k1", "lamp 3"),
      result("k2", "no such lamp", { isError: true }),
      // A provider that counts nothing.
      answer([{ type: "text", text: "Lamp 3." }], { model: "acme-mini", usage: undefined }),
      { type: "compaction", summary: "Lamp 3 is out.", firstKeptEntryId: "e9", tokensBefore: 900 },
      { type: "ttsr_injection", injectedRules: ["no-guessing"] },
      user("Put in a new one"),
      answer([call("k3", "edit")]),
      result("k3", "done", {
        details: { path: "lamp.ts", diff: "@@ -1 +1,2 @@\n-off\n+on\n+bright" },
      }),
      answer([{ type: "text", text: "It shines." }]),
      // Another try, from the first answer on: the file's last entry.
      { ...user("Or clean the old one?"), parentId: "e9" },
      answer([{ type: "text", text: "It was only dirty." }]),
    ],
  );
}

function talk(header: Fields): string {
  return write(header, [user("Is all well?"), answer([{ type: "text", text: "All is well." }])]);
}

function write(header: Fields, entries: readonly Fields[]): string {
  const start = Date.UTC(2026, 0, 5, 9);
  const timeOf = (index: number) => new Date(start + index * 60_000).toISOString();
  const first = {
    type: "session",
    version: 3,
    timestamp: timeOf(0),
    cwd: "/srv/harbour",
    ...header,
  };
  const rest = entries.map((entry, i) => ({
    id: `e${i + 1}`,
    parentId: i === 0 ? null : `e${i}`,
    timestamp: timeOf(i + 1),
    ...entry,
  }));
  return [first, ...rest].map((record) => `${JSON.stringify(record)}\n`).join("");
}

function user(content: string): Fields {
  return { type: "message", message: { role: "user", content } };
}

function call(id: string, name: string): Fields {
  return { type: "toolCall", id, name, arguments: {} };
}

function answer(content: readonly Fields[], more: Fields = {}): Fields {
  const usage = { input: 100, output: 20, cacheRead: 50, cost: { total: 0.05 } };
  const message = {
    role: "assistant",
    content,
    provider: "acme",
    model: "acme-large",
    stopReason: "stop",
  };
  return { type: "message", message: { ...message, usage, ...more } };
}

function result(toolCallId: string, text: string, more: Fields = {}): Fields {
  const message = {
    role: "toolResult",
    toolCallId,
    content: [{ type: "text", text }],
    isError: false,
  };
  return { type: "message", message: { ...message, ...more } };
}
