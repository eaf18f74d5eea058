interface ProgressBarProps {
  readonly label: string;
  /** undefined where nobody knows how far it is. */
  readonly value: number | undefined;
  readonly max: number;
}

export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const share = value !== undefined && max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(100 * share)}
      className="h-1.5 overflow-hidden rounded-full bg-active"
    >
      {value === undefined ? (
        <div className="mx-auto h-full w-1/3 motion-safe:animate-to-and-fro rounded-full bg-accent" />
      ) : (
        <div className="h-full origin-left bg-accent" style={{ transform: `scaleX(${share})` }} />
      )}
    </div>
  );
}
