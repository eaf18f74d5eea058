import { planContext } from "@leafwalk/core";
import { call, SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { sessionInMemory } from "../../source/test-bytes.ts";
import { findShown, keysAround, openGroups } from "./open-groups.ts";
import { listRows } from "./rows.ts";

const bytes = new SessionBuilder()
  .user("one")
  .assistant([call("k1")])
  .result("k1", "output")
  .assistant("two")
  .user("three")
  .entry("compaction", { summary: "So far.", firstKeptEntryId: "none", tokensBefore: 9 })
  .user("four")
  .bytes();
const { open } = sessionInMemory(bytes);
const rows = listRows(open.session, planContext(open.session, open.session.leaf, "llm"));
const show = (...keys: string[]) =>
  openGroups(open.session, rows, open.cards, (key) => keys.includes(key)).map(({ key }) => key);

describe("openGroups", () => {
  it("leaves closed what nobody opened", () => {
    expect(show()).toEqual(rows.map(({ key }) => key));
  });

  it("opens a group by cards, and a card by entries", () => {
    expect(show("o0")).toEqual([
      "opening",
      "o0",
      "c0",
      "c1",
      "c4",
      "m5compaction-summary",
      "m6message",
    ]);
    expect(show("o0", "c1")).toEqual([
      "opening",
      "o0",
      "c0",
      "c1",
      "e1",
      "e3",
      "c4",
      "m5compaction-summary",
      "m6message",
    ]);
  });

  it("knows what has to be open for an entry to be drawn", () => {
    const group = rows[findShown(rows, 2)];
    const keys = keysAround(group, open.cards, 2);
    expect(keys).toEqual(["o0", "c1"]);
    const shown = openGroups(open.session, rows, open.cards, (key) => keys.includes(key));
    expect(shown[findShown(shown, 2)]).toMatchObject({ kind: "left-out-entry", position: 1 });
  });

  it("finds a summary by the compaction's position, and nothing for one that is not on the path", () => {
    expect(rows[findShown(rows, 5)]?.key).toBe("m5compaction-summary");
    expect(findShown(rows, 99)).toBe(-1);
  });
});
