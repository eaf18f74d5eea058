import { useEffect, useReducer, useRef } from "react";

/** Cards that are mounted in one frame: more of them took longer than a frame should on two cores. */
const AT_ONCE = 20;

interface ByAndBy {
  /** Those of the items to be mounted now. */
  readonly items: readonly number[];
  readonly areAll: boolean;
}

/** Items as they can be mounted: those that are, and of the others so many a frame. The first come first. */
export function useByAndBy(wanted: readonly number[], atOnce = AT_ONCE): ByAndBy {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const mounted = useRef<ReadonlySet<number>>(new Set());
  let room = atOnce;
  const possible = wanted.filter((item) => mounted.current.has(item) || room-- > 0);
  const areAll = possible.length === wanted.length;
  const items = areAll ? wanted : possible;
  useEffect(() => {
    mounted.current = new Set(items);
    if (areAll) return;
    const frame = requestAnimationFrame(again);
    return () => cancelAnimationFrame(frame);
  });
  return { items, areAll };
}
