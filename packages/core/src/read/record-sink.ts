import type { Diagnostic } from "../diagnostics.ts";
import type { JsonObject } from "./json.ts";

/** One JSON object of the file: the bytes `[offset, offset + length)`, starting on `line` (1-based). */
export interface FileRecord {
  readonly value: JsonObject;
  readonly offset: number;
  readonly length: number;
  readonly line: number;
}

/** What a reader tells, in file order. */
export interface RecordSink {
  record(record: FileRecord): void;
  diagnostic(diagnostic: Diagnostic): void;
}

/** A line without its end. */
export interface RawLine {
  readonly bytes: Uint8Array;
  readonly offset: number;
  readonly line: number;
}
