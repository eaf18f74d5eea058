// What is looked for at the moment: the entry with the hit opens what is folded over the words.

import { create } from "zustand";

export interface Sought {
  readonly position: number;
  /** In one case, as they are looked for. */
  readonly words: string;
}

interface SoughtState {
  readonly sought: Sought | undefined;
}

const useSoughtStore = create<SoughtState>()(() => ({ sought: undefined }));

/** Looks for words in an entry, wherever it is drawn; undefined for an end of it. */
export function seek(sought: Sought | undefined): void {
  useSoughtStore.setState({ sought });
}

/** What is looked for in an entry, undefined for any other one. */
export function useSought(position: number | undefined): Sought | undefined {
  return useSoughtStore(({ sought }) => (sought?.position === position ? sought : undefined));
}
