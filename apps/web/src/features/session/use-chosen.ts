import { type Diagnostic, FileParts, type Session } from "@leafwalk/core";
import { useEffect } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { changeUrl, currentUrl, useUrl } from "../../url/navigation.ts";

export interface Chosen {
  /** Position of the entry whose context is shown. */
  readonly leaf: number;
  /** Position of the entry that is looked at. */
  readonly shown: number | undefined;
  /** Offset of what is looked at where it is no entry. */
  readonly byte: number | undefined;
  /** Whether the address names a leaf or an entry further up in the file than was read so far. */
  readonly isAwaited: boolean;
  selectLeaf(position: number): void;
  show(position: number | undefined): void;
  /** Shows what stands at an offset of the file. */
  showByte(offset: number): void;
  /** Shows what a diagnostic is about as it stands in the file. */
  showLine(diagnostic: Diagnostic): void;
}

/** The leaf and the shown entry, which live in the address. */
export function useChosen({ session, tail }: OpenSession): Chosen {
  const { leaf: leafKey, entry: entryKey, byte, find: words, tab } = useUrl().state;
  // The list of hits says it beside each of them, and the file is walked without regard to branches.
  const isToldOfBranch = words === "" && tab !== "raw";
  const find = (key: string) => (tail ? findOwn(session, key) : session.find(key));
  const leaf = leafKey === undefined ? session.leaf : find(leafKey);
  const shown = entryKey === undefined ? undefined : find(entryKey);
  const isWhole = tail === undefined;

  useEffect(() => {
    if (!isWhole) return;
    if (leaf < 0 && leafKey !== undefined) {
      tell(`There is no entry ${leafKey} in this session: its last entry is the leaf`);
      changeUrl({ leaf: undefined }, "replace");
    }
    if (shown !== undefined && shown < 0 && entryKey !== undefined) {
      tell(`There is no entry ${entryKey} in this session`);
      changeUrl({ entry: undefined }, "replace");
    }
    if (byte !== undefined && byte >= session.facts.size) {
      tell(`There is no byte ${byte} in this file`);
      changeUrl({ byte: undefined }, "replace");
    }
    const isElsewhere =
      shown !== undefined && shown >= 0 && leaf >= 0 && !session.isOnPathOf(shown, leaf);
    if (isElsewhere && isToldOfBranch) {
      tell(
        `Entry ${entryKey} is on another branch: it is marked in the tree, this context is without it`,
      );
    }
  }, [session, isWhole, leaf, leafKey, shown, entryKey, byte, isToldOfBranch]);

  return {
    leaf: leaf < 0 ? session.leaf : leaf,
    shown: shown !== undefined && shown < 0 ? undefined : shown,
    byte,
    isAwaited: !isWhole && (leaf < 0 || (shown !== undefined && shown < 0)),
    selectLeaf: (position) => {
      const isLast = position === session.leaf;
      const next = isLast ? undefined : session.keyOf(position);
      const { tab } = currentUrl().state;
      // Where there is room for one panel only, the context is what one wants to see then.
      const view = tab === "tree" ? "context" : tab;
      changeUrl({ leaf: next, entry: undefined, byte: undefined, tab: view }, "push");
    },
    show: (position) => {
      // What has no id of its own is called by its position, which only the whole file tells.
      if (!isWhole && position !== undefined && session.facts.id.isEmptyAt(position)) return;
      const next = position === undefined ? undefined : session.keyOf(position);
      changeUrl({ entry: next, byte: undefined }, "replace");
    },
    showByte: (offset) => changeUrl({ entry: undefined, byte: offset }, "replace"),
    showLine: (diagnostic) => {
      const { position, byte: offset } = placeOf(session, diagnostic);
      const entry = position === undefined ? undefined : session.keyOf(position);
      // The record of the leaf is there without being asked for: naming it leads nowhere else.
      const isThere = tab === "raw" && entryKey === undefined && byte === undefined;
      const isShown = isThere && position === (leaf < 0 ? session.leaf : leaf);
      changeUrl({ entry, byte: offset, tab: "raw" }, isShown ? "replace" : "push");
    },
  };
}

/** Position of the entry that has this id itself, -1 where there is none. */
function findOwn(session: Session, id: string): number {
  const position = session.find(id);
  return position >= 0 && session.facts.id.at(position) === id ? position : -1;
}

/** The entry that a diagnostic is about, or the offset of what else it is about. */
function placeOf(
  { facts }: Session,
  { position, span, line }: Diagnostic,
): { readonly position?: number; readonly byte?: number } {
  if (position !== undefined) return { position };
  const parts = new FileParts(facts);
  const index = span ? parts.indexOfByte(span.offset) : parts.indexOfLine(line);
  if (index < 0) return {};
  const part = parts.at(index);
  return part.kind === "entry" ? { position: part.position } : { byte: part.offset };
}

function tell(text: string): void {
  showToast({ tone: "info", text });
}
