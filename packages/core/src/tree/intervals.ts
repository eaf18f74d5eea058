import type { Children } from "./children.ts";

/** Places of a walk over the whole forest: an entry's descendants lie between its `enter` and its `exit`. */
export interface Intervals {
  readonly enter: Uint32Array;
  readonly exit: Uint32Array;
}

export function walkIntervals(children: Children, count: number): Intervals {
  const enter = new Uint32Array(count);
  const exit = new Uint32Array(count);
  const next = children.start.slice(0, count);
  const stack: number[] = [];
  let clock = 0;
  for (const root of children.roots) {
    stack.push(root);
    enter[root] = clock++;
    while (stack.length > 0) {
      const at = stack[stack.length - 1]!;
      if (next[at]! < children.start[at + 1]!) {
        const child = children.list[next[at]!++]!;
        enter[child] = clock++;
        stack.push(child);
      } else {
        exit[at] = clock++;
        stack.pop();
      }
    }
  }
  return { enter, exit };
}

/** Whether `ancestor` is on the path of `entry` (an entry is on its own path). */
export function isOnPathOf({ enter, exit }: Intervals, ancestor: number, entry: number): boolean {
  return enter[ancestor]! <= enter[entry]! && exit[entry]! <= exit[ancestor]!;
}
