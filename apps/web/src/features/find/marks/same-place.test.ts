import { describe, expect, it } from "vitest";
import { findWords, foldCase } from "../../../format/find-words.ts";
import { excerptAt } from "../excerpt.ts";
import { findSamePlace } from "./same-place.ts";

/** The place on the page of the nth hit in what was written, by the words before it there. */
function placeOf(written: string, nth: number, onPage: string, words: string): string | undefined {
  const excerpt = excerptAt(written, findWords(foldCase(written), words)[nth]!, words.length);
  const places = findWords(foldCase(onPage), words);
  const at = places[findSamePlace(excerpt, onPage, places, words.length)];
  return at === undefined ? undefined : onPage.slice(Math.max(0, at - 4), at);
}

describe("findSamePlace", () => {
  it("tells hits apart by the letters around them, whatever marks of markdown stand between", () => {
    const written = "**one** `hit`, then [two](http://a.example) *hit*, and three hit.";
    const onPage = "one hit, then two hit, and three hit.";
    expect(placeOf(written, 0, onPage, "hit")).toBe("one ");
    expect(placeOf(written, 1, onPage, "hit")).toBe("two ");
    expect(placeOf(written, 2, onPage, "hit")).toBe("ree ");
  });

  it("takes no other hit for one that is folded away", () => {
    expect(placeOf("a thought about the hit", 0, "Here it hit home again", "hit")).toBeUndefined();
  });

  it("takes the only words there are, as those of a label", () => {
    expect(placeOf("hit", 0, "User hit 10:02", "hit")).toBe("ser ");
  });
});
