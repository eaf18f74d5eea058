/** Children of every entry and the roots, as ranges of one list. */
export interface Children {
  /** `list.subarray(start[i], start[i + 1])` are the children of entry i. */
  readonly start: Uint32Array;
  readonly list: Uint32Array;
  readonly roots: readonly number[];
}

/**
 * Children by time, ties in file order; roots in file order. `times` must hold no NaN
 * (see `effectiveTimes`).
 */
export function listChildren(parents: Int32Array, times: Float64Array): Children {
  const count = parents.length;
  const start = new Uint32Array(count + 1);
  const roots: number[] = [];
  for (const parent of parents) if (parent >= 0) start[parent + 1]!++;
  for (let i = 0; i < count; i++) start[i + 1]! += start[i]!;
  const next = start.slice(0, count);
  const list = new Uint32Array(start[count] ?? 0);
  for (let i = 0; i < count; i++) {
    const parent = parents[i]!;
    if (parent < 0) roots.push(i);
    else list[next[parent]!++] = i;
  }
  for (let i = 0; i < count; i++) {
    const children = list.subarray(start[i]!, start[i + 1]!);
    let ordered = true;
    for (let k = 1; k < children.length && ordered; k++) {
      ordered = times[children[k - 1]!]! <= times[children[k]!]!;
    }
    if (!ordered) children.sort((a, b) => times[a]! - times[b]! || a - b);
  }
  return { start, list, roots };
}

/** An unreadable time counts as that of the entry before it; before the first readable one, as `origin`. */
export function effectiveTimes(times: Float64Array, origin: number): Float64Array {
  const effective = new Float64Array(times.length);
  let last = Number.isNaN(origin) ? 0 : origin;
  times.forEach((time, i) => {
    if (!Number.isNaN(time)) last = time;
    effective[i] = last;
  });
  return effective;
}
