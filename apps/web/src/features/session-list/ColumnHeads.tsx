import { columns } from "./SessionListRow.tsx";

/** For the eye only: each row says its own figures in words. */
export function ColumnHeads() {
  return (
    <div
      aria-hidden="true"
      className={`${columns} h-8 shrink-0 border-line border-b font-medium text-11 text-ink-3 max-mid:hidden`}
    >
      <span>Session</span>
      <span>Shape</span>
      <span className="max-wide:hidden">Model</span>
      <span className="text-right">Entries</span>
      <span className="text-right max-wide:hidden">Size</span>
      <span className="text-right">Cost</span>
      <span className="text-right">Updated</span>
    </div>
  );
}
