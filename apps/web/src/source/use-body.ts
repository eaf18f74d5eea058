import { useCallback, useMemo, useRef, useSyncExternalStore } from "react";
import { type BodyState, bodyLoaderOf } from "./body-loader.ts";
import type { OpenSession } from "./open-session.ts";

export type { BodyState } from "./body-loader.ts";

/** The body of an entry, in the current version's shape; read when a component first asks for it. */
export function useBody(open: OpenSession, position: number): BodyState {
  const loader = bodyLoaderOf(open);
  const subscribe = useCallback(
    (onChange: () => void) => loader.watch(position, onChange),
    [loader, position],
  );
  return useSyncExternalStore(subscribe, () => loader.stateOf(position));
}

/** The bodies of several entries; the map stays the same object while none of them changes. */
export function useBodies(
  open: OpenSession,
  positions: readonly number[],
): ReadonlyMap<number, BodyState> {
  const loader = bodyLoaderOf(open);
  const wished = positions.join();
  const list = useMemo(() => (wished ? wished.split(",").map(Number) : []), [wished]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = list.map((position) => loader.watch(position, onChange));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [loader, list],
  );
  const last = useRef<ReadonlyMap<number, BodyState>>(new Map());
  return useSyncExternalStore(subscribe, () => {
    const now = new Map(list.map((position) => [position, loader.stateOf(position)] as const));
    if (!isSame(last.current, now)) last.current = now;
    return last.current;
  });
}

function isSame(a: ReadonlyMap<number, BodyState>, b: ReadonlyMap<number, BodyState>): boolean {
  if (a.size !== b.size) return false;
  for (const [position, state] of b) if (a.get(position) !== state) return false;
  return true;
}
