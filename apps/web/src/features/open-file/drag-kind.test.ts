import { describe, expect, it } from "vitest";
import { type Drag, judgeDrag, noDrag } from "./drag-kind.ts";
import { looksBinary } from "./looks-binary.ts";
import { pastedFile } from "./pasted-file.ts";

describe("judgeDrag", () => {
  const file = (type = "") => ({ kind: "file", type });
  const cases: { desc: string; types: string[]; items: ReturnType<typeof file>[]; drag: Drag }[] = [
    { desc: "selected text", types: ["text/plain"], items: [], drag: noDrag },
    { desc: "a link", types: ["text/uri-list", "text/html"], items: [], drag: noDrag },
    { desc: "a file", types: ["Files"], items: [file()], drag: { kind: "files", count: 1 } },
    {
      desc: "a picture",
      types: ["Files"],
      items: [file("image/png")],
      drag: { kind: "foreign", count: 1 },
    },
    {
      desc: "a picture among others",
      types: ["Files"],
      items: [file("image/png"), file("text/plain")],
      drag: { kind: "files", count: 2 },
    },
    { desc: "files not told yet", types: ["Files"], items: [], drag: { kind: "files", count: 0 } },
  ];
  for (const { desc, types, items, drag } of cases) {
    it(`takes ${desc} for what it is`, () => expect(judgeDrag(types, items)).toEqual(drag));
  }
});

describe("looksBinary", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it("knows text, with terminal colours and NUL runs in it", () => {
    for (const text of [
      "",
      '{"type":"session"}\n',
      "\u001b[31mred\u001b[0m ü 日本",
      "\0".repeat(99),
    ]) {
      expect(looksBinary(bytes(text))).toBe(false);
    }
  });

  it("knows compressed data", () => {
    const noise = Uint8Array.from({ length: 2000 }, (_, i) => (i * 167 + ((i * i) >> 4)) % 256);
    expect(looksBinary(noise)).toBe(true);
  });
});

describe("pastedFile", () => {
  it("takes records and nothing else", async () => {
    expect(await pastedFile('\ufeff\n{"type":"session"}')?.text()).toContain('{"type":"session"}');
    expect(pastedFile("{ not a record")).toBeUndefined();
    expect(pastedFile("hello")).toBeUndefined();
  });
});
