export interface Timed<T> {
  readonly result: T;
  /** Of the fastest run, in milliseconds. */
  readonly best: number;
  /** Of the first run, before anything was warm. */
  readonly first: number;
}

/** Times work, `runs` times. Whatever else the machine does makes a run slower, never faster: the best one counts. */
export async function bestOf<T>(runs: number, work: () => Promise<T> | T): Promise<Timed<T>> {
  let timed: Timed<T> | undefined;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    const result = await work();
    const ms = performance.now() - start;
    timed = { result, first: timed?.first ?? ms, best: Math.min(ms, timed?.best ?? ms) };
  }
  if (!timed) throw new Error("nothing was run");
  return timed;
}
