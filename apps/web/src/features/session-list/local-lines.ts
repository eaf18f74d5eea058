import type { KeptFile } from "../../state/kept-store.ts";
import type { LocalSession } from "../../state/local-store.ts";
import { describeLocal } from "./local-words.ts";
import type { RowWords } from "./row-words.ts";

export const OPEN_FILES = "Opened in this tab";
/** Files of earlier, which are not open in this tab. */
export const CLOSED_FILES = "Opened before";

/** One line of the files of this tab: a heading, an open file, or one of earlier. */
export type LocalLine =
  | { readonly kind: "heading"; readonly key: string; readonly isRow: false; readonly name: string }
  | {
      readonly kind: "open";
      readonly key: string;
      readonly isRow: true;
      readonly row: RowWords;
      readonly isReading: boolean;
    }
  | { readonly kind: "kept"; readonly key: string; readonly isRow: true; readonly kept: KeptFile };

export function localLines(
  sessions: readonly LocalSession[],
  closed: readonly KeptFile[],
  now: number,
): LocalLine[] {
  const lines: LocalLine[] = sessions.map((session) => ({
    kind: "open",
    key: session.id,
    isRow: true,
    row: describeLocal(session, now),
    isReading: session.state.state === "reading",
  }));
  // Alone they have the whole page's title.
  if (closed.length > 0 && sessions.length > 0) {
    lines.push({ kind: "heading", key: "group closed", isRow: false, name: CLOSED_FILES });
  }
  for (const kept of closed) lines.push({ kind: "kept", key: kept.id, isRow: true, kept });
  return lines;
}
