import type { SessionList, SessionRow } from "@leafwalk/server";
import { countOf, formatBytes, formatCount } from "../../format/figures.ts";

/** How many sessions there are, how large they are, and how many are still to be read. */
export function listFacts(
  head: SessionList,
  shown: readonly SessionRow[],
  isFiltered: boolean,
): string {
  const { total, totalBytes, pending } = head;
  const count = isFiltered
    ? `${formatCount(shown.length)} of ${countOf(total, "session")}`
    : countOf(total, "session");
  const bytes = isFiltered ? shown.reduce((sum, { size }) => sum + size, 0) : totalBytes;
  const facts = [count, formatBytes(bytes)];
  if (pending > 0) facts.push(`reading ${formatCount(pending)} more`);
  return facts.join(" · ");
}
