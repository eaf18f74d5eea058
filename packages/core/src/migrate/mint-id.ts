/**
 * Ids for entries that have none: 8 hex digits of (32-bit hash of the header's id + position), stepping
 * over ids used earlier in the file (FORMAT §2). Deterministic, because links point at them; made only
 * from what stands before the entry, so appending never changes one.
 */
export class IdMint {
  // From a number that is in use to one behind it: a file made of collisions is stepped over once, not
  // again for every entry. An id in use stays in use, so a jump stays right.
  private readonly jumps = new Map<number, number>();

  /** `isUsed` tells whether an earlier entry has an id. */
  constructor(private readonly isUsed: (id: string) => boolean) {}

  mint(headerId: string, position: number): string {
    const stepped: number[] = [];
    let number = (hashText(headerId) + position) >>> 0;
    while (this.isUsed(hexOf(number))) {
      stepped.push(number);
      number = this.jumps.get(number) ?? (number + 1) >>> 0;
    }
    for (const from of stepped) this.jumps.set(from, number);
    return hexOf(number);
  }
}

function hexOf(number: number): string {
  return number.toString(16).padStart(8, "0");
}

/** FNV-1a over UTF-16 units, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
