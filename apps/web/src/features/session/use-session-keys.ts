import { useEffect, useEffectEvent } from "react";
import { sessionKeys } from "./session-keys.ts";
import type { Step } from "./steps.ts";

interface KeyActions {
  onStep(step: Step): void;
  /** Back to no shown entry. */
  onLeave(): void;
  onShowKeys(): void;
}

/** What takes letters itself, and what is over the screen. */
const elsewhere =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], dialog, [role="menu"]';

/** The keys of the session screen, wherever the focus is, but never while someone types. */
export function useSessionKeys({ onStep, onLeave, onShowKeys }: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(elsewhere)) return;
    if (event.key === "Escape") return onLeave();
    const step = sessionKeys.find(({ key }) => key === event.key)?.step;
    if (step === undefined && event.key !== "?") return;
    event.preventDefault();
    if (step === undefined) onShowKeys();
    else onStep(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
