// Random session files for property tests: any shape of tree, every entry type, odd values, then damage.

import fc from "fast-check";
import { encodeUtf8 } from "../read/utf8.ts";

const text = fc.oneof(
  fc.constant(`${" ".repeat(9000)}framed${"\n".repeat(9000)}`),
  fc.string({ maxLength: 30, unit: "grapheme" }),
  fc.constantFrom(
    "",
    " ",
    "line\nend\r\n",
    "\u2028",
    "\ud800",
    '“quoted” \\ " {',
    "a".repeat(2000),
    "é\\".repeat(9000),
    `${"w".repeat(9000)}🍎 artifact://12\n`,
    `artifact://3 ${"\\u0041".repeat(3000)}artifact://4.bash.log`,
  ),
);
const odd = fc.constantFrom<unknown>(null, 7, true, [], {}, "", "x", [
  null,
  "bare",
  { type: "text" },
]);
const id = fc.constantFrom("a", "b", "c", "d", "e", "__proto__", "constructor", "a~2");

const block = fc.oneof(
  text.map((value) => ({ type: "text", text: value })),
  text.map((value) => ({ type: "thinking", thinking: value, thinkingSignature: "s" })),
  fc.constant({ type: "redactedThinking", data: "x" }),
  text.map((value) => ({ type: "image", data: value, mimeType: "image/png" })),
  fc.constant({ type: "image", data: `blob:sha256:${"0f".repeat(32)}`, mimeType: "image/png" }),
  id.map((value) => ({ type: "toolCall", id: value, name: "bash", arguments: { command: "ls" } })),
  odd,
);
const content = fc.oneof(text, fc.array(block, { maxLength: 4 }), odd);
const usage = fc.oneof(
  fc.constant(undefined),
  fc.record({
    input: fc.nat(),
    output: fc.nat(),
    cost: fc.record({ total: fc.double({ noNaN: true }) }),
  }),
  odd,
);

const message = fc.oneof(
  fc.record({ role: fc.constantFrom("user", "developer", "system"), content }),
  fc.record({
    role: fc.constant("assistant"),
    content,
    stopReason: fc.constantFrom(undefined, "stop", "toolUse", "length", "error", "aborted", "odd"),
    usage,
    retryRecovery: fc.constantFrom(undefined, { attempts: 1 }),
    errorMessage: fc.constantFrom(undefined, "503"),
    provider: fc.constantFrom("acme", undefined),
    model: fc.constant("acme-1"),
  }),
  fc.record({
    role: fc.constant("toolResult"),
    toolCallId: id,
    toolName: fc.constant("bash"),
    content,
    isError: fc.boolean(),
  }),
  fc.record({
    role: fc.constantFrom("bashExecution", "pythonExecution"),
    command: text,
    code: text,
    output: text,
    exitCode: fc.constantFrom(0, 2, undefined),
    excludeFromContext: fc.constantFrom(undefined, true),
  }),
  fc.record({
    role: fc.constantFrom("custom", "hookMessage"),
    customType: fc.constantFrom("note", "interrupted-thinking"),
    content,
  }),
  fc.record({
    role: fc.constant("fileMention"),
    files: fc.array(fc.record({ path: text, content: text }), { maxLength: 2 }),
  }),
  fc.record({
    role: fc.constantFrom("branchSummary", "compactionSummary", "martian"),
    summary: text,
    content,
  }),
  odd,
);

const fields = fc.oneof(
  { weight: 12, arbitrary: message.map((value) => ({ type: "message", message: value })) },
  fc.record({
    type: fc.constant("model_change"),
    model: fc.constant("acme/a/b"),
    role: fc.constantFrom("default", "smol"),
  }),
  fc.record({
    type: fc.constant("thinking_level_change"),
    thinkingLevel: fc.constantFrom("high", null),
  }),
  fc.record({
    type: fc.constant("compaction"),
    summary: text,
    firstKeptEntryId: id,
    firstKeptEntryIndex: fc.nat({ max: 9 }),
    preserveData: fc.constantFrom(undefined, {
      openaiRemoteCompaction: { provider: "openai", replacementHistory: [] },
    }),
    systemMessage: fc.constantFrom(undefined, { role: "system", content: "all" }),
    providerReplayThroughEntryId: fc.option(id, { nil: undefined }),
  }),
  fc.record({ type: fc.constant("branch_summary"), fromId: id, summary: text }),
  fc.record({
    type: fc.constant("custom_message"),
    customType: fc.constantFrom("note", "interrupted-thinking"),
    content,
    display: fc.boolean(),
  }),
  fc.record({ type: fc.constant("label"), targetId: id, label: fc.option(text) }),
  fc.record({
    type: fc.constant("context_edit"),
    targetId: id,
    replacement: fc.constantFrom<unknown>(null, { content: "short" }, 3),
  }),
  fc.record({ type: fc.constant("session_info"), name: text }),
  fc.record({
    type: fc.constantFrom(
      "custom",
      "reset_boundary",
      "mode_change",
      "ttsr_injection",
      "usage",
      "scratchpad",
      "session_init",
    ),
    mode: text,
    injectedRules: fc.array(text, { maxLength: 2 }),
    data: fc.jsonValue(),
    usage,
  }),
);

const time = fc.oneof(
  fc.nat({ max: 9 }).map((second) => `2026-01-05T09:00:0${second}.000Z`),
  fc.constantFrom<unknown>("yesterday", undefined, 1767603600000, null),
);

/** An entry as an object; ids and parents come from a small set, so that they repeat and form cycles. */
const entryArbitrary = fc
  .record({
    fields,
    id: fc.option(id, { nil: undefined, freq: 12 }),
    parentId: fc.option(id, { nil: null, freq: 8 }),
    hasParent: fc.boolean(),
    timestamp: time,
  })
  .map(({ fields: rest, hasParent, parentId, ...base }) => ({
    ...rest,
    ...base,
    ...(hasParent ? { parentId } : {}),
  }));

const header = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant("session"),
      version: fc.constantFrom(1, 2, 3, undefined, 9),
      id: text,
      timestamp: time,
      cwd: text,
    }),
  },
  fc.constant(undefined),
);

/** Lines of a well-formed file (which may be no session): every line is one JSON object. */
export const linesArbitrary = fc
  .tuple(header, fc.array(entryArbitrary, { maxLength: 12 }))
  .map(([first, entries]) =>
    [...(first ? [first] : []), ...entries].map((entry) => JSON.stringify(entry)),
  );

/** Bytes of a file: well-formed lines, then cuts, repeats, zeros and line ends put in anywhere. */
export const damagedBytesArbitrary = fc
  .tuple(
    linesArbitrary,
    fc.array(
      fc.record({
        at: fc.nat(),
        drop: fc.nat({ max: 40 }),
        insert: fc.constantFrom(
          "",
          "\n",
          "\0\0",
          "{",
          '"',
          "}",
          '{"type":"message","id":"zz","timestamp":"2026-01-05T09:00:00Z","message":{"role":"user","content":"x"}}',
          "null",
          "\\",
          "\r\n",
          "\ufeff",
        ),
      }),
      { maxLength: 4 },
    ),
    fc.boolean(),
  )
  .map(([lines, damages, ends]) => {
    let bytes = Array.from(encodeUtf8(lines.join("\n") + (ends ? "\n" : "")));
    for (const { at, drop, insert } of damages) {
      const index = at % (bytes.length + 1);
      bytes = [...bytes.slice(0, index), ...encodeUtf8(insert), ...bytes.slice(index + drop)];
    }
    return Uint8Array.from(bytes);
  });
