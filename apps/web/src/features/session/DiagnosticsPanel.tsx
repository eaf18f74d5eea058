import { type Diagnostic, describeRepair } from "@leafwalk/core";
import { Copy, X } from "lucide-react";
import { useMemo } from "react";
import { countOf } from "../../format/figures.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { DiagnosticRows } from "./DiagnosticRows.tsx";
import { severityLooks } from "./severity-looks.ts";
import { countSeverities, sortDiagnostics } from "./sort-diagnostics.ts";

interface DiagnosticsPanelProps {
  readonly diagnostics: readonly Diagnostic[];
  readonly shown: number | undefined;
  readonly height: number;
  onShow(position: number): void;
  /** Shows the line of a diagnostic as it stands in the file. */
  onShowLine(diagnostic: Diagnostic): void;
  onClose(): void;
}

/** Docked at the bottom: everything that is wrong in the file, where, and what Leafwalk did about it. */
export function DiagnosticsPanel(props: DiagnosticsPanelProps) {
  const { diagnostics, shown, height, onShow, onShowLine, onClose } = props;
  const sorted = useMemo(() => sortDiagnostics(diagnostics), [diagnostics]);
  return (
    <section
      aria-label="Diagnostics"
      className="z-6 flex shrink-0 flex-col bg-surface max-mid:max-h-[60vh]"
      style={{ height }}
    >
      <div className="flex h-10 shrink-0 items-center gap-3 border-line border-b px-4">
        <h2 className="font-semibold text-13">Diagnostics</h2>
        <SeverityCounts diagnostics={diagnostics} />
        <p className="truncate text-12 text-ink-3 max-mid:hidden">
          The file is read, never changed.
        </p>
        <div className="ml-auto flex items-center gap-2">
          <Button
            className="max-mid:hidden"
            icon={<Copy aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}
            onClick={() => void copyAsText(sorted)}
          >
            Copy as text
          </Button>
          <IconButton
            label="Close diagnostics"
            tipAlign="end"
            icon={<X className="size-4" strokeWidth={1.75} />}
            onClick={onClose}
          />
        </div>
      </div>
      <DiagnosticRows diagnostics={sorted} shown={shown} onShow={onShow} onShowLine={onShowLine} />
    </section>
  );
}

function SeverityCounts({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) {
  const counts = countSeverities(diagnostics);
  return (["error", "warning", "info"] as const).map((severity) => {
    const count = counts[severity];
    if (count === 0) return null;
    const { icon: Icon, name, colour } = severityLooks[severity];
    return (
      <p key={severity} className={`flex shrink-0 items-center gap-1 text-12 ${colour}`}>
        <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
        {severity === "info" ? `${count} info` : countOf(count, name.toLowerCase())}
      </p>
    );
  });
}

async function copyAsText(diagnostics: readonly Diagnostic[]): Promise<void> {
  const lines = diagnostics.map(({ line, code, severity, message }) => {
    const place = line > 0 ? `line ${line}` : "the file";
    return `${severity} · ${place} · ${code} · ${message}. ${describeRepair(code)}.`;
  });
  try {
    await navigator.clipboard.writeText(lines.join("\n"));
    showToast({ tone: "done", text: `${countOf(lines.length, "diagnostic")} copied` });
  } catch {
    showToast({ tone: "error", text: "The browser does not let this page copy" });
  }
}
