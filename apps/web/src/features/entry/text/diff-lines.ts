// The two forms of diff that agents write: unified with @@ headers, and lines that carry their own number.

export interface DiffLine {
  readonly kind: "same" | "added" | "removed" | "gap";
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly text: string;
}

const NUMBERED = /^([ +-])\s*(\d+) ?(.*)$/;
const HUNK = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

export function readDiff(text: string): DiffLine[] {
  const lines = text.replace(/\r\n/g, "\n").replace(/\n$/, "").split("\n");
  if (lines.some((line) => HUNK.test(line))) return readUnified(lines);
  const isNumbered = lines.every((line) => NUMBERED.test(line) || /^\s*(?:\.\.\.)?$/.test(line));
  return isNumbered ? readNumbered(lines) : readUnified(lines);
}

/** `-32 text`, `+32 text`, ` 32 text` with the number before the change, and ` ...` for what is skipped. */
function readNumbered(lines: readonly string[]): DiffLine[] {
  let shift = 0;
  return lines.map((line): DiffLine => {
    const [, sign, digits = "", text = ""] = NUMBERED.exec(line) ?? [];
    const number = Number(digits);
    if (sign === "+") {
      shift++;
      return { kind: "added", before: undefined, after: number, text };
    }
    if (sign === "-") {
      shift--;
      return { kind: "removed", before: number, after: undefined, text };
    }
    if (sign === undefined) return { kind: "gap", before: undefined, after: undefined, text: "…" };
    return { kind: "same", before: number, after: number + shift, text };
  });
}

function readUnified(lines: readonly string[]): DiffLine[] {
  const found: DiffLine[] = [];
  // Without a header nobody knows the numbers.
  let before = Number.NaN;
  let after = Number.NaN;
  const known = (line: number) => (Number.isNaN(line) ? undefined : line);
  for (const line of lines) {
    const hunk = HUNK.exec(line);
    if (hunk) {
      before = Number(hunk[1]);
      after = Number(hunk[2]);
      found.push({ kind: "gap", before: undefined, after: undefined, text: line });
    } else if (/^(?:diff |index |--- |\+\+\+ |\\ )/.test(line)) {
      found.push({ kind: "gap", before: undefined, after: undefined, text: line });
    } else if (line.startsWith("+")) {
      found.push({ kind: "added", before: undefined, after: known(after++), text: line.slice(1) });
    } else if (line.startsWith("-")) {
      found.push({
        kind: "removed",
        before: known(before++),
        after: undefined,
        text: line.slice(1),
      });
    } else {
      const text = line.startsWith(" ") ? line.slice(1) : line;
      found.push({ kind: "same", before: known(before++), after: known(after++), text });
    }
  }
  return found;
}
