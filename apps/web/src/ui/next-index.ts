/** How far the page keys lead. */
const PAGE = 10;

/** Where an arrow, page, Home or End key leads in a list; -1 for other keys and at the ends. */
export function nextIndex(key: string, at: number, count: number): number {
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return at + 1 < count ? at + 1 : -1;
    case "ArrowUp":
    case "ArrowLeft":
      return at - 1;
    case "PageDown":
      return at + 1 < count ? Math.min(count - 1, at + PAGE) : -1;
    case "PageUp":
      return at > 0 ? Math.max(0, at - PAGE) : -1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
