import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, of a complete event. */
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds of the longest task of the page's main thread while something is done: no frame comes while it runs. */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  const categories = ["disabled-by-default-devtools.timeline", "__metadata"];
  await browser.startTracing(page, { categories });
  await act();
  const trace = await browser.stopTracing();
  // The cast is the boundary: Chromium's own format.
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { traceEvents: TraceEvent[] };
  return longestTaskIn(traceEvents);
}

/** The longest task of any page's main thread; NaN where none was recorded. */
export function longestTaskIn(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  let longest = Number.NaN;
  for (const event of events) {
    if (event.name !== "RunTask" || event.ph !== "X" || !mainThreads.has(threadOf(event))) continue;
    const ms = (event.dur ?? 0) / 1000;
    if (!(longest >= ms)) longest = ms;
  }
  return longest;
}
