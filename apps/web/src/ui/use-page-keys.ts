import { useEffect, useEffectEvent } from "react";

/** What takes letters itself, and what is over the screen. */
const elsewhere =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], dialog, [role="menu"]';

/** Hears keys wherever the focus is, but never while someone types or a dialog is over the page. `press` says whether the key was meant for it. */
export function usePageKeys(press: (key: string) => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A click on plain text inside of a dialog leaves the focus nowhere.
    if (document.querySelector("dialog[open]")) return;
    if (event.target instanceof Element && event.target.closest(elsewhere)) return;
    if (press(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
