import { chartImage } from "./chart-image.ts";
import { DemoSession, text, thinking } from "./demo-session.ts";

const cwd = "/home/ada/querykit";
const id = "0d5e7ac1f0b24c11";

const parser = `export function parseFilter(tokens: Token[]): Filter {
  const left = parseAnd(tokens);
  if (tokens[0]?.kind !== "or") return left;
  tokens.shift();
  return { kind: "or", left, right: parseFilter(tokens) };
}

function parseAnd(tokens: Token[]): Filter {
  const left = parseNot(tokens);
  if (tokens[0]?.kind !== "and") return left;
  tokens.shift();
  return { kind: "and", left, right: parseAnd(tokens) };
}`;

const prattDiff = `--- a/src/filter/parse.ts
+++ b/src/filter/parse.ts
@@ -1,18 +1,24 @@
-export function parseFilter(tokens: Token[]): Filter {
-  const left = parseAnd(tokens);
-  if (tokens[0]?.kind !== "or") return left;
-  tokens.shift();
-  return { kind: "or", left, right: parseFilter(tokens) };
-}
+const power = { or: 1, and: 2, not: 3 } as const;
+
+export function parseFilter(tokens: Token[], least = 0): Filter {
+  let left = parsePrefix(tokens);
+  for (;;) {
+    const next = tokens[0];
+    if (next === undefined || !isInfix(next) || power[next.kind] <= least) return left;
+    tokens.shift();
+    left = { kind: next.kind, left, right: parseFilter(tokens, power[next.kind]) };
+  }
+}`;

const levelsDiff = `--- a/src/filter/parse.ts
+++ b/src/filter/parse.ts
@@ -8,6 +8,12 @@
 function parseAnd(tokens: Token[]): Filter {
-  const left = parseNot(tokens);
+  const left = parseComparison(tokens);
+}
+
+function parseComparison(tokens: Token[]): Filter {
+  const left = parseSum(tokens);
+  // one more function for every level …
 }`;

/** Branches, a compaction, labels, edits with diffs, a turn that was stopped, thinking, an image. */
export function refactoring(): string {
  const demo = new DemoSession({
    id,
    cwd,
    started: "2026-03-02T09:14:00.000Z",
    model: "acme/opal-2",
  });
  demo.slot("A refactoring with branches").start();
  demo.entry("model_change", { model: "acme/opal-2", role: "default" });
  demo.entry("thinking_level_change", { thinkingLevel: "medium" });

  demo.user("Move the filter parser to a Pratt parser. The tests must stay green.");
  demo.call("read", { path: "src/filter/parse.ts" }, parser, {
    before: [
      thinking("Read the parser first: how many levels does it have, and who calls it?"),
      text("I will look at the parser and at its callers."),
    ],
  });
  demo.call(
    "grep",
    { pattern: "parseFilter\\(", path: "src" },
    "src/filter/index.ts:12: return parseFilter(tokenise(source));\nsrc/query/where.ts:40: parseFilter(rest)",
  );
  const green = demo.call(
    "bash",
    { command: "npm test -- filter" },
    "\u001b[32m✓\u001b[0m filter/parse.test.ts (38 tests)\n\u001b[32m✓\u001b[0m filter/tokenise.test.ts (21 tests)\n\nTests  59 passed (59)",
  );
  demo.label(green, "before-pratt");
  const question = demo.assistant([
    text(
      "There are three levels (`or`, `and`, `not`) and two callers. All 59 tests pass before the change.\n\nTwo ways are open:\n\n1. a **table of binding powers** and one loop;\n2. **one function per level**, as now, with the comparison levels added.\n\nI would take the table.",
    ),
  ]);

  demo.goTo(question);
  demo.user("Try one function per level first.");
  demo.edit("src/filter/parse.ts", levelsDiff, [text("One function per level, then.")]);
  demo.call(
    "bash",
    { command: "npm test -- filter" },
    "\u001b[31m✗\u001b[0m filter/parse.test.ts > NOT binds tighter than AND\n  expected (not a) and b\n  received not (a and b)\n\nTests  7 failed, 52 passed (59)",
    { failed: true },
  );
  const stuck = demo.assistant([
    text(
      "Seven tests fail: with a function for each level the order of `not` and the comparisons is hard to see, and each new operator changes two functions.",
    ),
  ]);

  demo.goTo(question);
  demo.entry("branch_summary", {
    fromId: stuck,
    summary:
      "One function per level was tried: seven tests failed because `not` ended up above `and`. The edit was taken back.",
  });
  demo.user("Then the table.");
  const pratt = demo.edit("src/filter/parse.ts", prattDiff, [
    thinking(
      "`not` is a prefix operator: it needs a power of its own on the right-hand side only.",
    ),
    text("The table of binding powers, with `not` as a prefix operator:"),
  ]);
  demo.call(
    "bash",
    { command: "npm test -- filter" },
    "\u001b[32m✓\u001b[0m filter/parse.test.ts (38 tests)\n\u001b[32m✓\u001b[0m filter/tokenise.test.ts (21 tests)\n\nTests  59 passed (59)",
  );
  demo.assistant([
    text("All 59 tests pass. `parseFilter` is one loop of 9 lines now; a new operator is a line."),
  ]);
  demo.label(pratt, "table of powers");

  demo.user("Now rewrite everything in src/query as well!", [], 40);
  demo.assistant([text("I will begin with `where.ts`, then `order.ts`, `group.ts`, ")], {
    stopReason: "aborted",
    errorMessage: "Stopped by the user",
  });
  demo.message({
    role: "bashExecution",
    command: "git stash list",
    output: "stash@{0}: WIP on main: 4e1f2aa try levels",
    exitCode: 0,
    excludeFromContext: true,
  });

  const kept = demo.user("No. Only where.ts calls the parser: change that one.");
  demo.call(
    "read",
    { path: "src/query/where.ts" },
    "export function parseWhere(source: string): Where {\n  const [head, ...rest] = tokenise(source);\n  return { head, filter: parseFilter(rest) };\n}",
  );
  demo.edit(
    "src/query/where.ts",
    "--- a/src/query/where.ts\n+++ b/src/query/where.ts\n@@ -1,4 +1,5 @@\n export function parseWhere(source: string): Where {\n   const [head, ...rest] = tokenise(source);\n-  return { head, filter: parseFilter(rest) };\n+  const filter = parseFilter(rest);\n+  if (rest.length > 0) throw new UnexpectedToken(rest[0]);\n+  return { head, filter };\n }",
  );
  demo.assistant([text("`where.ts` now also says which token it did not expect.")]);
  demo.compact(
    "## Goal\nMove the filter parser to a Pratt parser without breaking a test.\n\n## Done\n- `src/filter/parse.ts`: a table of binding powers and one loop (59 tests pass).\n- One function per level was tried and given up.\n\n## Next\n- `src/query/where.ts` reports unexpected tokens.",
    kept,
  );

  demo.entry("custom_message", {
    customType: "test-watcher",
    content: "143 of 143 tests pass in querykit",
    display: true,
  });
  demo.user("Is it slower? This is the benchmark, before and after.", [
    { type: "image", data: chartImage, mimeType: "image/png" },
  ]);
  demo.assistant([
    thinking("The red bar is the old parser on nested filters; the others are within noise."),
    text(
      "No: the one tall bar (red) is the *old* parser on deeply nested filters.\n\n| filters | before | after |\n|---|---:|---:|\n| flat | 52 µs | 40 µs |\n| nested | 96 µs | 30 µs |\n| one term | 24 µs | 24 µs |",
    ),
  ]);
  demo.model = "acme/pebble-1";
  demo.entry("model_change", { model: "acme/pebble-1", role: "default" });
  demo.user("Write the commit message.");
  const last = demo.assistant([
    text(
      "```text\nFilters are parsed by binding power\n\nA table says how tightly and, or and not bind; one loop reads it. A new\noperator is a line in the table. NOT binds tighter than AND, as documented.\n```",
    ),
  ]);
  demo.label(last, "ready to merge");
  return demo.toString();
}

/** The subagent that looked for callers. */
export function refactoringScout(): string {
  const demo = new DemoSession({
    id: "0d5e7ac1f0b24c12",
    cwd,
    started: "2026-03-02T09:14:30.000Z",
    model: "acme/pebble-1",
    fields: { parentSession: "refactoring.jsonl" },
  });
  demo.slot("").start();
  demo.entry("session_init", {
    agent: "Scout",
    task: "Find every caller of parseFilter",
    systemPrompt: "You find facts in files and change nothing.",
    tools: ["read", "grep"],
  });
  demo.user("Find every caller of parseFilter");
  demo.call(
    "grep",
    { pattern: "parseFilter", path: "." },
    "src/filter/index.ts:12\nsrc/query/where.ts:40",
  );
  demo.assistant([text("Two callers: `src/filter/index.ts:12` and `src/query/where.ts:40`.")]);
  return demo.toString();
}
