import type { Diagnostic } from "@leafwalk/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useRef, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { nextIndex } from "../../ui/next-index.ts";
import { DiagnosticCells, diagnosticColumns } from "./DiagnosticCells.tsx";

interface DiagnosticRowsProps {
  readonly diagnostics: readonly Diagnostic[];
  readonly shown: number | undefined;
  onShow(position: number): void;
  onShowLine(diagnostic: Diagnostic): void;
}

const heads = ["Severity", "Line", "Code", "What is wrong", "What Leafwalk did"];

/** A damaged file can have thousands; only those near the view exist. Arrows walk them, Enter shows, with Shift the line. */
export function DiagnosticRows(props: DiagnosticRowsProps) {
  const { diagnostics, shown, onShow, onShowLine } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const virtual = useVirtualizer({
    count: diagnostics.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 32,
    overscan: 8,
  });

  function show(index: number) {
    const position = diagnostics[index]?.position;
    // What belongs to no entry can only be seen in the file.
    if (position === undefined) showLine(index);
    else onShow(position);
  }

  function showLine(index: number) {
    const diagnostic = diagnostics[index];
    if (diagnostic && diagnostic.line > 0) onShowLine(diagnostic);
  }

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Enter") return event.shiftKey ? showLine(current) : show(current);
    const next = nextIndex(event.key, current, diagnostics.length);
    if (next < 0) return;
    event.preventDefault();
    setCurrent(next);
    virtual.scrollToIndex(next);
    const { currentTarget } = event;
    // The row may only exist once the list has scrolled there.
    requestAnimationFrame(() => {
      currentTarget.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
    });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be virtual
    <div
      role="grid"
      tabIndex={-1}
      aria-label="Diagnostics"
      aria-rowcount={diagnostics.length + 1}
      className="flex min-h-0 grow flex-col"
      onKeyDown={press}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the heads are not walked through */}
      <div
        role="row"
        className={`${diagnosticColumns} h-7 shrink-0 border-line border-b font-medium text-11 text-ink-3 max-mid:hidden`}
      >
        {heads.map((head) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <span
            key={head}
            role="columnheader"
            className={head === "Code" ? "max-wide:hidden" : undefined}
          >
            {head}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div ref={scroller} role="rowgroup" className="min-h-0 grow overflow-y-auto">
        <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start }) => {
            const diagnostic = diagnostics[index];
            if (!diagnostic) return null;
            const isShown = shown !== undefined && diagnostic.position === shown;
            return (
              // biome-ignore lint/a11y/useSemanticElements: see above
              // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is heard by the grid
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                role="row"
                tabIndex={index === current ? 0 : -1}
                aria-rowindex={index + 2}
                aria-selected={isShown}
                onClick={() => show(index)}
                onFocus={() => setCurrent(index)}
                style={{ transform: `translateY(${start}px)` }}
                className={classNames(
                  diagnosticColumns,
                  "absolute inset-x-0 top-0 min-h-8 border-line border-b text-12",
                  "focus-visible:-outline-offset-2 max-mid:py-2",
                  isShown
                    ? "bg-accent-tint before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent"
                    : "hover:bg-hover",
                )}
              >
                <DiagnosticCells diagnostic={diagnostic} onShowLine={() => showLine(index)} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
