import { useDelay } from "./use-delay.ts";

interface LoadingBarsProps {
  /** What is being waited for, for those who do not see the bars. */
  readonly label: string;
}

/** Nothing for 300 ms, then still bars in the place of the content: what comes soon does not flash. */
export function LoadingBars({ label }: LoadingBarsProps) {
  const isLate = useDelay(300);
  if (!isLate) return null;
  return (
    <div role="status" className="flex w-full max-w-160 flex-col gap-3 p-6">
      <span className="sr-only">{label}</span>
      <span className="h-2 w-28 rounded-chip bg-active" />
      <span className="h-2 w-4/5 rounded-chip bg-active" />
      <span className="h-2 w-3/5 rounded-chip bg-active" />
      <span className="h-10 w-full rounded-chip bg-active" />
    </div>
  );
}
