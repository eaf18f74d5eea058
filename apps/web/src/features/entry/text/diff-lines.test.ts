import { describe, expect, it } from "vitest";
import { readDiff } from "./diff-lines.ts";

/** Sign, numbers and text of each line. */
const outline = (text: string) =>
  readDiff(text).map(({ kind, before, after, text: words }) =>
    [
      { same: " ", added: "+", removed: "-", gap: "~" }[kind],
      before ?? "",
      after ?? "",
      words,
    ].join("|"),
  );

describe("readDiff", () => {
  it("reads a unified diff by its headers", () => {
    const diff =
      "--- a\n+++ b\n@@ -3,3 +3,4 @@ fn\n keep\n-old\n+new\n+more\n keep too\n\\ No newline";
    expect(outline(diff)).toEqual([
      "~|||--- a",
      "~|||+++ b",
      "~|||@@ -3,3 +3,4 @@ fn",
      " |3|3|keep",
      "-|4||old",
      "+||4|new",
      "+||5|more",
      " |5|6|keep too",
      "~|||\\ No newline",
    ]);
  });

  it("reads lines that carry their numbers", () => {
    const diff = "     ...\n   1 a\n-  2 old\n+  2 new\n+  3 \n   3 b\n     ...";
    expect(outline(diff)).toEqual([
      "~|||…",
      " |1|1|a",
      "-|2||old",
      "+||2|new",
      "+||3|",
      " |3|4|b",
      "~|||…",
    ]);
  });

  it("keeps a text that is no diff, line by line", () => {
    expect(outline("one\ntwo")).toEqual([" |||one", " |||two"]);
    expect(readDiff("")).toHaveLength(1);
  });

  it("takes added lines that begin with signs for what they are", () => {
    const lines = readDiff("@@ -1 +1,2 @@\n+-x\n++y\n");
    expect(lines.slice(1).map(({ text }) => text)).toEqual(["-x", "+y"]);
  });
});
