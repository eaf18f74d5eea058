import { asList, asObject, asText, type JsonObject } from "@leafwalk/core";
import type { DiffLine } from "../text/index.ts";

const oldNames = ["oldText", "old_text", "old_string", "old"];
const newNames = ["newText", "new_text", "new_string", "new"];

/** The change that an edit asks for, as a diff without numbers; empty where its arguments tell none. */
export function linesOfEdit(args: JsonObject): DiffLine[] {
  const edits = asList(args["edits"])
    ?.map(asObject)
    .filter((item) => item !== undefined) ?? [args];
  return edits.flatMap((edit, i) => {
    const before = firstText(edit, oldNames);
    const after = firstText(edit, newNames);
    if (before === undefined && after === undefined) return [];
    const lines = [...linesOf(before, "removed"), ...linesOf(after, "added")];
    return i === 0 ? lines : [gap, ...lines];
  });
}

const gap: DiffLine = { kind: "gap", before: undefined, after: undefined, text: "…" };

function firstText(edit: JsonObject, names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = asText(edit[name]);
    if (text !== undefined) return text;
  }
  return undefined;
}

function linesOf(text: string | undefined, kind: "added" | "removed"): DiffLine[] {
  if (text === undefined || text === "") return [];
  const lines = text.replace(/\n$/, "").split("\n");
  return lines.map((line) => ({ kind, before: undefined, after: undefined, text: line }));
}
