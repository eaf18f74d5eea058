import { expect, it } from "vitest";
import { callArguments } from "./call-arguments.ts";

it("gives each call the argument that matters, in one bounded line", () => {
  const call = (id: string, name: string, args: unknown) => ({
    type: "toolCall",
    id,
    name,
    arguments: args,
  });
  const content = [
    { type: "text", text: "on it" },
    call("a", "bash", { command: "make\n  all", timeout: 3 }),
    call("b", "read", { path: "src/lexer.ts" }),
    call("c", "wait", { times: 3 }),
    call("d", "write", "no object"),
    call("a", "bash", { command: "the id again" }),
    call("e", "grep", { pattern: "x".repeat(5000) }),
  ];
  const found = callArguments({ type: "message", message: { role: "assistant", content } });
  expect(found.get("a")).toBe("make all");
  expect(found.get("b")).toBe("src/lexer.ts");
  expect(found.has("c")).toBe(false);
  expect(found.has("d")).toBe(false);
  expect(found.get("e")?.length).toBeLessThanOrEqual(201);
});

it("finds nothing in what is no assistant's message", () => {
  expect(callArguments({ type: "message" }).size).toBe(0);
  expect(callArguments({ type: "message", message: { content: "text" } }).size).toBe(0);
});
