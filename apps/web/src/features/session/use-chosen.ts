import type { Session } from "@leafwalk/core";
import { useEffect } from "react";
import { showToast } from "../../ui/toast/toast-store.ts";
import { changeUrl, currentUrl, useUrl } from "../../url/navigation.ts";

export interface Chosen {
  /** Position of the entry whose context is shown. */
  readonly leaf: number;
  /** Position of the entry that is looked at. */
  readonly shown: number | undefined;
  selectLeaf(position: number): void;
  show(position: number | undefined): void;
  /** Shows an entry as it stands in the file. */
  showLine(position: number): void;
}

/** The leaf and the shown entry, which live in the address. */
export function useChosen(session: Session): Chosen {
  const { leaf: leafKey, entry: entryKey, find } = useUrl().state;
  // The list of hits says it beside each of them.
  const isFinding = find !== "";
  const leaf = leafKey === undefined ? session.leaf : session.find(leafKey);
  const shown = entryKey === undefined ? undefined : session.find(entryKey);

  useEffect(() => {
    if (leaf < 0 && leafKey !== undefined) {
      tell(`There is no entry ${leafKey} in this session: its last entry is the leaf`);
      changeUrl({ leaf: undefined }, "replace");
    }
    if (shown !== undefined && shown < 0 && entryKey !== undefined) {
      tell(`There is no entry ${entryKey} in this session`);
      changeUrl({ entry: undefined }, "replace");
    }
    const isElsewhere =
      shown !== undefined && shown >= 0 && leaf >= 0 && !session.isOnPathOf(shown, leaf);
    if (isElsewhere && !isFinding) {
      tell(
        `Entry ${entryKey} is on another branch: it is marked in the tree, this context is without it`,
      );
    }
  }, [session, leaf, leafKey, shown, entryKey, isFinding]);

  return {
    leaf: leaf < 0 ? session.leaf : leaf,
    shown: shown !== undefined && shown < 0 ? undefined : shown,
    selectLeaf: (position) => {
      const isLast = position === session.leaf;
      const next = isLast ? undefined : session.keyOf(position);
      const { tab } = currentUrl().state;
      // Where there is room for one panel only, the context is what one wants to see then.
      const view = tab === "tree" ? "context" : tab;
      changeUrl({ leaf: next, entry: undefined, tab: view }, "push");
    },
    show: (position) => {
      const next = position === undefined ? undefined : session.keyOf(position);
      changeUrl({ entry: next }, "replace");
    },
    showLine: (position) => changeUrl({ entry: session.keyOf(position), tab: "raw" }, "push"),
  };
}

function tell(text: string): void {
  showToast({ tone: "info", text });
}
