import { type Diagnostic, oddFieldOf } from "@leafwalk/core";

/** By line of a record's laid-out JSON: what is odd about the field that stands there. */
export type FieldMarks = ReadonlyMap<number, string>;

/** Marks the fields that diagnostics are about, each at the outermost place that has it. */
export function markFields(json: string, diagnostics: readonly Diagnostic[]): FieldMarks {
  const marks = new Map<number, string>();
  const lines = diagnostics.length > 0 ? json.split("\n") : [];
  for (const { code, message } of diagnostics) {
    const field = oddFieldOf(code);
    if (field === undefined) continue;
    const line = findField(lines, field);
    if (line >= 0) marks.set(line, [marks.get(line), message].filter(Boolean).join("; "));
  }
  return marks;
}

function findField(lines: readonly string[], field: string): number {
  const start = `${JSON.stringify(field)}: `;
  let found = -1;
  let depth = Number.POSITIVE_INFINITY;
  lines.forEach((line, at) => {
    const indent = line.length - line.trimStart().length;
    if (indent < depth && line.startsWith(start, indent)) {
      found = at;
      depth = indent;
    }
  });
  return found;
}
