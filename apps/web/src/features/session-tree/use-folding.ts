import { useMemo, useState } from "react";
import {
  type Folding,
  foldOffPath,
  foldsByItself,
  startFolding,
  toggleFolds,
  unfoldAround,
} from "./folding.ts";
import type { TreeShape } from "./shape.ts";

interface FoldingInUse {
  readonly folding: Folding;
  toggle(starts: readonly number[]): void;
  /** Folds everything but the path of a card. */
  foldAround(card: number): void;
  unfoldAll(): void;
}

/** What is folded in a tree that starts as `whole` and is drawn as `shape`. A card that must be seen, -1 for none, is never inside a fold. */
export function useFolding(
  whole: TreeShape,
  shape: TreeShape,
  [selected, shown]: readonly [selected: number, shown: number],
): FoldingInUse {
  const [chosen, setFolding] = useState(() => startFolding(foldsByItself(whole)));
  // However it came to be chosen.
  const folding = useMemo(() => {
    const seen = [selected, shown].filter((card) => card >= 0);
    return seen.reduce((now, card) => unfoldAround(now, shape, card), chosen);
  }, [chosen, shape, selected, shown]);
  if (folding !== chosen) setFolding(folding);
  return useMemo(
    () => ({
      folding,
      toggle: (starts) => setFolding((before) => toggleFolds(before, shape, starts)),
      foldAround: (card) => setFolding(foldOffPath(shape, card)),
      unfoldAll: () => setFolding(startFolding(false)),
    }),
    [folding, shape],
  );
}
