import { type Diagnostic, diagnose } from "../diagnostics.ts";
import type { Facts } from "../facts/columns.ts";
import { oneLine } from "../values/preview.ts";
import type { Links } from "./link-entries.ts";

/** Labels by the id they are on, also of ids that name nothing; the last record in the file decides. */
export function collectLabels(
  facts: Facts,
  links: Links,
): { labels: ReadonlyMap<string, string>; diagnostics: Diagnostic[] } {
  const labels = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const takeLabel = (position: number, target: string, label: string) => {
    if (label === "") {
      labels.delete(target);
      return;
    }
    labels.set(target, label);
    if (links.byId.find(target) >= 0) return;
    diagnostics.push(
      diagnose(
        "label-target-missing",
        facts.line[position]!,
        `Label “${oneLine(label)}” is on ${target}, which is not in this file`,
        { entryId: links.ids.at(position), position },
      ),
    );
  };
  for (const [position, { label, target }] of facts.rare.data.rest) {
    if (label !== undefined && target !== undefined) takeLabel(position, target, label);
  }
  return { labels, diagnostics };
}
