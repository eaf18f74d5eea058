import { type Diagnostic, describeRepair } from "@leafwalk/core";
import type { MouseEvent } from "react";
import { formatCount } from "../../format/figures.ts";
import { severityLooks } from "./severity-looks.ts";

export const diagnosticColumns =
  "grid grid-cols-[88px_64px_200px_minmax(0,1fr)_minmax(0,320px)_152px] items-center gap-x-2 px-4 " +
  "max-wide:grid-cols-[88px_56px_minmax(0,1fr)_minmax(0,240px)_152px] " +
  "max-mid:grid-cols-[80px_1fr_auto]";

interface DiagnosticCellsProps {
  readonly diagnostic: Diagnostic;
  /** The row itself shows the entry. */
  onShowLine(): void;
}

/** Where there is little room, code and repair move under the sentence or give way. */
export function DiagnosticCells({ diagnostic, onShowLine }: DiagnosticCellsProps) {
  const { severity, line, code, message, position } = diagnostic;
  const { icon: Icon, name, colour } = severityLooks[severity];
  return (
    <>
      <Cell className={`flex items-center gap-1.5 font-medium ${colour}`}>
        <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
        {name}
      </Cell>
      <Cell className="text-ink-2 tabular-nums">
        {line > 0 && <span className="mid:hidden">line </span>}
        {line > 0 ? formatCount(line) : "–"}
      </Cell>
      <Cell className="truncate font-mono text-ink max-wide:hidden">{code}</Cell>
      <Cell className="truncate text-ink max-mid:order-last max-mid:col-span-3 max-mid:whitespace-normal">
        <span title={message}>{message}</span>
      </Cell>
      <Cell className="truncate text-ink-2 max-mid:order-last max-mid:col-span-3 max-mid:whitespace-normal">
        <span className="mr-2 font-mono text-ink-3 mid:hidden">{code}</span>
        <span title={describeRepair(code)}>{describeRepair(code)}</span>
      </Cell>
      <Cell className="text-right">
        {line > 0 && (
          <span className="inline-flex gap-3">
            <ShowButton
              onClick={(event) => {
                // The row would show the entry where one is.
                event.stopPropagation();
                onShowLine();
              }}
            >
              Show line
            </ShowButton>
            {position !== undefined && <ShowButton>Show entry</ShowButton>}
          </span>
        )}
      </Cell>
    </>
  );
}

interface ShowButtonProps {
  onClick?(event: MouseEvent): void;
  readonly children: string;
}

/** Without a click of its own it leaves that to the row. */
function ShowButton({ onClick, children }: ShowButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onClick}
      className="whitespace-nowrap font-medium text-accent hover:underline"
    >
      {children}
    </button>
  );
}

interface CellProps {
  readonly className: string;
  readonly children: React.ReactNode;
}

function Cell({ className, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be virtual
    // biome-ignore lint/a11y/useFocusableInteractive: rows are walked through, not cells
    <div role="gridcell" className={className}>
      {children}
    </div>
  );
}
