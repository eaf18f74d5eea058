// Bytes to records: line by line, whatever pieces they come in, with the repairs of FORMAT §6.

import { diagnose } from "../diagnostics.ts";
import { concatBytes } from "./concat-bytes.ts";
import { asObject } from "./json.ts";
import { isRecordShaped } from "./known-record.ts";
import { skipSpace, trimmedEnd } from "./line-space.ts";
import { ObjectScanner } from "./object-scanner.ts";
import { parseForFacts, parseWithRawLineEnds, UNREADABLE } from "./parse-record.ts";
import type { RawLine, RecordSink } from "./record-sink.ts";
import { salvageLine } from "./salvage.ts";
import { tellParts, tellUnread } from "./tell-parts.ts";

const LF = 0x0a;

// A record is parsed as one string when it is shown, and the engine's strings end at 512 MB. A line that
// never ends (a sparse file of zeros) must not fill the memory either.
const LONGEST_LINE = 1 << 28;

// A record over several lines is a rare repair; these bounds keep a hostile file from making every line
// the start of a search to the end of the file.
const SPAN_LINES = 10_000;
const SPAN_BYTES = 1 << 26;

/** A record that a line end cut inside a string; the lines are kept in case it does not go on. */
interface Span {
  readonly scanner: ObjectScanner;
  readonly start: number;
  readonly line: number;
  readonly lines: RawLine[];
  /** A whole record stands before it on its first line. */
  readonly followsRecord: boolean;
  bytes: number;
}

/**
 * Reads the complete lines of the pieces pushed to it. What stands behind the last line end is kept
 * and read only by `readTail`, provisionally.
 */
export class RecordReader {
  private parts: Uint8Array[] = [];
  private partsLength = 0;
  private offset = 0;
  private line = 1;
  private span: Span | undefined;
  /** Bytes let go of the current line, which is longer than can be read. */
  private overflow = 0;

  /** `entryTypes` tells a record from a part of one in damaged bytes. */
  constructor(
    private readonly sink: RecordSink,
    private readonly entryTypes: ReadonlySet<string>,
    private readonly longestLine = LONGEST_LINE,
  ) {}

  /** Bytes read so far, complete lines and tail. */
  get bytesRead(): number {
    return this.offset + this.overflow + this.partsLength;
  }

  /** Whether what comes next is the start of a line that belongs to none before it. */
  get isBetweenLines(): boolean {
    return this.partsLength === 0 && this.overflow === 0 && this.span === undefined;
  }

  /** 1-based number of the line that comes next. */
  get nextLine(): number {
    return this.line;
  }

  /** Whole lines that someone else has read; only between lines. */
  skip(bytes: number, lines: number): void {
    this.offset += bytes;
    this.line += lines;
  }

  /** The piece may be reused by the caller afterwards. */
  push(piece: Uint8Array): void {
    let from = 0;
    for (let end = piece.indexOf(LF); end >= 0; end = piece.indexOf(LF, from)) {
      let bytes = piece.subarray(from, end);
      if (this.overflow + this.partsLength + bytes.length > this.longestLine) {
        this.giveUpLine(bytes.length);
        from = end + 1;
        continue;
      }
      if (this.parts.length > 0) {
        this.parts.push(bytes);
        bytes = concatBytes(this.parts);
        this.parts = [];
        this.partsLength = 0;
      }
      this.readLine({ bytes, offset: this.offset, line: this.line }, true, this.sink);
      this.offset += bytes.length + 1;
      this.line++;
      from = end + 1;
    }
    if (from < piece.length) {
      const rest = piece.slice(from);
      this.parts.push(rest);
      this.partsLength += rest.length;
      if (this.overflow + this.partsLength > this.longestLine) this.letGo();
    }
  }

  private letGo(): void {
    this.overflow += this.partsLength;
    this.parts = [];
    this.partsLength = 0;
  }

  /** Ends a line that is too long, of which `rest` bytes were still to come. */
  private giveUpLine(rest: number): void {
    this.letGo();
    const { span } = this;
    for (let open = span; open; open = this.span) {
      this.span = undefined;
      this.abandon(open, this.sink);
    }
    const length = this.overflow + rest;
    this.tellTooLong("malformed-line", length, this.sink);
    this.offset += length + 1;
    this.overflow = 0;
    this.line++;
  }

  private tellTooLong(code: "malformed-line" | "truncated-tail", length: number, sink: RecordSink) {
    const message = `The line has ${length} bytes, more than can be read (${this.longestLine})`;
    sink.diagnostic(diagnose(code, this.line, message, { span: { offset: this.offset, length } }));
  }

  /**
   * Reads what has no line end yet as if the file ended here; pushing goes on as if it had not been
   * called. Nothing is told as a record here that more bytes could take back.
   */
  readTail(sink: RecordSink): void {
    if (this.overflow > 0)
      this.tellTooLong("truncated-tail", this.overflow + this.partsLength, sink);
    if (this.parts.length > 1) this.parts = [concatBytes(this.parts)];
    const bytes = this.parts[0];
    const tail = bytes && { bytes, offset: this.offset, line: this.line };
    const span = this.span;
    if (!span) {
      if (tail) this.readLine(tail, false, sink);
      return;
    }
    const state = tail ? span.scanner.clone().feed(tail.bytes, 0, tail.bytes.length).state : "open";
    if (tail && (state === "closed" || state === "broken")) {
      this.span = { ...span, scanner: span.scanner.clone() };
      this.continueSpan(this.span, tail, false, sink);
    } else {
      for (const line of span.lines) tellUnread(line, "malformed-line", sink);
      if (tail) tellUnread(tail, "truncated-tail", sink);
    }
    this.span = span;
  }

  private readLine(raw: RawLine, terminated: boolean, sink: RecordSink): void {
    if (this.span) {
      this.continueSpan(this.span, raw, terminated, sink);
      return;
    }
    const { bytes, offset, line } = raw;
    let from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    from = skipSpace(bytes, from, bytes.length);
    const to = trimmedEnd(bytes);
    if (from >= to) return;

    const value = parseForFacts(bytes, from, to);
    const record = asObject(value);
    if (record) {
      sink.record({ value: record, offset: offset + from, length: to - from, line });
    } else if (value !== UNREADABLE) {
      const kind = value === null ? "null" : Array.isArray(value) ? "a list" : `a ${typeof value}`;
      sink.diagnostic(
        diagnose("not-an-object", line, `The line holds ${kind}, not a record`, {
          span: { offset: offset + from, length: to - from },
        }),
      );
    } else {
      this.repair(raw, from, to, terminated, true, sink);
    }
  }

  private repair(
    raw: RawLine,
    from: number,
    to: number,
    terminated: boolean,
    maySpan: boolean,
    sink: RecordSink,
  ): void {
    const { parts, openAt } = salvageLine(raw.bytes.subarray(from, to), {
      entryTypes: this.entryTypes,
      terminated,
      endsHere: !maySpan,
    });
    const spans = maySpan && terminated && openAt !== undefined;
    const told = spans ? parts.slice(0, -1) : parts;
    const place = { line: raw.line, offset: raw.offset + from, length: to - from, terminated };
    tellParts(told, place, sink);
    if (!spans) return;
    const start = from + openAt;
    const scanner = new ObjectScanner();
    scanner.feed(raw.bytes, start, raw.bytes.length);
    scanner.feed(LINE_END, 0, 1);
    const kept = raw.bytes.slice(start);
    this.span = {
      scanner,
      start: raw.offset + start,
      line: raw.line,
      followsRecord: told.some((part) => part.kind === "record"),
      lines: [{ bytes: kept, offset: raw.offset + start, line: raw.line }],
      bytes: kept.length + 1,
    };
  }

  private continueSpan(span: Span, raw: RawLine, terminated: boolean, sink: RecordSink): void {
    const result = span.scanner.feed(raw.bytes, 0, raw.bytes.length);
    if (result.state === "closed") {
      const pieces: Uint8Array[] = [];
      for (const line of span.lines) pieces.push(line.bytes, LINE_END);
      pieces.push(raw.bytes.subarray(0, result.end));
      const joined = concatBytes(pieces);
      const record = asObject(parseWithRawLineEnds(joined));
      if (record && isRecordShaped(record, this.entryTypes)) {
        this.span = undefined;
        const count = span.lines.length + 1;
        sink.diagnostic(
          diagnose("record-spans-lines", span.line, `A record goes over ${count} lines`),
        );
        if (span.followsRecord) this.tellGlued(span.line, sink);
        sink.record({ value: record, offset: span.start, length: joined.length, line: span.line });
        this.readRest(raw, result.end, terminated, sink);
        return;
      }
    } else if (
      result.state === "in-string" &&
      terminated &&
      span.lines.length < SPAN_LINES &&
      span.bytes < SPAN_BYTES
    ) {
      span.scanner.feed(LINE_END, 0, 1);
      span.lines.push({ ...raw, bytes: raw.bytes.slice() });
      span.bytes += raw.bytes.length + 1;
      return;
    }
    this.span = undefined;
    this.abandon(span, sink);
    this.readLine(raw, terminated, sink);
  }

  private readRest(raw: RawLine, from: number, terminated: boolean, sink: RecordSink): void {
    if (skipSpace(raw.bytes, from, raw.bytes.length) === raw.bytes.length) return;
    if (raw.bytes[skipSpace(raw.bytes, from, raw.bytes.length)] === 0x7b)
      this.tellGlued(raw.line, sink);
    const rest = { bytes: raw.bytes.subarray(from), offset: raw.offset + from, line: raw.line };
    this.readLine(rest, terminated, sink);
  }

  private tellGlued(line: number, sink: RecordSink): void {
    const message = "A record that goes over several lines shares this one with another";
    sink.diagnostic(diagnose("multiple-records-on-line", line, message));
  }

  /** Reads the lines of a span that came to nothing, each on its own. */
  private abandon(span: Span, sink: RecordSink): void {
    const [first, ...others] = span.lines;
    if (first) this.repair(first, 0, trimmedEnd(first.bytes), true, false, sink);
    for (const line of others) this.readLine(line, true, sink);
  }
}

const LINE_END = Uint8Array.of(LF);
