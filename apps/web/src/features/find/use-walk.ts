import { useEffect, useEffectEvent, useState } from "react";
import type { Hit } from "./find-hits.ts";
import type { Search } from "./use-search.ts";
import { currentHit, stepHit } from "./walk-hits.ts";

export interface Walk {
  /** Index of the hit that is looked at, -1 for none. */
  readonly index: number;
  readonly hit: Hit | undefined;
  /** Another object each time a hit is gone to, were it the same one again. */
  readonly visit: object | undefined;
  goTo(index: number): void;
  step(by: 1 | -1): void;
}

/** The hit that is looked at, and the way from one to the next. */
export function useWalk(
  { words, found, state }: Search,
  shown: number | undefined,
  onShow: (position: number) => void,
): Walk {
  const { hits } = found;
  const [chosen, setChosen] = useState<{ words: string; index: number }>();
  // Whoever is faster than the search is taken to its first hit once there is one.
  const [wish, setWish] = useState<{ words: string; by: 1 | -1 }>();
  const index = currentHit(hits, chosen?.words === words ? chosen.index : undefined, shown);
  const isWhole = state !== "reading";

  const goTo = (next: number) => {
    const hit = hits[next];
    if (!hit) return;
    setWish(undefined);
    setChosen({ words, index: next });
    onShow(hit.position);
  };
  const step = (by: 1 | -1) => {
    const next = stepHit(hits, index, shown, by, isWhole);
    if (next !== undefined) goTo(next);
    else if (!isWhole) setWish({ words, by });
  };

  const fulfil = useEffectEvent(() => {
    if (wish?.words !== words) return;
    if (stepHit(hits, index, shown, wish.by, isWhole) !== undefined) step(wish.by);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever more is known
  useEffect(() => fulfil(), [found, state]);

  return { index, hit: hits[index], visit: chosen, goTo, step };
}
