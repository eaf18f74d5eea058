import { describe, expect, it } from "vitest";
import { openBuilt, openFixture } from "../testing/read-fixture.ts";
import { call, SessionBuilder } from "../testing/session-builder.ts";
import { listDiagnostics } from "./list-diagnostics.ts";
import { lastActivityOf, statusOf } from "./status.ts";
import { summariseSession } from "./summarise.ts";
import { firstPromptOf, fullTitleOf, headerTitleOf, titleOf } from "./title.ts";
import { usageTotals } from "./usage-totals.ts";

const open = (builder: SessionBuilder) => openBuilt(builder).session;

describe("titleOf", () => {
  it.each([
    {
      desc: "the last session_info that is not blank",
      file: new SessionBuilder({ title: "header" })
        .user("hi")
        .entry("session_info", { name: "named" })
        .entry("session_info", { name: "  " }),
      text: "named",
      origin: "session-info",
    },
    {
      desc: "the header",
      file: new SessionBuilder({ title: "header" }).user("hi"),
      text: "header",
      origin: "header",
    },
    {
      desc: "the first user text",
      file: new SessionBuilder().assistant("a").user("hi\nthere"),
      text: "hi there",
      origin: "first-user-text",
    },
    {
      desc: "the time",
      file: new SessionBuilder({ timestamp: "2026-01-05T09:00:00Z" }),
      text: "2026-01-05T09:00:00.000Z",
      origin: "time",
    },
    {
      desc: "the header without its hostile characters",
      file: new SessionBuilder({ title: "a\u001b\u0000\u202eb\r\nc\u007f" }),
      text: "ab c",
      origin: "header",
    },
  ])("takes $desc", ({ file, text, origin }) => {
    expect(titleOf(open(file))).toEqual({ text, origin });
  });

  it("keeps to one line of a title that has no end", () => {
    const { text } = titleOf(open(new SessionBuilder({ title: "long ".repeat(100_000) })));
    expect(text).toHaveLength(160);
    expect(text).toMatch(/^long long .*…$/);
  });

  it("is told whole where one asks for it, with the entry that gives it", () => {
    const long = "long ".repeat(100).trim();
    const file = new SessionBuilder().user("hi").entry("session_info", { name: `${long}\n` });
    expect(fullTitleOf(open(file))).toEqual({ text: long, origin: "session-info", position: 1 });
    const none = open(new SessionBuilder().assistant("a").user("hi"));
    expect(fullTitleOf(none)).toEqual({ text: "hi", origin: "first-user-text", position: 1 });
  });

  it("lets the slot decide over the header, and an empty slot remove the title", () => {
    const { session } = openFixture("title-slot.jsonl");
    expect(titleOf(session)).toEqual({ text: "From the slot", origin: "slot" });
    const empty = openBuilt(
      new SessionBuilder(null)
        .line({ type: "title", v: 1, title: "" })
        .line({ type: "session", id: "x", title: "header" })
        .user("hi"),
    ).session;
    expect(titleOf(empty)).toEqual({ text: "hi", origin: "first-user-text" });
    expect(headerTitleOf(empty)).toBeUndefined();
  });

  it("takes no image and no odd content for a text", () => {
    const image = [{ type: "image", data: "aa", mimeType: "image/png" }];
    const odd = (content: unknown) => ({ message: { role: "user", content } });
    const file = new SessionBuilder()
      .user("", odd(image))
      .user("", odd(42))
      .user("", odd([{ type: "weird" }]))
      .user("text");
    expect(titleOf(open(file))).toEqual({ text: "text", origin: "first-user-text" });
    expect(firstPromptOf(open(file))).toBe("text");
  });

  it("steps over slash commands for the first prompt, unless there is nothing else", () => {
    expect(firstPromptOf(open(new SessionBuilder().user("/mode plan").user("real")))).toBe("real");
    expect(firstPromptOf(open(new SessionBuilder().user("/mode plan")))).toBe("/mode plan");
  });
});

describe("statusOf", () => {
  it.each([
    { file: new SessionBuilder().user("a").assistant("b"), status: "complete" },
    {
      file: new SessionBuilder().assistant("b").entry("label", { targetId: "e1", label: "x" }),
      status: "complete",
    },
    {
      file: new SessionBuilder().assistant([call("k")], { stopReason: "toolUse" }),
      status: "interrupted",
    },
    { file: new SessionBuilder().assistant("b", { stopReason: "length" }), status: "interrupted" },
    { file: new SessionBuilder().assistant([call("k")]).result("k", "x"), status: "interrupted" },
    { file: new SessionBuilder().assistant("b", { stopReason: "aborted" }), status: "aborted" },
    { file: new SessionBuilder().assistant("b", { stopReason: "error" }), status: "error" },
    { file: new SessionBuilder().assistant("b").user("c"), status: "pending" },
    { file: new SessionBuilder(), status: "unknown" },
  ])("is $status", ({ file, status }) => {
    expect(statusOf(open(file))).toBe(status);
  });

  it("takes the last activity from the last user or assistant message", () => {
    const file = new SessionBuilder({ timestamp: "2026-01-01T00:00:00Z" })
      .entry("message", {
        timestamp: "2026-01-02T00:00:00Z",
        message: { role: "user", content: "x", timestamp: Date.UTC(2026, 0, 3) },
      })
      .entry("session_info", { name: "later", timestamp: "2026-02-01T00:00:00Z" });
    expect(lastActivityOf(open(file))).toBe(Date.UTC(2026, 0, 3));
    expect(lastActivityOf(open(new SessionBuilder({ timestamp: "2026-01-01T00:00:00Z" })))).toBe(
      Date.UTC(2026, 0, 1),
    );
    expect(lastActivityOf(open(new SessionBuilder(null)))).toBeNaN();
  });
});

describe("usageTotals", () => {
  it("sums what is there, on all branches, and counts turns without usage as unknown", () => {
    const file = new SessionBuilder()
      .assistant("a")
      .assistant("b", { usage: undefined })
      .entry("usage", { usage: { input: 1, cost: 0.5 } })
      .entry("compaction", {
        summary: "s",
        usage: { output: 2, cost: { input: 0.1, output: 0.2 } },
      })
      .goTo("e1")
      .assistant("c", { usage: { input: -5, output: "x" } });
    const totals = usageTotals(open(file));
    expect(totals).toMatchObject({
      input: 11,
      output: 7,
      cacheRead: 0,
      totalTokens: 18,
      unknown: 2,
    });
    expect(totals.cost).toBeCloseTo(0.81);
  });
});

describe("usageTotals of absurd numbers", () => {
  it("stays finite: what no call can have used is unknown", () => {
    const usage = { input: 1e308, output: 3, cost: { total: 1e308 } };
    const totals = usageTotals(
      open(new SessionBuilder().assistant("a", { usage }).assistant("b", { usage })),
    );
    expect(totals).toMatchObject({ input: 0, output: 6, totalTokens: 6, cost: 0 });
  });
});

describe("listDiagnostics", () => {
  it("reports a result whose call is not in the context of the file's own leaf", () => {
    const file = new SessionBuilder()
      .assistant([call("k")])
      .entry("compaction", { summary: "s", firstKeptEntryId: "gone" })
      .result("k", "x");
    expect(
      listDiagnostics(open(file)).map(({ line, code, entryId }) => [line, code, entryId]),
    ).toEqual([
      [3, "first-kept-not-on-path", "e2"],
      [4, "orphan-tool-result", "e3"],
    ]);
  });

  it("finds every kind of damage in the damaged fixture", () => {
    const found = listDiagnostics(openFixture("damaged.jsonl").session).map(({ code }) => code);
    expect(found).toEqual([
      "malformed-line",
      "missing-parent",
      "multiple-records-on-line",
      "torn-record-salvaged",
      "unknown-type",
      "not-an-object",
      "record-spans-lines",
      "truncated-tail",
    ]);
  });
});

describe("summariseSession", () => {
  it("says what a list needs, as plain JSON", () => {
    const summary = summariseSession(openFixture("bushy.jsonl").session);
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
    expect(summary).toMatchObject({
      title: { text: "Move the filter parser to a table", origin: "header" },
      firstPrompt: "Plan the move of src/parser.ts. It is long and nobody dares to touch it.",
      lastAnswer: "NOT now binds tighter than AND.",
      status: "complete",
      models: ["acme/acme-1"],
      entries: 23,
      tips: 2,
      compactions: 1,
      labels: ["dead-end", "checkpoint-1"],
      shape: { branches: [[expect.any(Number), expect.any(Number)]], moreBranches: 0 },
    });
  });

  it("names no label of an entry that is not there", () => {
    const session = new SessionBuilder()
      .user("x")
      .entry("label", { targetId: "e1", label: "here" })
      .entry("label", { targetId: "gone", label: "lost" });
    expect(summariseSession(openBuilt(session).session).labels).toEqual(["here"]);
  });
});
