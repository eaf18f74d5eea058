import { createHash } from "node:crypto";
import { buildCards, FactsReader, openSession, type Session } from "@leafwalk/core";
import { describe, expect, test } from "vitest";
import { mixes, sessionTexts } from "./session-mix.ts";
import { type TreeShapeName, treeShapes, treeTexts } from "./tree-shapes.ts";

function read(texts: Iterable<string>): Session {
  const reader = new FactsReader();
  for (const text of texts) reader.push(new TextEncoder().encode(text));
  return openSession(reader.facts());
}

function hashOf(texts: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex");
}

describe.each(Object.keys(mixes) as (keyof typeof mixes)[])("a session of the mix %s", (name) => {
  const wish = { mix: mixes[name], bytes: 300_000, seed: 7 };

  test("is the same for the same seed, and another for another", () => {
    expect(hashOf(sessionTexts(wish))).toBe(hashOf(sessionTexts(wish)));
    expect(hashOf(sessionTexts({ ...wish, seed: 8 }))).not.toBe(hashOf(sessionTexts(wish)));
  });

  test("is whole, and about as large as it was wished", () => {
    const session = read(sessionTexts(wish));
    expect(session.diagnostics()).toEqual([]);
    expect(session.facts.size).toBeGreaterThanOrEqual(wish.bytes);
  });
});

test("a session of small lines has none that is not", () => {
  const { facts } = read(sessionTexts({ mix: mixes.small, bytes: 1_000_000, seed: 1 }));
  expect(Math.max(...facts.length)).toBeLessThan(8_000);
});

describe.each(Object.keys(treeShapes) as TreeShapeName[])("a tree of the shape %s", (name) => {
  test("has a card for each entry, and one root", () => {
    const session = read(treeTexts(treeShapes[name], 6_000));
    expect(session.diagnostics()).toEqual([]);
    expect(session.roots).toEqual([0]);
    expect(buildCards(session).count).toBe(6_000);
  });
});
