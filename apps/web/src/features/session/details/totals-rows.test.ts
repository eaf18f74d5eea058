import { buildCards, countTotals } from "@leafwalk/core";
import { call, SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { sessionInMemory } from "../../../source/test-bytes.ts";
import { listTotals } from "./totals-rows.ts";

function rowsOf(builder: SessionBuilder) {
  const { session } = sessionInMemory(builder.bytes()).open;
  const cards = buildCards(session);
  const path = session.pathOf(session.leaf);
  const rows = listTotals(countTotals(session, cards), countTotals(session, cards, path));
  return new Map(
    Object.values(rows)
      .flat()
      .map(({ name, whole, path: onPath }) => [name, [whole, onPath]]),
  );
}

describe("listTotals", () => {
  it("says what is not recorded, and does not take it for nothing", () => {
    const unknown = rowsOf(new SessionBuilder().user("q").assistant("a", { usage: undefined }));
    expect(unknown.get("Cost")).toEqual(["not recorded", "not recorded"]);
    expect(unknown.get("Tokens in")).toEqual(["not recorded", "not recorded"]);
    expect(unknown.get("Answers without usage")).toEqual(["1", "1"]);
    const free = rowsOf(new SessionBuilder().assistant("a", { usage: { input: 0, cost: 0 } }));
    expect(free.get("Cost")).toEqual(["$0.00", "$0.00"]);
    expect(free.get("Tokens in")).toEqual(["0", "0"]);
    expect(free.has("Answers without usage")).toBe(false);
  });

  it("says that a cost is at least what some answers record", () => {
    const rows = rowsOf(new SessionBuilder().assistant("a").assistant("b", { usage: undefined }));
    expect(rows.get("Cost")).toEqual(["$0.01 or more", "$0.01 or more"]);
  });

  it("sets the file beside the path, tool by tool", () => {
    const rows = rowsOf(
      new SessionBuilder()
        .user("q") // 0
        .assistant([call("k1", "bash"), call("k2", "read\u202e\n")]) // 1
        .result("k1", "no", { isError: true })
        .goTo("e1")
        .assistant("the path"),
    );
    expect(rows.get("Entries")).toEqual(["4", "2"]);
    expect(rows.get("Tool calls")).toEqual(["2 · 1 failed", "0"]);
    expect(rows.get("bash")).toEqual(["1 · 1 failed", "0"]);
    expect(rows.get("read")).toEqual(["1", "0"]);
    expect(rows.get("Tips")).toEqual(["2", "–"]);
    expect(rows.get("Lines edited")).toEqual(["+0 −0", "+0 −0"]);
  });
});
