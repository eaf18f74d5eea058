import type { FieldMarks } from "./mark-fields.ts";

/** Lines of a record that are drawn alike. */
export interface MarkedStretch {
  /** Index of its first line. */
  readonly line: number;
  readonly text: string;
  /** What is odd about the line, undefined for lines without a mark. */
  readonly words: string | undefined;
}

/** The text cut at its marked lines, each of which is a stretch of its own. */
export function splitMarked(text: string, marks: FieldMarks | undefined): readonly MarkedStretch[] {
  if (!marks || marks.size === 0) return [{ line: 0, text, words: undefined }];
  const lines = text.split("\n");
  const stretches: MarkedStretch[] = [];
  let from = 0;
  const putPlain = (to: number) => {
    if (to > from) {
      stretches.push({ line: from, text: lines.slice(from, to).join("\n"), words: undefined });
    }
  };
  const marked = [...marks].filter(([line]) => line < lines.length).sort(([a], [b]) => a - b);
  for (const [line, words] of marked) {
    putPlain(line);
    stretches.push({ line, text: lines[line]!, words });
    from = line + 1;
  }
  putPlain(lines.length);
  return stretches;
}

/** What is odd about lines behind a text's last one, which are not drawn yet. */
export function wordsBehind(text: string, marks: FieldMarks | undefined): readonly string[] {
  if (!marks || marks.size === 0) return [];
  const lines = text.split("\n").length;
  return [...marks].filter(([line]) => line >= lines).map(([, words]) => words);
}
