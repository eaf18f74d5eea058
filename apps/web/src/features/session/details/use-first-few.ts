import { useState } from "react";

interface FirstFew<Item> {
  readonly shown: readonly Item[];
  /** How many are not shown. */
  readonly hidden: number;
  showAll(): void;
}

/** The first items of a list that may be long, until all of them are asked for. */
export function useFirstFew<Item>(items: readonly Item[], few: number): FirstFew<Item> {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? items : items.slice(0, few);
  return { shown, hidden: items.length - shown.length, showAll: () => setAllShown(true) };
}
