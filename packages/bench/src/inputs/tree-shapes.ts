import { SessionBuilder } from "@leafwalk/core/testing";
import { below, type Random, seeded } from "./random.ts";
import { writePieces } from "./write-pieces.ts";

/** The parent of the entry at an index above 0. */
type ParentOf = (index: number, random: Random) => number;

const STEP = 100;
const CHILDREN = 5_000;

/** Trees as they can become, each with as many cards as entries. */
export const treeShapes = {
  /** One chain. */
  linear: (index) => index - 1,
  /** A branch nearly everywhere, each of a few entries. */
  bushy: (index, random) => Math.max(0, index - 1 - below(random, 40)),
  /** Branches of branches: each leaves the one before it halfway. */
  deep: (index) => (index % STEP === 0 ? index - STEP / 2 : index - 1),
  /** Entries with thousands of children. */
  wide: (index) => Math.floor((index - 1) / CHILDREN) * CHILDREN,
} as const satisfies Record<string, ParentOf>;

export type TreeShapeName = keyof typeof treeShapes;

export function writeTree(path: string, shape: TreeShapeName, entries: number): Promise<void> {
  return writePieces(path, treeTexts(treeShapes[shape], entries));
}

/** Users and assistants take turns on every path, so that no two entries share a card. */
export function* treeTexts(parentOf: ParentOf, entries: number): Generator<string> {
  const random = seeded(entries);
  const builder = new SessionBuilder({ id: `tree-${entries}` });
  const depths = new Uint32Array(entries);
  for (let index = 0; index < entries; index++) {
    const parent = index === 0 ? -1 : parentOf(index, random);
    depths[index] = parent < 0 ? 0 : depths[parent]! + 1;
    const id = `n${index}`;
    builder.goTo(parent < 0 ? null : `n${parent}`);
    if (depths[index]! % 2 === 0) builder.user(`Try ${index}`, { id });
    else builder.assistant(`Tried ${index}`, {}, { id });
    yield builder.take();
  }
}
