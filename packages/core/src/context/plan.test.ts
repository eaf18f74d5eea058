import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FactsReader } from "../facts/build.ts";
import { damagedBytesArbitrary } from "../testing/session-arbitrary.ts";
import { call, SessionBuilder } from "../testing/session-builder.ts";
import { openSession, type Session } from "../tree/session.ts";
import { planContext } from "./plan.ts";
import { alterReasons, omitReasons } from "./reasons.ts";
import { contextRules, type RuleSet } from "./rules.ts";

function open(bytes: Uint8Array | SessionBuilder): Session {
  const reader = new FactsReader();
  reader.push(bytes instanceof SessionBuilder ? bytes.bytes() : bytes);
  return openSession(reader.facts());
}

/** A plan in words: what is sent, what is left out and why. */
function plan(session: Session, rules: RuleSet = "llm", leaf = session.leaf) {
  const { messages, omitted, altered } = planContext(session, leaf, rules);
  const short = {
    message: "",
    "branch-summary": "",
    "compaction-summary": "∑",
    "system-message": "⚙",
  };
  return {
    sent: messages.map(({ part, position }) => short[part] + session.idOf(position)).join(" "),
    out: omitted.map(({ position, reason }) => `${session.idOf(position)} ${reason}`).join(", "),
    altered: altered
      .map(({ position, reason }) => `${session.idOf(position)} ${reason}`)
      .join(", "),
  };
}

const remote = { openaiRemoteCompaction: { provider: "openai", replacementHistory: [] } };

// One row per rule; FORMAT §7 numbers them.
const table: {
  desc: string;
  file: SessionBuilder;
  sent: string;
  out: string;
  altered?: string;
  rules?: RuleSet;
}[] = [
  {
    desc: "sends everything of a plain talk",
    file: new SessionBuilder().user("q").assistant("a"),
    sent: "e1 e2",
    out: "",
  },
  {
    desc: "never sends state, labels, extension data and unknown kinds",
    file: new SessionBuilder()
      .entry("model_change", { model: "a/b" })
      .user("q")
      .entry("label", { targetId: "e2", label: "x" })
      .entry("custom", {})
      .entry("scratchpad", {}),
    sent: "e2",
    out: "e1 not-a-message, e3 not-a-message, e4 not-a-message, e5 not-a-message",
  },
  {
    desc: "sends a custom message also when it is hidden on the screen",
    file: new SessionBuilder().entry("custom_message", {
      customType: "n",
      content: "x",
      display: false,
    }),
    sent: "e1",
    out: "",
  },
  {
    desc: "1: sends only what follows a reset behind the last compaction, not even the summary",
    file: new SessionBuilder()
      .user("a")
      .entry("compaction", { summary: "s", firstKeptEntryId: "e1" })
      .user("b")
      .entry("reset_boundary")
      .user("c"),
    sent: "e5",
    out: "e1 reset, e2 reset, e3 reset, e4 not-a-message",
  },
  {
    desc: "1: takes no notice of a reset before the last compaction",
    file: new SessionBuilder()
      .user("a")
      .entry("reset_boundary")
      .user("b")
      .entry("compaction", { summary: "s", firstKeptEntryId: "e1" })
      .user("c"),
    sent: "∑e4 e1 e3 e5",
    out: "e2 not-a-message",
  },
  {
    desc: "1: documented rules know no reset",
    file: new SessionBuilder().user("a").entry("reset_boundary").user("b"),
    rules: "documented",
    sent: "e1 e3",
    out: "e2 not-a-message",
  },
  {
    desc: "2: puts the summary first and keeps from the first kept entry on",
    file: new SessionBuilder()
      .user("a")
      .assistant("b")
      .user("c")
      .entry("compaction", { summary: "s", firstKeptEntryId: "e3" })
      .user("d"),
    sent: "∑e4 e3 e5",
    out: "e1 compacted, e2 compacted",
  },
  {
    desc: "2: keeps nothing where the first kept entry is not on the path",
    file: new SessionBuilder()
      .user("a")
      .entry("compaction", { summary: "s", firstKeptEntryId: "gone" })
      .user("b"),
    sent: "∑e2 e3",
    out: "e1 compacted",
  },
  {
    desc: "2: lets only the last compaction speak",
    file: new SessionBuilder()
      .user("a")
      .entry("compaction", { summary: "s1", firstKeptEntryId: "e1" })
      .user("b")
      .entry("compaction", { summary: "s2", firstKeptEntryId: "e1" })
      .user("c"),
    sent: "∑e4 e1 e3 e5",
    out: "e2 superseded-compaction",
  },
  {
    desc: "2: puts the compaction's own system prompt first and drops the kept ones",
    file: new SessionBuilder()
      .entry("message", { message: { role: "system", content: "p" } })
      .user("a")
      .entry("compaction", {
        summary: "s",
        firstKeptEntryId: "e1",
        systemMessage: { role: "system", content: "all" },
      })
      .user("b"),
    sent: "⚙e3 ∑e3 e2 e4",
    out: "e1 system-replaced",
  },
  {
    desc: "3: does not replay what the provider keeps",
    file: new SessionBuilder()
      .user("a")
      .user("b")
      .entry("compaction", { summary: "s", firstKeptEntryId: "e2", preserveData: remote })
      .user("c"),
    sent: "∑e3 e4",
    out: "e1 compacted, e2 remote-compaction",
  },
  {
    desc: "3: replays what stands behind providerReplayThroughEntryId",
    file: new SessionBuilder()
      .user("a")
      .user("b")
      .user("c")
      .entry("compaction", {
        summary: "s",
        firstKeptEntryId: "",
        providerReplayThroughEntryId: "e2",
        preserveData: remote,
      })
      .user("d"),
    sent: "∑e4 e3 e5",
    out: "e1 compacted, e2 compacted",
  },
  {
    desc: "3: needs a provider and a history to be remote",
    file: new SessionBuilder().user("a").entry("compaction", {
      summary: "s",
      firstKeptEntryId: "e1",
      preserveData: { openaiRemoteCompaction: { provider: "openai" } },
    }),
    sent: "∑e2 e1",
    out: "",
  },
  {
    desc: "4: leaves out a turn that a retry made good, before any other reason",
    file: new SessionBuilder()
      .user("a")
      .assistant([], { stopReason: "error", retryRecovery: { n: 1 } })
      .assistant("b"),
    sent: "e1 e3",
    out: "e2 retry-recovery",
  },
  {
    desc: "4: leaves out a turn that failed before any output",
    file: new SessionBuilder()
      .user("a")
      .assistant([{ type: "text", text: " " }], { stopReason: "error" })
      .assistant("b"),
    sent: "e1 e3",
    out: "e2 empty-error",
  },
  {
    desc: "5: leaves out what an edit takes out",
    file: new SessionBuilder()
      .user("a")
      .assistant("b")
      .entry("context_edit", { targetId: "e2", replacement: null }),
    sent: "e1",
    out: "e2 edited-out, e3 not-a-message",
  },
  {
    desc: "5: lets the last edit on the path decide",
    file: new SessionBuilder()
      .user("a")
      .assistant("b")
      .entry("context_edit", { targetId: "e2", replacement: null })
      .entry("context_edit", { targetId: "e2", replacement: { content: "short" } }),
    sent: "e1 e2",
    out: "e3 not-a-message, e4 not-a-message",
    altered: "e2 edited",
  },
  {
    desc: "6: strips a call without a result and keeps the rest of the turn",
    file: new SessionBuilder()
      .user("a")
      .assistant([{ type: "text", text: "x" }, call("k1"), call("k2")])
      .result("k1", "ok"),
    sent: "e1 e2 e3",
    out: "",
    altered: "e2 dangling-tool-call",
  },
  {
    desc: "6: leaves out a turn that held only such calls and redacted thinking",
    file: new SessionBuilder()
      .user("a")
      .assistant([{ type: "redactedThinking", data: "x" }, call("k1")], { stopReason: "toolUse" })
      .user("b"),
    sent: "e1 e3",
    out: "e2 dangling-tool-call",
  },
  {
    desc: "7: leaves out aborted and failed turns with the results paired to them",
    file: new SessionBuilder()
      .user("a")
      .assistant([{ type: "text", text: "x" }, call("k1")], { stopReason: "aborted" })
      .result("k1", "stopped")
      .user("b")
      .assistant("c", { stopReason: "error" }),
    sent: "e1 e4",
    out: "e2 aborted, e3 aborted, e5 error",
  },
  {
    desc: "7: tells an aborted turn that would be left empty as aborted",
    file: new SessionBuilder()
      .user("a")
      .assistant([call("k1")], { stopReason: "aborted" })
      .user("b"),
    sent: "e1 e3",
    out: "e2 aborted",
  },
  {
    desc: "7: keeps an aborted turn whose thinking the next message carries on",
    file: new SessionBuilder()
      .user("a")
      .assistant("b", { stopReason: "aborted" })
      .entry("custom_message", {
        customType: "interrupted-thinking",
        content: "t",
        display: false,
      }),
    sent: "e1 e2 e3",
    out: "",
  },
  {
    desc: "7: looks past what is gone for the message that carries the thinking on",
    file: new SessionBuilder()
      .user("a")
      .assistant([{ type: "text", text: "b" }], { stopReason: "aborted" })
      .entry("label", { targetId: "e2", label: "x" })
      .entry("branch_summary", { summary: "", fromId: "e2" })
      .entry("custom_message", { customType: "interrupted-thinking", content: "t" }),
    sent: "e1 e2 e5",
    out: "e3 not-a-message, e4 empty",
  },
  {
    desc: "llm: leaves out executions that the user excluded",
    file: new SessionBuilder()
      .entry("message", {
        message: { role: "bashExecution", command: "env", output: "", excludeFromContext: true },
      })
      .user("a"),
    sent: "e2",
    out: "e1 excluded",
  },
  {
    desc: "llm: leaves out a role that nobody knows",
    file: new SessionBuilder()
      .entry("message", { message: { role: "martian", content: "x" } })
      .entry("message", { message: { content: "no role" } }),
    sent: "",
    out: "e1 not-a-message, e2 not-a-message",
  },
];

describe("planContext", () => {
  it("keeps an aborted turn whose note stands behind a compaction: the summary is first in the list", () => {
    const session = open(
      new SessionBuilder()
        .user("a")
        .assistant("b", { stopReason: "aborted" })
        .entry("compaction", { summary: "s", firstKeptEntryId: "e1" })
        .entry("custom_message", { customType: "interrupted-thinking", content: "t" }),
    );
    expect(plan(session)).toEqual({ sent: "∑e3 e1 e2 e4", out: "", altered: "" });
  });

  it("edits only what is sent as its content, and lets null take out a branch summary, too", () => {
    const run = { message: { role: "bashExecution", command: "env", output: "secret" } };
    const session = open(
      new SessionBuilder()
        .entry("message", run)
        .entry("branch_summary", { summary: "s", fromId: "root" })
        .entry("context_edit", { targetId: "e1", replacement: { content: "redacted" } })
        .entry("context_edit", { targetId: "e2", replacement: null }),
    );
    expect(plan(session)).toMatchObject({
      sent: "e1",
      out: "e2 edited-out, e3 not-a-message, e4 not-a-message",
      altered: "",
    });
  });

  it("leaves out a mention that names no file, since nothing of it is sent", () => {
    for (const files of [[], undefined, "x", [null]]) {
      const message = { role: "fileMention", files };
      const session = open(new SessionBuilder().entry("message", { message }).user("a"));
      expect(plan(session)).toEqual({ sent: "e2", out: "e1 empty", altered: "" });
      expect(plan(session, "replay").sent).toBe("e1 e2");
    }
  });

  it.each(table)("$desc", ({ file, rules, sent, out, altered = "" }) => {
    expect(plan(open(file), rules)).toEqual({ sent, out, altered });
  });

  it("has a case in this table for every reason there is", () => {
    const seen = new Set(
      table.flatMap(({ out }) => out.split(", ").map((item) => item.split(" ")[1])),
    );
    expect(omitReasons.filter((reason) => !seen.has(reason))).toEqual([]);
    const changed = new Set(table.flatMap(({ altered }) => altered?.split(" ")[1] ?? []));
    expect(alterReasons.filter((reason) => !changed.has(reason))).toEqual([]);
  });

  it("names the entry that took another one out", () => {
    const session = open(
      new SessionBuilder()
        .user("a")
        .entry("compaction", { summary: "s" })
        .user("b")
        .entry("context_edit", { targetId: "e3", replacement: null }),
    );
    const by = planContext(session, session.leaf, "llm").omitted.map(({ by }) => by);
    expect(by).toEqual([1, 3, undefined]);
  });

  it("follows the chosen leaf: a compaction or edit on another branch has no say", () => {
    const session = open(
      new SessionBuilder()
        .user("a")
        .user("b")
        .entry("compaction", { summary: "s" })
        .goTo("e2")
        .user("c"),
    );
    expect(plan(session)).toMatchObject({ sent: "e1 e2 e4", out: "" });
  });

  it("sends or leaves out exactly the entries of the path, for every leaf and every set of rules", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, (bytes) => {
        const session = open(bytes);
        for (let leaf = 0; leaf < session.count; leaf++) {
          for (const rules of ["documented", "replay", "llm", "pi"] as const) {
            const { messages, omitted, path } = planContext(session, leaf, rules);
            const sent = new Set(messages.map(({ position }) => position));
            const out = omitted.map(({ position }) => position);
            expect(out.filter((position) => sent.has(position))).toEqual([]);
            expect([...sent, ...out].sort((a, b) => a - b)).toEqual(
              [...path].sort((a, b) => a - b),
            );
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    { desc: "with a call of its own", idOf: (i: number) => `k${i}` },
    { desc: "with the same call id", idOf: () => "k" },
  ])("stays linear where every turn was aborted, each $desc", ({ idOf }) => {
    const file = new SessionBuilder();
    for (let i = 0; i < 20_000; i++) {
      file
        .assistant([{ type: "text", text: "x" }, call(idOf(i))], { stopReason: "aborted" })
        .result(idOf(i), "no");
    }
    const session = open(file);
    expect(planContext(session, session.leaf, "llm").omitted).toHaveLength(40_000);
  });
});

describe("the lists of rules", () => {
  it("name every rule once in a list", () => {
    for (const rules of Object.values(contextRules)) {
      const names = rules.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe("settings", () => {
  it("collects models, thinking level, mode and rules along the whole path", () => {
    const session = open(
      new SessionBuilder()
        .entry("model_change", { provider: "acme", modelId: "mini" })
        .entry("model_change", { model: "orbit/large/beta", role: "smol" })
        .entry("thinking_level_change", { thinkingLevel: "high" })
        .entry("mode_change", { mode: "plan" })
        .entry("ttsr_injection", { injectedRules: ["a", "b"] })
        .entry("ttsr_injection", { injectedRules: ["b", "c"] })
        .assistant("x", { provider: "fallback", model: "fb" })
        .entry("thinking_level_change", { thinkingLevel: null }),
    );
    const { settings } = planContext(session, session.leaf, "llm");
    expect(Object.fromEntries(settings.models)).toEqual({
      default: "acme/mini",
      smol: "orbit/large/beta",
    });
    expect(settings).toMatchObject({
      answeredBy: "fallback/fb",
      thinkingLevel: "off",
      mode: "plan",
      injectedTtsrRules: ["a", "b", "c"],
    });
  });

  it("takes the model that answered for the default where none was chosen", () => {
    const session = open(
      new SessionBuilder().assistant("x").assistant("y", { provider: "z", model: "z1" }),
    );
    expect(planContext(session, session.leaf, "llm").settings.models.get("default")).toBe("z/z1");
  });
});
