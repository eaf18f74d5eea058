/**
 * Ids for entries that have none: 8 hex digits of (32-bit hash of the header's id + position), stepping
 * over ids used earlier in the file (FORMAT §2). Deterministic, because links point at them; made only
 * from what stands before the entry, so appending never changes one.
 */
export function mintId(
  headerId: string,
  position: number,
  isUsed: (id: string) => boolean,
): string {
  for (let number = (hashText(headerId) + position) >>> 0; ; number = (number + 1) >>> 0) {
    const id = number.toString(16).padStart(8, "0");
    if (!isUsed(id)) return id;
  }
}

/** FNV-1a over UTF-16 units, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
