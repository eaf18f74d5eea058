import { type TextColumn, textColumnOf } from "./text-column.ts";

// A file of ids made to collide must not know what they are mixed with.
const SEED = (Math.random() * 2 ** 32) >>> 0;

/** Ids of all entries by position, and positions by id. Compares bytes: no string is made of an id that nobody looks at. */
export class IdIndex {
  /** Positions + 1, 0 for an empty slot; open addressing, at most half full. */
  private readonly slots: Int32Array;
  private readonly mask: number;

  constructor(private readonly ids: TextColumn) {
    let size = 16;
    while (size < 2 * ids.length) size *= 2;
    this.slots = new Int32Array(size);
    this.mask = size - 1;
  }

  /** Last position that was put under the id, -1 where there is none. */
  find(id: string): number {
    return this.findSame(textColumnOf([id]), 0);
  }

  /** As `find`, by a text of any column. */
  findSame(texts: TextColumn, index: number): number {
    return this.slots[this.slotOf(texts, index)]! - 1;
  }

  /** Puts a position under its id; gives the one that was there before, or -1. */
  put(position: number): number {
    const slot = this.slotOf(this.ids, position);
    const before = this.slots[slot]! - 1;
    this.slots[slot] = position + 1;
    return before;
  }

  private slotOf(texts: TextColumn, index: number): number {
    const { slots, mask, ids } = this;
    const hash = texts.hashAt(index, SEED);
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let held = slots[slot]!; held !== 0; held = slots[slot]!) {
      if (ids.isSameAt(held - 1, texts, index)) return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
