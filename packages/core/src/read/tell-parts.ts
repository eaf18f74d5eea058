// What a reader tells of a line that is not one whole record (FORMAT §6).

import { type DiagnosticCode, diagnose } from "../diagnostics.ts";
import { skipSpace, trimmedEnd } from "./line-space.ts";
import type { RawLine, RecordSink } from "./record-sink.ts";
import type { LinePart } from "./salvage.ts";

/** The bytes of which parts are told. */
interface PartedLine {
  readonly line: number;
  readonly offset: number;
  readonly length: number;
  /** The line end was seen. */
  readonly terminated: boolean;
}

/** Tells the records among the parts of a line, and what is wrong with the others. */
export function tellParts(parts: readonly LinePart[], place: PartedLine, sink: RecordSink): void {
  const { line, offset } = place;
  const records = parts.filter((part) => part.kind === "record").length;
  if (records > 1) {
    const message = `${records} records stand on one line`;
    sink.diagnostic(diagnose("multiple-records-on-line", line, message));
  }
  for (const part of parts) {
    const span = { offset: offset + part.from, length: part.to - part.from };
    if (part.kind === "record") {
      sink.record({ value: part.value, ...span, line });
    } else {
      const [code, message] = describeLoss(part, place);
      sink.diagnostic(diagnose(code, line, message, { span }));
    }
  }
}

function describeLoss(
  part: Exclude<LinePart, { kind: "record" }>,
  { length, terminated }: PartedLine,
): [DiagnosticCode, message: string] {
  const size = `${part.to - part.from} bytes`;
  if (part.kind === "nul") return ["nul-bytes", `A run of ${size} of zeros`];
  if (part.torn) {
    return ["torn-record-salvaged", `A torn start of ${size} is followed by a whole record`];
  }
  return !terminated && part.to === length
    ? ["truncated-tail", `The last line breaks off after ${size}`]
    : ["malformed-line", `${size} cannot be read as JSON`];
}

/** Tells of a line of which nothing is read. */
export function tellUnread(
  { bytes, offset, line }: RawLine,
  code: "malformed-line" | "truncated-tail",
  sink: RecordSink,
): void {
  const from = skipSpace(bytes, 0, bytes.length);
  const length = trimmedEnd(bytes) - from;
  if (length <= 0) return;
  const place = { line, offset: offset + from, length, terminated: code === "malformed-line" };
  tellParts([{ kind: "lost", from: 0, to: length, torn: false }], place, sink);
}
