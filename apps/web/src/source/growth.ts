import type { Facts } from "@leafwalk/core";
import type { OpenSession } from "./open-session.ts";

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

/**
 * By how much the positions of later facts exceed those of an earlier reading of the same file, of which
 * that may have seen only the end. Undefined where the file is another one now.
 */
export function shiftBetween(earlier: OpenSession, later: Facts): number | undefined {
  const { facts } = earlier.session;
  if (!earlier.tail) return isGrowth(facts, later) ? 0 : undefined;
  const { gap } = earlier.tail;
  const last = facts.count - 1;
  const shift = later.offset.lastIndexOf(facts.offset[last]! + gap) - last;
  const isSame = (at: number) =>
    later.offset[at + shift] === facts.offset[at]! + gap &&
    later.length[at + shift] === facts.length[at] &&
    facts.id.isSameAt(at, later.id, at + shift);
  // Between two entries in their places nothing can have come or gone.
  return shift >= 0 && isSame(0) && isSame(last) ? shift : undefined;
}
