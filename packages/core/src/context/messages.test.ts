import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openBuilt, openBytes } from "../testing/read-fixture.ts";
import { damagedBytesArbitrary } from "../testing/session-arbitrary.ts";
import { call, SessionBuilder } from "../testing/session-builder.ts";
import { fixedText } from "./fixed-text.ts";
import { agentMessage, llmMessages } from "./messages.ts";
import { planContext } from "./plan.ts";

/** What is sent for a file's own leaf, a line a message: role and fixed text. */
function sent(builder: SessionBuilder): string[] {
  const { session, bodyOf } = openBuilt(builder);
  return planContext(session, session.leaf, "llm").messages.flatMap((planned) => {
    const message = agentMessage(planned, bodyOf);
    return (message ? llmMessages(planned, message) : []).map(
      (one) => `${one.role}: ${fixedText({ ...one })}`,
    );
  });
}
const message = (fields: object) => ({ message: fields });

describe("what is sent", () => {
  it.each([
    { desc: "output", fields: { command: "ls", output: "a" }, text: "Ran `ls`\n```\na\n```" },
    {
      desc: "no output",
      fields: { command: "ls", output: "", exitCode: 0 },
      text: "Ran `ls`\n(no output)",
    },
    {
      desc: "a failure",
      fields: { command: "ls", output: "a", exitCode: 2 },
      text: "Ran `ls`\n```\na\n```\n\nCommand exited with code 2",
    },
    {
      desc: "a cancel",
      fields: { command: "ls", output: "", cancelled: true },
      text: "Ran `ls`\n(no output)\n\n(command cancelled)",
    },
  ])("is a shell execution as user, with $desc", ({ fields, text }) => {
    expect(
      sent(new SessionBuilder().entry("message", message({ role: "bashExecution", ...fields }))),
    ).toEqual([`user: ${text}`]);
  });

  it.each([
    {
      desc: "output",
      fields: { code: "1", output: "1" },
      text: "Ran Python:\n```python\n1\n```\nOutput:\n```\n1\n```",
    },
    {
      desc: "a failure",
      fields: { code: "1", exitCode: 1 },
      text: "Ran Python:\n```python\n1\n```\n(no output)\n\nExecution failed with code 1",
    },
    {
      desc: "a cancel",
      fields: { code: "1", cancelled: true },
      text: "Ran Python:\n```python\n1\n```\n(no output)\n\n(execution cancelled)",
    },
  ])("is a Python execution as user, with $desc", ({ fields, text }) => {
    expect(
      sent(new SessionBuilder().entry("message", message({ role: "pythonExecution", ...fields }))),
    ).toEqual([`user: ${text}`]);
  });

  it("is a mentioned file as developer, one with an image as user", () => {
    const files = [
      { path: "a.txt", content: "x" },
      { path: "b.txt", content: "" },
      { path: "c.png", content: "", image: { type: "image", data: "aa", mimeType: "image/png" } },
    ];
    expect(
      sent(new SessionBuilder().entry("message", message({ role: "fileMention", files }))),
    ).toEqual([
      'developer: <file path="a.txt">\nx\n</file>\n<file path="b.txt">\n</file>',
      'user: <file path="c.png">\n</file>|<image>',
    ]);
  });

  it("is a custom message as developer, its images in a user message of their own", () => {
    const image = { type: "image", data: "aa", mimeType: "image/png" };
    const builder = new SessionBuilder()
      .entry("custom_message", { customType: "n", content: "plain" })
      .entry("custom_message", { customType: "n", content: [{ type: "text", text: "t" }, image] })
      .entry("custom_message", { customType: "n", content: [image] });
    expect(sent(builder)).toEqual([
      "developer: plain",
      "developer: t",
      "user: Images attached to n.|<image>",
      "user: Images attached to n.|<image>",
    ]);
  });

  it("is a summary as user, wrapped in a sentence that says it is ours", () => {
    const { session, bodyOf } = openBuilt(
      new SessionBuilder().user("a").entry("compaction", { summary: "S" }),
    );
    const [planned] = planContext(session, session.leaf, "llm").messages;
    const [one] = llmMessages(planned!, agentMessage(planned!, bodyOf)!);
    expect(one).toMatchObject({ role: "user", wrapped: true });
    expect(fixedText({ ...one })).toContain("S");
  });

  it("strips unanswered calls, redacted thinking and signatures from a turn", () => {
    const { session, bodyOf } = openBuilt(
      new SessionBuilder()
        .assistant([
          { type: "thinking", thinking: "t", thinkingSignature: "s" },
          { type: "redactedThinking", data: "x" },
          { type: "text", text: "x" },
          call("k1"),
          call("k2"),
        ])
        .result("k1", "ok"),
    );
    const [planned] = planContext(session, session.leaf, "llm").messages;
    expect(agentMessage(planned!, bodyOf)).toMatchObject({
      content: [
        { type: "thinking", thinking: "t" },
        { type: "text", text: "x" },
        { type: "toolCall", id: "k1" },
      ],
    });
    expect(JSON.stringify(agentMessage(planned!, bodyOf))).not.toContain("thinkingSignature");
  });

  it("is the content of the last edit", () => {
    const builder = new SessionBuilder()
      .user("a")
      .assistant("long")
      .entry("context_edit", { targetId: "e2", replacement: { content: "short" } });
    expect(sent(builder)).toEqual(["user: a", "assistant: short"]);
  });

  it("is an interrupted turn without its unfinished thinking", () => {
    const builder = new SessionBuilder()
      .assistant(
        [
          { type: "thinking", thinking: "done", thinkingSignature: "s" },
          { type: "text", text: "x" },
          { type: "thinking", thinking: "half" },
          { type: "text", text: " " },
        ],
        { stopReason: "aborted" },
      )
      .entry("custom_message", { customType: "interrupted-thinking", content: "half" });
    expect(sent(builder)).toEqual(["assistant: <thinking>done|x", "developer: half"]);
  });

  it("keeps unfinished thinking where an excluded execution stands before the note", () => {
    const builder = new SessionBuilder()
      .assistant([
        { type: "text", text: "x" },
        { type: "thinking", thinking: "half" },
      ])
      .entry(
        "message",
        message({ role: "bashExecution", command: "env", excludeFromContext: true }),
      )
      .entry("custom_message", { customType: "interrupted-thinking", content: "half" });
    expect(sent(builder)).toEqual(["assistant: x|<thinking>half", "developer: half"]);
  });

  it("is a pruned result with its texts as one", () => {
    const content = [
      { type: "text", text: "a" },
      { type: "text", text: "b" },
    ];
    const builder = new SessionBuilder()
      .assistant([call("k")])
      .result("k", "", { content, prunedAt: 5 });
    expect(sent(builder)[1]).toBe("toolResult: ab");
  });
});

describe("every message of a plan", () => {
  it("is sent as at least one message", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, (bytes) => {
        const { session, bodyOf } = openBytes(bytes);
        for (let leaf = 0; leaf < session.count; leaf++) {
          for (const planned of planContext(session, leaf, "llm").messages) {
            const message = agentMessage(planned, bodyOf);
            expect(message && llmMessages(planned, message).length).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe("fixedText", () => {
  it.each([
    { desc: "text", message: { role: "user", content: "x" }, text: "x" },
    {
      desc: "blocks",
      message: {
        role: "assistant",
        content: [
          { type: "text", text: "a" },
          { type: "thinking", thinking: "b" },
          call("k", "bash"),
          { type: "image" },
        ],
      },
      text: "a|<thinking>b|<call k bash>|<image>",
    },
    { desc: "a summary", message: { role: "compactionSummary", summary: "s" }, text: "s" },
    { desc: "no content", message: { role: "bashExecution", command: "ls" }, text: "" },
    {
      desc: "odd blocks",
      message: { role: "user", content: [null, "bare", {}] },
      text: "<unknown>|bare|<unknown>",
    },
  ])("gives $desc", ({ message: one, text }) => {
    expect(fixedText(one)).toBe(text);
  });
});
