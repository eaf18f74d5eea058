import { describe, expect, it } from "vitest";
import { linesOfEdit } from "./edit-lines.ts";
import { toolLook } from "./index.ts";
import { todoItems } from "./todo-items.ts";

describe("toolLook", () => {
  it.each([
    ["bash", { command: "ls" }, "ls"],
    ["read", { path: "a.ts", offset: 12, limit: 19 }, "a.ts:12–30"],
    ["read", { file_path: "a.ts" }, "a.ts"],
    ["edit", { path: "a.ts" }, "a.ts"],
    ["grep", { pattern: "x+", path: "src" }, "x+ in src"],
    ["task", { agent: "scout", description: "look" }, "scout · look"],
    ["beam", { strength: 3, target: "moon" }, "moon"],
    ["beam", {}, undefined],
    ["constructor", { query: "q" }, "q"],
    ["__proto__", { url: "u" }, "u"],
  ])("says of %s with %j the argument that matters", (name, args, argument) => {
    expect(toolLook(name).argument(args)).toBe(argument);
  });
});

describe("linesOfEdit", () => {
  it("makes a diff of what an edit asks for", () => {
    const lines = linesOfEdit({
      edits: [{ oldText: "a", newText: "b\nc" }, 3, { old: "", new: "d" }],
    });
    expect(lines.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      "removed a",
      "added b",
      "added c",
      "gap …",
      "added d",
    ]);
  });

  it("is empty where the arguments tell no change", () => {
    expect(linesOfEdit({ path: "a.ts" })).toEqual([]);
  });
});

describe("todoItems", () => {
  it("reads items and phases, and any status", () => {
    const phases = [{ name: "One", tasks: [{ content: "a", status: "completed" }, "b", null] }];
    expect(todoItems({ phases })).toEqual([
      { text: "a", state: "done", phase: "One" },
      { text: "b", state: "open", phase: "One" },
    ]);
    expect(todoItems({ todos: [{ content: "c", status: "in_progress" }] })).toEqual([
      { text: "c", state: "doing", phase: undefined },
    ]);
    expect(todoItems({ todos: 7 })).toEqual([]);
  });
});
