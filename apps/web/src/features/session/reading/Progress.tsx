import type { ReactNode } from "react";
import { countOf, formatBytes } from "../../../format/figures.ts";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { useReading } from "../../open-file/index.ts";

/** How far the reading of a file of this tab is. */
export function LocalProgress({ id, name }: { readonly id: string; readonly name: string }) {
  const reading = useReading(id);
  if (!reading) return null;
  const { bytes, total, entries, rate } = reading;
  return (
    <ProgressLines label={`Reading ${name}`} value={bytes} max={total}>
      {formatBytes(bytes)} of {formatBytes(total)}
      {rate === undefined ? null : ` · ${formatBytes(rate)}/s`} ·{" "}
      {countOf(entries, "entry", "entries")}
    </ProgressLines>
  );
}

/** Of a session that the server reads nobody is told how far it is. */
export function RemoteProgress({ name, size }: { readonly name: string; readonly size: number }) {
  return (
    <ProgressLines label={`Reading ${name}`} value={undefined} max={size}>
      {formatBytes(size)} on the server
    </ProgressLines>
  );
}

interface ProgressLinesProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly max: number;
  readonly children: ReactNode;
}

function ProgressLines({ label, value, max, children }: ProgressLinesProps) {
  return (
    <>
      <p className="truncate font-semibold text-13 max-mid:text-12">{label}</p>
      <p className="mb-2 truncate text-12 text-ink-2 tabular-nums max-mid:mb-1 max-mid:text-11">
        {children}
      </p>
      <ProgressBar label={label} value={value} max={max} />
    </>
  );
}
