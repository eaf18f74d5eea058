import { planContext } from "@leafwalk/core";
import { call, SessionBuilder } from "@leafwalk/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sessionInMemory } from "../../source/test-bytes.ts";
import { listRows, type Row } from "./rows.ts";

function rowsOf(builder: SessionBuilder, leaf?: string): Row[] {
  const { session } = sessionInMemory(builder.bytes()).open;
  const at = leaf === undefined ? session.leaf : session.find(leaf);
  return listRows(session, planContext(session, at, "llm"));
}

/** The rows in short: what they are and which entries they show. */
function outline(rows: readonly Row[]): string[] {
  return rows.map(outlineRow);
}

function outlineRow(row: Row): string {
  switch (row.kind) {
    case "opening":
      return "opening";
    case "kept":
      return `kept ${row.count}`;
    case "state":
      return `state ${row.positions.join()}`;
    case "left-out": {
      const by = row.by === undefined ? "" : ` by ${row.by}`;
      return `left out ${row.positions.join()}: ${row.reason}${by}`;
    }
    case "bar":
    case "left-out-entry":
      return row.kind;
    case "message": {
      const { position, part } = row.message;
      const results = [...row.results].map(([id, at]) => `${id}=${at}`).join();
      const words = [part, position, results && `(${results})`, row.isOrphan ? "orphan" : ""];
      return words.filter((word) => word !== "").join(" ");
    }
  }
}

describe("listRows", () => {
  it("puts a result into the card of its call and keeps the order of everything else", () => {
    const session = new SessionBuilder()
      .user("Go")
      .assistant([{ type: "text", text: "First" }, call("k1", "read"), call("k2", "read")])
      .result("k1", "apples")
      .result("k2", "leeks")
      .assistant("Done");
    expect(outline(rowsOf(session))).toEqual([
      "opening",
      "message 0",
      "message 1 (k1=2,k2=3)",
      "message 4",
    ]);
  });

  it("tells the summary before what the compaction keeps, behind what it replaced", () => {
    const session = new SessionBuilder()
      .user("one")
      .assistant("two")
      .user("three")
      .assistant("four")
      .entry("compaction", { summary: "One and two.", firstKeptEntryId: "e3", tokensBefore: 9 })
      .user("five");
    expect(outline(rowsOf(session))).toEqual([
      "opening",
      "left out 0,1: compacted by 4",
      "compaction-summary 4",
      "kept 2",
      "message 2",
      "message 3",
      "message 5",
    ]);
  });

  it("tells a summary that keeps nothing where the compaction is", () => {
    const session = new SessionBuilder()
      .user("one")
      .entry("compaction", { summary: "One.", firstKeptEntryId: "gone", tokensBefore: 9 })
      .result("k1", "apples", { toolName: "read" });
    expect(outline(rowsOf(session))).toEqual([
      "opening",
      "left out 0: compacted by 1",
      "compaction-summary 1",
      "message 2 orphan",
    ]);
  });

  it("gathers an aborted turn with its results, whatever changed between them", () => {
    const session = new SessionBuilder()
      .user("Go")
      .assistant([call("k1")], { stopReason: "aborted" })
      .entry("thinking_level_change", { thinkingLevel: "high" })
      .result("k1", "stopped")
      .user("Again")
      .assistant("Done");
    expect(outline(rowsOf(session))).toEqual([
      "opening",
      "message 0",
      "left out 1,2,3: aborted",
      "message 4",
      "message 5",
    ]);
  });

  it("tells changes of state where they happened, as lines", () => {
    const session = new SessionBuilder()
      .entry("model_change", { model: "acme/one" })
      .entry("thinking_level_change", { thinkingLevel: "high" })
      .user("Go")
      .entry("label", { targetId: "e3", label: "start" })
      .assistant("Done");
    expect(outline(rowsOf(session))).toEqual([
      "opening",
      "state 0,1",
      "message 2",
      "state 3",
      "message 4",
    ]);
  });

  it("tells kinds that are never sent and have something to read as left out", () => {
    const session = new SessionBuilder().user("Go").entry("scratchpad", { note: "x" });
    expect(outline(rowsOf(session))).toEqual(["opening", "message 0", "left out 1: not-a-message"]);
  });

  it("keeps a second result for the same call by itself, without calling it an orphan", () => {
    const session = new SessionBuilder()
      .user("Go")
      .assistant([call("k1")])
      .result("k1", "once")
      .result("k1", "twice");
    expect(outline(rowsOf(session))).toEqual([
      "opening",
      "message 0",
      "message 1 (k1=2)",
      "message 3",
    ]);
  });

  it("gives a result to the latest call of its id", () => {
    const session = new SessionBuilder()
      .assistant([call("k1")])
      .result("k1", "first")
      .assistant([call("k1")])
      .result("k1", "second");
    expect(outline(rowsOf(session))).toEqual(["opening", "message 0 (k1=1)", "message 2 (k1=3)"]);
  });

  it("reads ids that are names of object members as any other", () => {
    const session = new SessionBuilder().assistant([call("__proto__")]).result("__proto__", "x");
    expect(outline(rowsOf(session))).toEqual(["opening", "message 0 (__proto__=1)"]);
  });

  it("shows every entry of the path exactly once, for any path", () => {
    const kinds = fc.constantFrom(
      "user",
      "assistant",
      "call",
      "result",
      "abort",
      "compact",
      "model",
      "odd",
      "reset",
    );
    const steps = fc.array(fc.tuple(kinds, fc.nat(3), fc.nat()), { maxLength: 40 });
    fc.assert(
      fc.property(steps, fc.nat(), (list, pick) => {
        const builder = new SessionBuilder();
        list.forEach(([kind, id, parent], i) => {
          if (i > 0 && parent % 4 === 0) builder.goTo(`e${(parent % i) + 1}`);
          add(builder, kind, `k${id}`, `e${(parent % (i + 1)) + 1}`);
        });
        const { session } = sessionInMemory(builder.bytes()).open;
        const leaf = session.count === 0 ? -1 : pick % session.count;
        const plan = planContext(session, leaf, "llm");
        const rows = listRows(session, plan);
        expect(positionsOf(rows).sort((a, b) => a - b)).toEqual(
          [...plan.path].sort((a, b) => a - b),
        );
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      }),
    );
  });
});

function add(builder: SessionBuilder, kind: string, call1: string, kept: string): void {
  if (kind === "user") builder.user("words");
  else if (kind === "assistant") builder.assistant("words");
  else if (kind === "call") builder.assistant([call(call1)]);
  else if (kind === "abort") builder.assistant([call(call1)], { stopReason: "aborted" });
  else if (kind === "result") builder.result(call1, "output");
  else if (kind === "model") builder.entry("model_change", { model: "acme/one" });
  else if (kind === "odd") builder.entry("scratchpad");
  else if (kind === "reset") builder.entry("reset_boundary");
  else builder.entry("compaction", { summary: "So far.", firstKeptEntryId: kept, tokensBefore: 1 });
}

function positionsOf(rows: readonly Row[]): number[] {
  return rows.flatMap((row) => {
    if (row.kind === "message") return [row.message.position, ...row.results.values()];
    return row.kind === "state" || row.kind === "left-out" ? row.positions : [];
  });
}
