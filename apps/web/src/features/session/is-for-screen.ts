/** What takes letters itself, and what is over the screen. */
const elsewhere =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], dialog, [role="menu"]';

/** Whether a key is meant for the screen: not while someone types, and not while a dialog is over it. */
export function isForScreen(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  // A click on plain text inside of a dialog leaves the focus nowhere.
  if (document.querySelector("dialog[open]")) return false;
  return !(event.target instanceof Element && event.target.closest(elsewhere));
}
