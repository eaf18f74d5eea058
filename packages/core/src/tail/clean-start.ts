import type { Session } from "../tree/session.ts";

/**
 * Position of the entry from which the path of a cut file can be told as that of the whole: no result
 * without its call behind it, and no compaction that keeps entries further up. -1 where there is none.
 */
export function findCleanStart(session: Session): number {
  const path = session.pathOf(session.leaf);
  const calls = new Set<string>();
  let start = 0;
  path.forEach((position, index) => {
    const { calls: made, callId } = session.rareOf(position);
    if (session.roleOf(position) === "toolResult" && callId !== undefined && !calls.has(callId)) {
      start = index + 1;
      calls.clear();
    }
    const kept = session.firstKeptIdOf(position);
    if (session.typeOf(position) === "compaction" && kept !== undefined && session.find(kept) < 0) {
      start = index;
      calls.clear();
    }
    for (const { id } of made ?? []) calls.add(id);
  });
  return path[start] ?? -1;
}
