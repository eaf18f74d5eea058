// What the reader opened and closed, by entry: rows of a virtual list come and go, the choice stays.

import { useCallback } from "react";
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

/** Whether a part of the entry is open, and the way to change it. `name` is unique within the entry. */
export function useFold(name: string, startsOpen: boolean): readonly [boolean, () => void] {
  const { foldKey } = useEntryScope();
  const key = `${foldKey} ${name}`;
  const choice = useFoldStore(({ choices }) => choices.get(key));
  const choose = useFoldStore((state) => state.choose);
  const isOpen = choice ?? startsOpen;
  const toggle = useCallback(() => choose(key, !isOpen), [choose, key, isOpen]);
  return [isOpen, toggle];
}
