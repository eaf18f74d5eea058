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
  facts.rare.forEach((rare, position) => {
    if (rare?.label === undefined || rare.target === undefined) return;
    if (rare.label === "") {
      labels.delete(rare.target);
      return;
    }
    labels.set(rare.target, rare.label);
    if (!links.byId.has(rare.target)) {
      diagnostics.push(
        diagnose(
          "label-target-missing",
          facts.line[position]!,
          `Label “${oneLine(rare.label)}” is on ${rare.target}, which is not in this file`,
          { entryId: links.ids[position]!, position },
        ),
      );
    }
  });
  return { labels, diagnostics };
}
