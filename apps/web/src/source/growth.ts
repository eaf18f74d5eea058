import type { Facts } from "@leafwalk/core";

/**
 * Whether the later facts are those of the same file after lines were appended. Appending never changes
 * an earlier entry's place, so the last one stands for all.
 */
export function isGrowth(earlier: Facts, later: Facts): boolean {
  const last = earlier.count - 1;
  if (last < 0) return true;
  return (
    last < later.count &&
    earlier.offset[last] === later.offset[last] &&
    earlier.length[last] === later.length[last] &&
    earlier.id.isSameAt(last, later.id, last)
  );
}
