/** Gives the focus to the row of the results that Tab leads to; false where there is none. */
export function focusCurrentRow(inside: Element): boolean {
  const row = inside
    .closest("search")
    ?.querySelector<HTMLElement>('[data-results] button[tabindex="0"]');
  row?.focus();
  return row !== undefined && row !== null;
}

/** Gives the focus to a row of the list; false where it is not drawn. */
export function focusRow(list: Element, index: number): boolean {
  const row = list.querySelector<HTMLElement>(`[data-index="${index}"] button`);
  row?.focus();
  return row !== null;
}
