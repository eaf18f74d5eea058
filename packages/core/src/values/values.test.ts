import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TEXT_HEAD } from "../read/skip-scan.ts";
import { blobHash, contentBlocks, imageBlock, safeJson } from "./block.ts";
import { jsonPreview, oneLine, PREVIEW_LENGTH, previewOf } from "./preview.ts";
import { decodeTime } from "./time.ts";
import { decodeUsage } from "./usage.ts";

describe("decodeTime", () => {
  it.each([
    ["2026-01-05T09:00:07.000Z", Date.UTC(2026, 0, 5, 9, 0, 7)],
    ["2026-01-05T09:00:07Z", Date.UTC(2026, 0, 5, 9, 0, 7)],
    ["2026-01-05T09:00:07.123456Z", Date.UTC(2026, 0, 5, 9, 0, 7, 123)],
    ["2026-01-05T11:00:00+02:00", Date.UTC(2026, 0, 5, 9)],
    ["2026-01-05T07:30:00-0130", Date.UTC(2026, 0, 5, 9)],
    ["2026-01-05", Date.UTC(2026, 0, 5)],
    [1767603607000, 1767603607000],
    ["soon 5", Number.NaN],
    ["2026-13-01T00:00:00Z", Number.NaN],
    [null, Number.NaN],
    [1e20, Number.NaN],
  ])("reads %j", (value, time) => {
    expect(decodeTime(value)).toEqual(time);
  });
});

describe("previews", () => {
  it("hold no orders to a terminal, and all words that have no end such an order needs", () => {
    expect(oneLine("\u001b[1;38;5;208mbold\u001b[m")).toBe("bold");
    expect(oneLine("\u001b]0;title\u0007after \u001b]8;;https://a.example\u001b\\link")).toBe(
      "after link",
    );
    expect(oneLine("\u001b]0;all that follows\u001b[")).toBe("]0;all that follows[");
  });

  it("are one line of at most 160 characters", () => {
    expect(previewOf("a\n\n b\u2028c")).toBe("a b c");
    expect(previewOf("w".repeat(500))).toHaveLength(160);
    expect(previewOf(`${"w".repeat(158)}🍎🍎`)).toBe(`${"w".repeat(158)}…`);
  });

  it("previews as if it looked at all that is kept of a text", () => {
    const pieces = [
      " ",
      "\n",
      "\t",
      "\u0085",
      "\u202e",
      "\u0007",
      "\u001b",
      "\u001b[1m",
      "\u001b]0;t",
    ];
    const letters = ["w", "word ", "🍎", "\ud83c", "é", "…"];
    const piece = fc.constantFrom(...pieces, ...letters);
    const run = fc.tuple(piece, fc.integer({ min: 1, max: 170 }));
    fc.assert(
      fc.property(fc.array(run, { maxLength: 12 }), (runs) => {
        const text = runs.map(([what, times]) => what.repeat(times)).join("");
        const line = oneLine(text.trimStart().slice(0, TEXT_HEAD));
        const preview = previewOf(text);
        if (line.length <= PREVIEW_LENGTH) expect(preview).toBe(line);
        else {
          const kept = preview.slice(0, -1);
          expect(line.startsWith(kept)).toBe(true);
          expect(preview.at(-1)).toBe("…");
          expect(kept.length).toBeGreaterThanOrEqual(PREVIEW_LENGTH - 2);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("hold no control or bidirectional-override characters", () => {
    expect(oneLine("a\u001bred\u0007\u202e\u0085x")).toBe("ared x");
  });

  it("of deep or wide JSON stay small", () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(jsonPreview(deep)).toBe("[[[[[…]]]]]");
    expect(
      jsonPreview(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i])))
        .length,
    ).toBeLessThanOrEqual(160);
    expect(safeJson(deep)).toBe("(nested too deeply to be shown)");
  });
});

describe("decodeUsage", () => {
  it.each([
    [
      { input: 1, cost: { total: 2 } },
      { input: 1, cost: 2 },
    ],
    [{ cost: { input: 1, output: 2 } }, { cost: 3 }],
    [{ input: -1, output: Number.NaN, cost: -3 }, undefined],
    [null, undefined],
    ["x", undefined],
  ])("reads %j", (value, usage) => {
    expect(decodeUsage(value)).toEqual(usage);
  });
});

describe("blocks", () => {
  const hash = "0a".repeat(32);
  it.each([
    [`blob:sha256:${hash}`, hash],
    ["blob:sha256:../../etc/passwd", undefined],
    [`blob:sha256:${hash}x`, undefined],
    [`blob:sha256:${hash.toUpperCase()}`, undefined],
    ["data", undefined],
    [7, undefined],
  ])("take %j for a blob only if it is one", (data, found) => {
    expect(blobHash(data)).toBe(found);
  });

  it("know images as base64, data URLs and blobs", () => {
    expect(imageBlock({ data: "aa", mimeType: "image/gif" })).toMatchObject({
      data: "aa",
      mimeType: "image/gif",
    });
    expect(imageBlock({ image_url: "data:image/webp;base64,bb" })).toMatchObject({
      data: "bb",
      mimeType: "image/webp",
    });
    expect(imageBlock({ data: `blob:sha256:${hash}` })).toMatchObject({
      blob: hash,
      data: undefined,
    });
    expect(imageBlock({ data: "blob:../x" })).toBeUndefined();
  });

  it("keep the order written and show whatever is no known block", () => {
    const kinds = contentBlocks(
      [
        { type: "text", text: "a" },
        { type: "toolCall", id: "k" },
        { type: "text", text: "b" },
        { type: "odd" },
        null,
      ],
      "markdown",
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([
      "markdown",
      "toolCall",
      "markdown",
      "json",
      "json",
    ]);
    expect(contentBlocks({ type: "text", text: "single" }, "text")).toEqual([
      { kind: "text", text: "single" },
    ]);
    expect(contentBlocks(7, "text")).toEqual([{ kind: "json", title: undefined, value: 7 }]);
    expect(contentBlocks(null, "text")).toEqual([{ kind: "json", title: undefined, value: null }]);
  });
});
