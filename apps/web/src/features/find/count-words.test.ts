import { describe, expect, it } from "vitest";
import { countWords, percentSearched, unreadWords } from "./count-words.ts";
import type { Hit } from "./find-hits.ts";
import type { Search } from "./use-search.ts";

const hit: Hit = { position: 0, part: "", before: "", match: "x", after: "" };

function searched(count: number, state: Search["state"], unread = 0): Search {
  const hits = Array.from({ length: count }, () => hit);
  return { words: "x", state, found: { hits, entries: Math.ceil(count / 2), next: 0, unread } };
}

describe("countWords", () => {
  const cases = [
    { search: searched(41, "done"), current: -1, words: "41 hits in 21 entries" },
    { search: searched(41, "reading"), current: 2, words: "3 of 41 hits in 21 entries" },
    { search: searched(1, "done"), current: 0, words: "1 of 1 hit in 1 entry" },
    { search: searched(5000, "full"), current: -1, words: "first 5,000 hits in 2,500 entries" },
    {
      search: searched(5000, "full"),
      current: 1999,
      words: "2,000 of the first 5,000 hits in 2,500 entries",
    },
    { search: searched(0, "done"), current: -1, words: "No hits" },
    { search: searched(0, "reading"), current: -1, words: "" },
  ];
  for (const { search, current, words } of cases) {
    it(`says “${words}”`, () => expect(countWords(search, current)).toBe(words));
  }
});

describe("unreadWords", () => {
  it("says what was left, where there is any", () => {
    expect(unreadWords(searched(0, "done", 1))).toBe("1 entry could not be read");
    expect(unreadWords(searched(0, "done"))).toBe("");
  });
});

describe("percentSearched", () => {
  it("goes by bytes, to the end of the file", () => {
    const facts = { offset: [10, 400, 900], size: 1000 };
    expect([0, 1, 2, 3].map((next) => percentSearched(facts, next))).toEqual([1, 40, 90, 100]);
  });
});
