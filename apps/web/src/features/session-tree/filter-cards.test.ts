import { call, SessionBuilder } from "@leafwalk/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sessionInMemory } from "../../source/test-bytes.ts";
import type { CardFilter } from "../../url/url-state.ts";
import { countCards, filterTree, passes } from "./filter-cards.ts";
import { cardTree } from "./fixtures.ts";
import { layoutTree } from "./layout.ts";
import { readShape, startsBranch } from "./shape.ts";

const open = { heightOf: () => 56, isFolded: () => false, showsAllChips: () => false };

describe("filterTree", () => {
  it("hangs a card on the nearest ancestor that is drawn", () => {
    const { tree, isDrawn } = filterTree(cardTree([-1, 0, 1, 2, 1]), (card) => card % 3 === 0);
    expect([...tree].map(({ parent }) => parent)).toEqual([-1, 0, 0, 0, 0]);
    expect([0, 1, 2, 3, 4].filter(isDrawn)).toEqual([0, 3]);
  });

  it("makes roots of cards without such an ancestor", () => {
    const shape = readShape(
      filterTree(cardTree([-1, 0, 1, 0]), (card) => card > 1),
      2,
    );
    expect(shape.roots).toEqual([2, 3]);
    expect(shape.spine).toEqual([2]);
    expect(startsBranch(shape, 3)).toBe(true);
    expect(startsBranch(shape, 1)).toBe(false);
  });

  it("goes on with what is left where the whole path is taken", () => {
    const shape = readShape(
      filterTree(cardTree([-1, 0, 0, 2]), (card) => card > 1),
      1,
    );
    expect(shape.spine).toEqual([2, 3]);
  });

  it("lets the layout place exactly the cards that are drawn", () => {
    const trees = fc
      .array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 60 })
      .map((cards) => ({
        parents: cards.map(([parent], card) => (parent % (card + 1)) - 1),
        wanted: cards.map(([, wanted]) => wanted),
      }));
    fc.assert(
      fc.property(trees, fc.nat(), ({ parents, wanted }, leaf) => {
        const filtered = filterTree(cardTree(parents), (card) => wanted[card]!);
        const layout = layoutTree(readShape(filtered, leaf % parents.length), open);
        expect([...layout.lane].map((lane) => lane >= 0)).toEqual(wanted);
      }),
    );
  });
});

describe("countCards", () => {
  const builder = new SessionBuilder()
    .user("one")
    .assistant([call("k1")], { stopReason: "toolUse" })
    .result("k1", "done")
    .user("two")
    .assistant("a word")
    .user("three")
    .assistant("broke off", { stopReason: "aborted" })
    .entry("label", { targetId: "e4", label: "here" });
  const { session, cards } = sessionInMemory(builder.bytes()).open;

  it.each<[CardFilter, string[]]>([
    ["all", ["e1", "e2", "e4", "e5", "e6", "e7", "e8"]],
    ["no-tools", ["e1", "e4", "e5", "e6", "e7"]],
    ["user", ["e1", "e4", "e6"]],
    ["failures", ["e7"]],
    ["edits", []],
    ["labelled", ["e4"]],
  ])("counts what passes %s", (filter, ids) => {
    const found = [...cards].flatMap((card, index) =>
      passes(session, cards, filter, index) ? [session.idOf(card.positions[0]!)] : [],
    );
    expect(found).toEqual(ids);
    expect(countCards(session, cards)[filter]).toBe(ids.length);
  });
});
