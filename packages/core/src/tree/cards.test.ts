import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openBuilt, openBytes, openFixture } from "../testing/read-fixture.ts";
import { damagedBytesArbitrary } from "../testing/session-arbitrary.ts";
import { call, SessionBuilder } from "../testing/session-builder.ts";
import { buildCards } from "./cards.ts";
import type { Session } from "./session.ts";

/** The card tree as an indented outline. */
function outline(session: Session): string[] {
  const depths: number[] = [];
  return [...buildCards(session)].map(({ kind, positions, parent }, index) => {
    const depth = parent < 0 ? 0 : depths[parent]! + 1;
    depths[index] = depth;
    return `${"  ".repeat(depth)}${kind} ${positions.map((position) => session.idOf(position)).join(" ")}`;
  });
}

describe("buildCards", () => {
  it("gathers a run of turns and results, and branches where the session does", () => {
    const { session } = openFixture("bushy.jsonl");
    expect(outline(session)).toMatchInlineSnapshot(`
      [
        "line e1",
        "  user e2",
        "    turn e3 e4 e5 e6",
        "      user e7",
        "        turn e8 e9 e10",
        "          line e11",
        "      entry e12",
        "        user e13",
        "          turn e14 e15 e16 e17",
        "            line e18",
        "              bar e19",
        "                user e20",
        "                  turn e21",
        "                    user e22",
        "                      turn e23",
      ]
    `);
  });

  it("takes a label between two turns into the turn, and counts what happened", () => {
    const { session } = openBuilt(
      new SessionBuilder()
        .user("a")
        .assistant([call("k1", "edit"), call("k2"), call("k3")], { stopReason: "toolUse" })
        .result("k1", "ok", { details: { diff: "@@\n-a\n+b\n+c" } })
        .entry("label", { targetId: "e2", label: "x" })
        .result("k2", "no", { isError: true })
        .assistant("done"),
    );
    const cards = [...buildCards(session)];
    expect(cards.map(({ kind }) => kind)).toEqual(["user", "turn"]);
    expect(cards[1]?.turn).toEqual({
      calls: 3,
      tools: [
        ["bash", 2],
        ["edit", 1],
      ],
      added: 2,
      removed: 1,
      failures: 1,
      tokens: 30,
      cost: 0.02,
      duration: 4000,
      failed: "",
    });
  });

  it("puts every entry into exactly one card, parents before children", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, (bytes) => {
        const { session } = openBytes(bytes);
        const tree = buildCards(session);
        const cards = [...tree];
        const placed = cards.flatMap(({ positions }) => positions);
        expect(placed.sort((a, b) => a - b)).toEqual(
          Array.from({ length: session.count }, (_, i) => i),
        );
        cards.forEach(({ positions, parent }, index) => {
          expect(parent).toBeLessThan(index);
          const above = session.parentOf(positions[0]!);
          expect(parent).toBe(tree.cardOf(above));
          positions.forEach((position, i) => {
            expect(tree.cardOf(position)).toBe(index);
            if (i > 0) expect(session.parentOf(position)).toBe(positions[i - 1]);
          });
        });
      }),
      { numRuns: 300 },
    );
  });

  it("says of a card in its columns what counting its entries says", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, (bytes) => {
        const { session } = openBytes(bytes);
        const tree = buildCards(session);
        const spends = (position: number) =>
          session.tokensOf(position) + session.costOf(position) > 0;
        for (const [card, { kind, positions, parent, turn }] of [...tree].entries()) {
          expect(tree.at(card)).toEqual({ kind, positions, parent, turn });
          expect(tree.kindOf(card)).toBe(kind);
          expect(tree.firstOf(card)).toBe(positions[0]);
          expect(tree.lastOf(card)).toBe(positions.at(-1));
          expect(tree.sizeOf(card)).toBe(positions.length);
          expect({
            calls: tree.callsOf(card),
            failures: tree.failuresOf(card),
            failed: tree.failedOf(card),
            spends: tree.spends(card),
            edits: tree.edits(card),
          }).toEqual({
            calls: turn?.calls ?? 0,
            failures: turn?.failures ?? 0,
            failed: turn?.failed ?? "",
            spends: turn !== undefined && positions.some(spends),
            edits: turn !== undefined && turn.added + turn.removed > 0,
          });
        }
        expect([tree.at(-1), tree.at(tree.count)]).toEqual([undefined, undefined]);
      }),
      { numRuns: 300 },
    );
  });
});
