import { describe, expect, it } from "vitest";
import { ByteLru } from "./byte-lru.ts";

describe("ByteLru", () => {
  it("drops what was not used for longest when the bytes do not fit", () => {
    const lru = new ByteLru<{ bytes: number }>(10);
    lru.set("a", { bytes: 4 });
    lru.set("b", { bytes: 4 });
    lru.get("a");
    lru.set("c", { bytes: 4 });
    expect(["a", "b", "c"].map((key) => lru.get(key) !== undefined)).toEqual([true, false, true]);
  });

  it("keeps one value that is larger than everything it may keep", () => {
    const lru = new ByteLru<{ bytes: number }>(10);
    lru.set("a", { bytes: 4 });
    lru.set("large", { bytes: 99 });
    expect(lru.get("a")).toBeUndefined();
    expect(lru.get("large")).toEqual({ bytes: 99 });
  });

  it("counts a value that replaces another once", () => {
    const lru = new ByteLru<{ bytes: number }>(10);
    for (let i = 0; i < 9; i++) lru.set("a", { bytes: 4 });
    lru.set("b", { bytes: 4 });
    expect(lru.get("a")).toBeDefined();
  });
});
