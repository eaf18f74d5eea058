import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdOrder } from "./hold-order.ts";

const rows = (keys: string) => [...keys].map((key) => ({ key }));
const keysOf = (held: readonly { readonly key: string }[]) => held.map(({ key }) => key).join("");

describe("holdOrder", () => {
  const cases: { desc: string; shown: string; rows: string; held: string; isBehind: boolean }[] = [
    { desc: "the same order", shown: "abc", rows: "abc", held: "abc", isBehind: false },
    { desc: "another order", shown: "abc", rows: "cab", held: "abc", isBehind: true },
    { desc: "a new row at the top", shown: "abc", rows: "xabc", held: "abc", isBehind: true },
    { desc: "the next page", shown: "abc", rows: "abcde", held: "abcde", isBehind: false },
    { desc: "both", shown: "abc", rows: "xbacde", held: "abcde", isBehind: true },
    { desc: "a row that is gone", shown: "abc", rows: "ac", held: "ac", isBehind: false },
    { desc: "nothing shown yet", shown: "", rows: "ab", held: "ab", isBehind: false },
  ];
  for (const { desc, shown, rows: next, held, isBehind } of cases) {
    it(`holds for ${desc}`, () => {
      const order = holdOrder([...shown], rows(next));
      expect(keysOf(order.rows)).toBe(held);
      expect(order.isBehind).toBe(isBehind);
    });
  }

  it("never moves a row that stays, and invents none", () => {
    const keys = fc.uniqueArray(fc.nat(30).map(String));
    fc.assert(
      fc.property(keys, keys, (shown, next) => {
        const held = holdOrder(
          shown,
          next.map((key) => ({ key })),
        ).rows.map(({ key }) => key);
        expect(held.filter((key) => shown.includes(key))).toEqual(
          shown.filter((key) => next.includes(key)),
        );
        expect(held.every((key) => next.includes(key))).toBe(true);
        expect(new Set(held).size).toBe(held.length);
      }),
    );
  });

  it("shows the new data of a row in its old place", () => {
    const [row] = holdOrder(["a"], [{ key: "a", title: "new" }]).rows;
    expect(row).toEqual({ key: "a", title: "new" });
  });
});
