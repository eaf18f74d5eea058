import { oneLine } from "@leafwalk/core";

/** Any text of a file in one line, cut where nobody reads on. */
export function shortLine(text: string, atMost = 200): string {
  return oneLine(text).slice(0, atMost);
}
