/** How many of the indices below `count` fit, where those that fit come before those that do not. */
export function countUpTo(count: number, fits: (index: number) => boolean): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (fits(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
