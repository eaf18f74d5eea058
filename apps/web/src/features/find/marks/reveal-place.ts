/** Nearer to an edge than this counts as out of view. */
const MARGIN = 24;

/** Scrolls everything that scrolls around a place, up to and with `within`, until the place can be seen. */
export function revealPlace(place: StaticRangeInit, within: Element): void {
  const range = document.createRange();
  range.setStart(place.startContainer, place.startOffset);
  range.setEnd(place.endContainer, place.endOffset);
  let box = place.startContainer.parentElement;
  for (; box && within.contains(box); box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const view = box.getBoundingClientRect();
    if (scrolls(overflowY) && box.scrollHeight > box.clientHeight) {
      const { top, bottom } = range.getBoundingClientRect();
      const isIn = top >= view.top + MARGIN && bottom <= view.bottom - MARGIN;
      if (!isIn) box.scrollTop += top - view.top - view.height / 3;
    }
    if (scrolls(overflowX) && box.scrollWidth > box.clientWidth) {
      const { left, right } = range.getBoundingClientRect();
      const isIn = left >= view.left && right <= view.right - MARGIN;
      if (!isIn) box.scrollLeft += left - view.left - view.width / 3;
    }
  }
}

function scrolls(overflow: string): boolean {
  return overflow === "auto" || overflow === "scroll";
}
