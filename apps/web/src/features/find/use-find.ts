import { type RefObject, useCallback, useRef, useState } from "react";
import { changeUrl, useUrl } from "../../url/navigation.ts";

export interface Find {
  readonly isOpen: boolean;
  readonly query: string;
  readonly field: RefObject<HTMLInputElement | null>;
  /** The button that opens it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** How often it was asked for: each time the field takes the focus. */
  readonly asked: number;
  setQuery(query: string): void;
  open(): void;
  /** The focus goes back to where it was. */
  close(): void;
}

/** Whether something is looked for, and what: the query lives in the address. */
export function useFind(): Find {
  const query = useUrl().state.find;
  const [isWanted, setWanted] = useState(false);
  const [asked, setAsked] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  const isOpen = isWanted || query !== "";

  const setQuery = useCallback((next: string) => {
    // Emptied by hand it stays open.
    setWanted(true);
    changeUrl({ find: next }, "replace");
  }, []);
  const open = () => {
    if (!isOpen) before.current = document.activeElement;
    setWanted(true);
    setAsked(asked + 1);
  };
  const close = () => {
    setWanted(false);
    changeUrl({ find: "" }, "replace");
    const back = before.current;
    before.current = null;
    // Of a list that comes and goes the row may be gone.
    if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
    else if (document.activeElement !== document.body) button.current?.focus();
  };
  return { isOpen, query, field, button, asked, setQuery, open, close };
}
