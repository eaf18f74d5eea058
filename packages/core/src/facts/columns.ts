// The facts of all entries, in columns keyed by position (the entry's index in the file): ids may repeat
// in damaged files, positions never do.

import type { Diagnostic } from "../diagnostics.ts";
import type { JsonObject } from "../read/json.ts";
import type { RareColumn } from "./rare-column.ts";
import type { TextColumn } from "./text-column.ts";

/** Where a record's bytes are. */
export interface Place {
  /** Bytes from the start of the file. */
  readonly offset: number;
  /** Bytes. */
  readonly length: number;
  /** 1-based line on which the record starts. */
  readonly line: number;
}

/** What everyone asks the session header for. */
export interface HeaderFields {
  readonly id: string | undefined;
  /** Milliseconds since 1970, NaN if unknown. */
  readonly time: number;
  readonly cwd: string | undefined;
  readonly title: string | undefined;
  /** Opaque: a path, a path of another machine, or a session id. */
  readonly parentSession: string | undefined;
}

/** The session header as it stands in the file, but for values nested absurdly deep. */
export interface Header extends HeaderFields, Place {
  readonly raw: JsonObject;
  /** Of the file: 1 where the field is absent. */
  readonly version: number;
}

/** omp's title slot, the line before the header that is rewritten in place. */
export interface TitleSlot extends Place {
  readonly title: string;
  readonly source: string | undefined;
}

/** Columns have one element an entry. Offsets and lengths in bytes, times in milliseconds since 1970 (NaN: unknown). */
export interface Facts {
  readonly count: number;
  readonly header: Header | undefined;
  readonly slot: TitleSlot | undefined;
  readonly offset: Float64Array<ArrayBuffer>;
  readonly length: Uint32Array<ArrayBuffer>;
  readonly line: Uint32Array<ArrayBuffer>;
  /** Index of the record among the readable records of the file, the header being one of them (version 1 points with it). */
  readonly record: Uint32Array<ArrayBuffer>;
  /** Indices into `typeNames` and `roleNames`; role 0 is "" (no message). */
  readonly type: Uint16Array<ArrayBuffer>;
  readonly role: Uint16Array<ArrayBuffer>;
  readonly typeNames: readonly string[];
  readonly roleNames: readonly string[];
  /** Index into `stopReasons`. */
  readonly stop: Uint8Array<ArrayBuffer>;
  /** Bits of `Flag`. */
  readonly flags: Uint32Array<ArrayBuffer>;
  readonly time: Float64Array<ArrayBuffer>;
  readonly messageTime: Float64Array<ArrayBuffer>;
  /** As in the file; "" where it has none. */
  readonly id: TextColumn;
  /** As in the file; "" for null and for what is no id (`Flag.noParentField` tells them apart). */
  readonly parentId: TextColumn;
  /** At most 160 characters. */
  readonly preview: TextColumn;
  readonly rare: RareColumn;
  /** What reading the bytes found; what the tree finds is added by `openSession`. */
  readonly diagnostics: readonly Diagnostic[];
  /** Bytes read. */
  readonly size: number;
  /** Where reading can go on when the file grows; undefined where it ends within a line. */
  readonly end: FactsEnd | undefined;
}

/** The state behind the last line. */
export interface FactsEnd {
  /** 1-based number of the line that would come next. */
  readonly line: number;
  /** Readable records so far. */
  readonly records: number;
}
