import { type Diagnostic, diagnose } from "../diagnostics.ts";
import { entryDeclaration, entryTypes } from "../entries/index.ts";
import { type ByteSource, readPieces, type StopSignal } from "../read/byte-source.ts";
import { asId, asText } from "../read/json.ts";
import { RecordReader } from "../read/record-reader.ts";
import type { FileRecord, RecordSink } from "../read/record-sink.ts";
import { Flag, newDraft, type RareFacts, stopReasons } from "../values/facts-draft.ts";
import { decodeTime } from "../values/time.ts";
import type { Facts, Header, TitleSlot } from "./columns.ts";
import { decodeHeader, decodeSlot } from "./decode-header.ts";
import { type ColumnLengths, GrowingColumns } from "./growing-columns.ts";

/** State that a provisional reading of the tail has to put back. */
interface Mark {
  readonly columns: ColumnLengths;
  readonly header: Header | undefined;
  readonly slot: TitleSlot | undefined;
  readonly records: number;
  readonly diagnostics: number;
}

/**
 * Bytes in, facts out. Push the file's bytes in order, in pieces of any size, and ask for the facts at
 * any time: growing files are read on by pushing what was appended.
 */
export class FactsReader {
  private readonly columns = new GrowingColumns();
  private readonly diagnostics: Diagnostic[] = [];
  private header: Header | undefined;
  private slot: TitleSlot | undefined;
  private records = 0;
  private readonly reader: RecordReader;
  private readonly sink: RecordSink;

  constructor() {
    this.sink = {
      record: (record) => this.take(record),
      diagnostic: (diagnostic) => this.diagnostics.push(diagnostic),
    };
    this.reader = new RecordReader(this.sink, entryTypes);
  }

  get bytesRead(): number {
    return this.reader.bytesRead;
  }

  /** Entries on the complete lines read so far. */
  get entries(): number {
    return this.columns.count;
  }

  push(piece: Uint8Array): void {
    this.reader.push(piece);
  }

  /** The facts of everything pushed so far; a last line without its end is read as far as it goes. */
  facts(): Facts {
    const mark: Mark = {
      columns: this.columns.mark(),
      header: this.header,
      slot: this.slot,
      records: this.records,
      diagnostics: this.diagnostics.length,
    };
    this.reader.readTail(this.sink);
    const facts: Facts = {
      ...this.columns.snapshot(),
      header: this.header,
      slot: this.slot,
      diagnostics: [...this.diagnostics],
      size: this.reader.bytesRead,
    };
    this.columns.rollBack(mark.columns);
    this.header = mark.header;
    this.slot = mark.slot;
    this.records = mark.records;
    this.diagnostics.length = mark.diagnostics;
    return facts;
  }

  private take(record: FileRecord): void {
    const { value } = record;
    const type = asText(value["type"]);
    if (type === "title" && asId(value["id"]) === undefined) {
      if (this.slot) this.tell("duplicate-header", record, "A second title slot stands here");
      else this.slot = decodeSlot(record);
      return;
    }
    const index = this.records++;
    if (type === "session") this.takeHeader(record);
    else if (type === undefined && asId(value["id"]) === undefined) this.refuse(record);
    else this.takeEntry(record, type ?? "", index);
  }

  private takeHeader(record: FileRecord): void {
    if (this.header) {
      this.tell("duplicate-header", record, "A second session header stands here");
      return;
    }
    this.header = decodeHeader(record);
    const { version } = this.header;
    if (this.columns.count > 0) {
      this.tell("header-not-first", record, "The session header stands behind entries");
    }
    if (version > 3) {
      this.tell("newer-version", record, `The file says version ${version}; 3 is the newest known`);
    }
  }

  /** A record that is no entry: it has neither a type nor an id that anything could hang on. */
  private refuse(record: FileRecord): void {
    this.tell("missing-type", record, "The record has neither a type nor an id");
  }

  private tell(
    code: "duplicate-header" | "header-not-first" | "newer-version" | "missing-type",
    record: FileRecord,
    message: string,
  ): void {
    const { offset, length } = record;
    this.diagnostics.push(diagnose(code, record.line, message, { span: { offset, length } }));
  }

  private takeEntry(record: FileRecord, type: string, index: number): void {
    const { value } = record;
    const draft = newDraft();
    const declaration = entryDeclaration(type);
    declaration.collect(declaration.decode(value), draft);

    const id = asId(value["id"]) ?? "";
    const parent = value["parentId"];
    const time = decodeTime(value["timestamp"]);
    let { flags } = draft;
    if (type === "") flags |= Flag.missingType;
    if (typeof parent !== "string" && parent !== null) flags |= Flag.noParentField;
    if (Number.isNaN(time) && value["timestamp"] !== undefined && value["timestamp"] !== null) {
      flags |= Flag.badTimestamp;
    }
    this.columns.add({
      offset: record.offset,
      length: record.length,
      line: record.line,
      record: index,
      type,
      role: draft.role,
      stop: stopReasons.indexOf(draft.stop),
      flags,
      time,
      messageTime: draft.messageTime,
      id,
      parentId: asId(parent) ?? "",
      preview: draft.preview,
      rare: isEmpty(draft.rare) ? undefined : draft.rare,
    });
  }
}

function isEmpty(rare: RareFacts): boolean {
  for (const _ in rare) return false;
  return true;
}

/** Reads a whole source. `onProgress` is told bytes and entries after each piece. Throws `ReadCancelled`. */
export async function readFacts(
  source: ByteSource,
  options: {
    readonly stop?: StopSignal;
    readonly onProgress?: (bytes: number, entries: number) => void;
  } = {},
): Promise<Facts> {
  const reader = new FactsReader();
  for await (const piece of readPieces(source, 0, options.stop)) {
    reader.push(piece);
    options.onProgress?.(reader.bytesRead, reader.entries);
  }
  return reader.facts();
}
