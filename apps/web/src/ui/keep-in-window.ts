/** Pixels between what lies over the page and the side of the window. */
const MARGIN = 8;

/** Moves an element that would reach over a side of the window, as far as it has to. */
export function keepInWindow(element: HTMLElement): void {
  const { left, right } = element.getBoundingClientRect();
  const tooFar = Math.max(0, right - (window.innerWidth - MARGIN));
  const missing = Math.max(0, MARGIN - left);
  element.style.translate = `${missing - tooFar}px`;
}
