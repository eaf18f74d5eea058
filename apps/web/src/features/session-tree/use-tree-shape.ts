import type { CardTree, Session } from "@leafwalk/core";
import { useMemo } from "react";
import type { CardFilter } from "../../url/url-state.ts";
import { filterTree, passes } from "./filter-cards.ts";
import { readShape, type TreeShape } from "./shape.ts";

interface TreeShapes {
  /** Of all cards. */
  readonly whole: TreeShape;
  /** Of those that the filter leaves. */
  readonly shape: TreeShape;
}

/** The shape of the tree as the filter leaves it. The selected and the shown card stay, -1 for none: whoever filters still sees where they are. */
export function useTreeShape(
  session: Session,
  tree: CardTree,
  filter: CardFilter,
  [selected, shown]: readonly [selected: number, shown: number],
): TreeShapes {
  const whole = useMemo(
    () => readShape({ tree, isDrawn: () => true }, session.leaf),
    [tree, session],
  );
  const shape = useMemo(() => {
    if (filter === "all") return whole;
    const isWanted = (card: number) =>
      card === selected || card === shown || passes(session, tree, filter, card);
    return readShape(filterTree(tree, isWanted), session.leaf);
  }, [whole, tree, session, filter, selected, shown]);
  return { whole, shape };
}
