/** Where an arrow, Home or End key leads in a list; -1 for other keys and at the ends. */
export function nextIndex(key: string, at: number, count: number): number {
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return at + 1 < count ? at + 1 : -1;
    case "ArrowUp":
    case "ArrowLeft":
      return at - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
