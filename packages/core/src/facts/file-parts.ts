import type { Diagnostic } from "../diagnostics.ts";
import { countUpTo } from "../values/count-up-to.ts";
import type { Facts, Place } from "./columns.ts";

/** A stretch of a file's bytes: a record, or what could not be read as one. */
export type FilePart = Place &
  (
    | { readonly kind: "entry"; readonly position: number }
    | { readonly kind: "header" }
    | { readonly kind: "slot" }
    /** The diagnostic says why it is no part of the session. */
    | { readonly kind: "unread"; readonly diagnostic: Diagnostic }
  );

/**
 * Everything that stands in a file, in its order: together with the white space between them the parts
 * are all of its bytes. Entries stay in their columns; only the few other parts are objects.
 */
export class FileParts {
  readonly count: number;
  private readonly others: readonly Exclude<FilePart, { kind: "entry" }>[];
  /** Of each of the others: its index among all parts. */
  private readonly otherIndex: readonly number[];

  constructor(private readonly facts: Facts) {
    this.others = listOthers(facts);
    this.otherIndex = this.others.map(
      ({ offset }, at) => at + countUpTo(facts.count, (i) => facts.offset[i]! < offset),
    );
    this.count = facts.count + this.others.length;
  }

  /** The part at an index below `count`. */
  at(index: number): FilePart {
    const before = countUpTo(this.others.length, (at) => this.otherIndex[at]! <= index);
    const other = this.others[before - 1];
    if (other && this.otherIndex[before - 1] === index) return other;
    const position = index - before;
    const { offset, length, line } = this.facts;
    return {
      kind: "entry",
      position,
      offset: offset[position]!,
      length: length[position]!,
      line: line[position]!,
    };
  }

  indexOfEntry(position: number): number {
    const offset = this.facts.offset[position]!;
    return position + countUpTo(this.others.length, (at) => this.others[at]!.offset < offset);
  }

  /** Index of the part in which a byte is, or of the one before it; -1 where there is none. */
  indexOfByte(byte: number): number {
    return countUpTo(this.count, (index) => this.at(index).offset <= byte) - 1;
  }

  /** Index of the first part that starts on a line, or of the one that goes over it; -1 where there is none. */
  indexOfLine(line: number): number {
    const before = countUpTo(this.count, (index) => this.at(index).line < line);
    return before < this.count && this.at(before).line === line ? before : before - 1;
  }
}

function listOthers({ header, slot, diagnostics }: Facts) {
  const others: Exclude<FilePart, { kind: "entry" }>[] = [];
  const put = ({ offset, length, line }: Place) => ({ offset, length, line });
  if (slot) others.push({ kind: "slot", ...put(slot) });
  if (header) others.push({ kind: "header", ...put(header) });
  for (const diagnostic of diagnostics) {
    const { span, line } = diagnostic;
    // What is told about the header is told of a part that is read.
    if (!span || span.length === 0 || span.offset === header?.offset) continue;
    others.push({ kind: "unread", diagnostic, ...put({ ...span, line }) });
  }
  return others.sort((a, b) => a.offset - b.offset);
}
