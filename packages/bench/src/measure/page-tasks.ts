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

/** Milliseconds of each task of the page's main thread while something is done: no frame comes while one runs. */
export async function traceTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
  const categories = ["disabled-by-default-devtools.timeline", "__metadata"];
  await browser.startTracing(page, { categories });
  await act();
  const trace = await browser.stopTracing();
  // The cast is the boundary: Chromium's own format.
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { traceEvents: TraceEvent[] };
  return tasksIn(traceEvents);
}

/** The tasks of any page's main thread, in milliseconds. */
export function tasksIn(events: readonly TraceEvent[]): number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  return events
    .filter(({ name, ph }) => name === "RunTask" && ph === "X")
    .filter((event) => mainThreads.has(threadOf(event)))
    .map(({ dur = 0 }) => dur / 1000);
}

/** NaN where none was recorded. */
export function longestOf(tasks: readonly number[]): number {
  return tasks.length === 0 ? Number.NaN : tasks.reduce((a, b) => Math.max(a, b));
}

/** NaN where none was recorded. */
export function sumOf(tasks: readonly number[]): number {
  return tasks.length === 0 ? Number.NaN : tasks.reduce((a, b) => a + b);
}
