/** Bytes `[from, to)` of a file and the positions whose records lie in them. */
interface Span {
  readonly from: number;
  to: number;
  readonly positions: number[];
}

interface Places {
  readonly offset: ArrayLike<number>;
  readonly length: ArrayLike<number>;
}

/** Reading a few unneeded bytes is cheaper than asking again. */
const GAP = 16_384;
const LONGEST = 8 * 2 ** 20;

/** Groups records that lie close together, so that a screenful of them is one read. */
export function planSpans(positions: readonly number[], { offset, length }: Places): Span[] {
  const spans: Span[] = [];
  const inFileOrder = positions
    .filter((position) => offset[position] !== undefined)
    .sort((a, b) => offset[a]! - offset[b]!);
  for (const position of inFileOrder) {
    const from = offset[position]!;
    const to = from + length[position]!;
    const last = spans.at(-1);
    if (last && from - last.to <= GAP && to - last.from <= LONGEST) {
      last.to = Math.max(last.to, to);
      last.positions.push(position);
    } else spans.push({ from, to, positions: [position] });
  }
  return spans;
}
