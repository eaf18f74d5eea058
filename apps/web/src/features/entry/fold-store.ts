// What the reader opened and closed, by entry: rows of a virtual list come and go, the choice stays.

import { useCallback, useEffect, useEffectEvent } from "react";
import { create } from "zustand";
import { useEntryScope } from "./entry-scope.ts";

interface FoldState {
  /** Only choices that were made; everything else is as it starts. */
  readonly choices: ReadonlyMap<string, boolean>;
  choose(key: string, isOpen: boolean): void;
}

const useFoldStore = create<FoldState>()((set) => ({
  choices: new Map(),
  choose: (key, isOpen) => set(({ choices }) => ({ choices: new Map(choices).set(key, isOpen) })),
}));

/**
 * Whether a part of the entry is open, and the way to change it. `name` is unique within the entry. It opens
 * by itself where it `hides` words that are looked for.
 */
export function useFold(
  name: string,
  startsOpen: boolean,
  hides: (words: string) => boolean,
): readonly [boolean, () => void] {
  const { foldKey, sought } = useEntryScope();
  const key = `${foldKey} ${name}`;
  const choice = useFoldStore(({ choices }) => choices.get(key));
  const choose = useFoldStore((state) => state.choose);
  const isOpen = choice ?? startsOpen;
  const toggle = useCallback(() => choose(key, !isOpen), [choose, key, isOpen]);
  const openFor = useEffectEvent((words: string) => {
    if (!isOpen && hides(words)) choose(key, true);
  });
  // Once for every search that comes here: closed again by hand it stays so.
  useEffect(() => {
    if (sought) openFor(sought.words);
  }, [sought]);
  return [isOpen, toggle];
}

/** Hides whatever is looked for in the entry. */
export const always = () => true;
