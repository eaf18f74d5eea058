import { type Diagnostic, describeRepair } from "@leafwalk/core";
import { formatCount } from "../../format/figures.ts";
import { severityLooks } from "./severity-looks.ts";

export const diagnosticColumns =
  "grid grid-cols-[88px_64px_200px_minmax(0,1fr)_minmax(0,320px)_88px] items-center gap-x-2 px-4 " +
  "max-wide:grid-cols-[88px_56px_minmax(0,1fr)_minmax(0,240px)_80px] " +
  "max-mid:grid-cols-[80px_1fr_auto]";

interface DiagnosticCellsProps {
  readonly diagnostic: Diagnostic;
  onShow(): void;
}

/** Where there is little room, code and repair move under the sentence or give way. */
export function DiagnosticCells({ diagnostic, onShow }: DiagnosticCellsProps) {
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
        {position !== undefined && (
          <button
            type="button"
            tabIndex={-1}
            onClick={onShow}
            className="font-medium text-accent hover:underline"
          >
            Show entry
          </button>
        )}
      </Cell>
    </>
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
