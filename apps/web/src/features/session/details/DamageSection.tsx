import type { Diagnostic } from "@leafwalk/core";
import { countOf } from "../../../format/figures.ts";
import { Button } from "../../../ui/Button.tsx";
import { severityLooks } from "../severity-looks.ts";
import { countSeverities } from "../sort-diagnostics.ts";
import { Section } from "./Facts.tsx";

interface DamageSectionProps {
  readonly diagnostics: readonly Diagnostic[];
  onOpen(): void;
}

const plurals = { error: "error", warning: "warning", info: "note" } as const;

/** How much is wrong in the file; what it is, the diagnostics tell. */
export function DamageSection({ diagnostics, onOpen }: DamageSectionProps) {
  const counts = countSeverities(diagnostics);
  return (
    <Section title="Damage">
      {diagnostics.length === 0 ? (
        <p className="text-13 text-ink-2">Nothing is wrong in this file.</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {(["error", "warning", "info"] as const).map((severity) => {
            const { icon: Icon, colour } = severityLooks[severity];
            return (
              <p
                key={severity}
                className={`flex items-center gap-1.5 text-13 ${counts[severity] > 0 ? colour : "text-ink-3"}`}
              >
                <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
                {countOf(counts[severity], plurals[severity])}
              </p>
            );
          })}
          <span className="ml-auto">
            <Button onClick={onOpen}>Open the diagnostics</Button>
          </span>
        </div>
      )}
    </Section>
  );
}
