/** Gives the focus to the row of the results that Tab leads to; false where there is none. */
export function focusCurrentRow(inside: Element): boolean {
  const row = inside
    .closest("search")
    ?.querySelector<HTMLElement>('[data-results] button[tabindex="0"]');
  row?.focus();
  return row !== undefined && row !== null;
}
