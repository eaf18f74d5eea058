import { type Diagnostic, diagnose } from "../diagnostics.ts";
import { entryTypes } from "../entries/index.ts";
import {
  type ByteSource,
  ReadCancelled,
  readPieces,
  type StopSignal,
} from "../read/byte-source.ts";
import { asId } from "../read/json.ts";
import { RecordReader } from "../read/record-reader.ts";
import type { FileRecord, RecordSink } from "../read/record-sink.ts";
import { borrowScanner, giveBackScanner, type Scanner, type ScanSink } from "../scan/scanner.ts";
import { Flag, stopReasons } from "../values/facts-draft.ts";
import { decodeTime } from "../values/time.ts";
import type { Facts, Header, TitleSlot } from "./columns.ts";
import { decodeHeader, decodeSlot } from "./decode-header.ts";
import { draftEntry } from "./draft-entry.ts";
import { type ColumnLengths, GrowingColumns, type MessageBatch } from "./growing-columns.ts";
import { kindOfRecord } from "./record-kind.ts";

/** State that a provisional reading of the tail has to put back. */
interface Mark {
  readonly columns: ColumnLengths;
  readonly header: Header | undefined;
  readonly slot: TitleSlot | undefined;
  readonly records: number;
  readonly diagnostics: number;
}

// After so many bytes the file's first lines tell about how many there will be. A hostile file's may be tiny.
const TELLING_BYTES = 4 << 20;
const EXPECTED_AT_MOST = 1 << 21;

// What is copied into the scanner at once.
const PIECE = 1 << 20;
const LF = 0x0a;

export interface FactsReaderOptions {
  /** Read every line with JSON.parse: the slow way, which the fast one has to agree with. */
  readonly plain?: boolean;
  /** Facts of the same file when it was shorter, to go on from; they must have an `end`. */
  readonly from?: Facts;
  /** Bytes of the whole file, where that is known: room is made for what they will hold. */
  readonly size?: number;
  /** False: all of them are "", since `readPreviews` can make them anew. They are half of what facts take. */
  readonly previews?: boolean;
}

/**
 * Bytes in, facts out. Push the file's bytes in order, in pieces of any size, and ask for the facts at
 * any time: growing files are read on by pushing what was appended.
 */
export class FactsReader {
  private readonly columns: GrowingColumns;
  private readonly diagnostics: Diagnostic[] = [];
  private header: Header | undefined;
  private slot: TitleSlot | undefined;
  private records = 0;
  private linesPlain = 0;
  private readonly reader: RecordReader;
  private readonly sink: RecordSink;
  private readonly scanSink: ScanSink;
  private readonly isPlain: boolean;
  /** Bytes of the whole file, 0 where that is not known or room for them is made. */
  private size: number;
  private scanner: Scanner | undefined;
  /** Whether bytes are on their way into the scanner's room. */
  private isBeingFilled = false;

  constructor({ plain = false, from, size = 0, previews = true }: FactsReaderOptions = {}) {
    this.isPlain = plain;
    this.size = size;
    this.sink = {
      record: (record) => this.take(record),
      diagnostic: (diagnostic) => this.diagnostics.push(diagnostic),
    };
    this.scanSink = {
      messages: (batch, size) => this.takeMessages(batch, size),
      plainLine: (bytes) => this.takePlainLine(bytes),
    };
    this.reader = new RecordReader(this.sink, entryTypes);
    this.columns = from ? GrowingColumns.from(from, previews) : new GrowingColumns(previews);
    if (from) this.goOn(from);
  }

  private goOn(from: Facts): void {
    const { end } = from;
    if (!end) throw new Error("these facts end within a line: read the file from its start");
    this.header = from.header;
    this.slot = from.slot;
    this.diagnostics.push(...from.diagnostics);
    this.records = end.records;
    this.reader.skip(from.size, end.line - 1);
  }

  get bytesRead(): number {
    return this.reader.bytesRead + (this.scanner?.rest.length ?? 0);
  }

  /** Entries on the complete lines read so far. */
  get entries(): number {
    return this.columns.count;
  }

  /** Lines that were not read the fast way: few, or something is slow. */
  get plainLines(): number {
    return this.linesPlain;
  }

  push(piece: Uint8Array): void {
    for (let from = 0; from < piece.length; ) {
      const part = piece.subarray(from, from + PIECE);
      const room = this.room(part.length);
      if (!room) {
        from += this.pushPlain(piece.subarray(from));
        continue;
      }
      room.set(part);
      this.filled(part.length);
      this.readFilled();
      from += part.length;
    }
  }

  /**
   * A place to read the next bytes into without copying them; undefined where they have to be pushed. Call
   * `filled` when they are there and `readFilled` to have them read, which may be done while the next room
   * is being filled.
   */
  room(size: number): Uint8Array<ArrayBuffer> | undefined {
    if (!this.reader.isBetweenLines || this.isPlain) return undefined;
    this.scanner ??= borrowScanner();
    const room = this.scanner?.room(size);
    this.isBeingFilled = room !== undefined;
    if (this.scanner && !room) this.leaveToPlain(this.scanner);
    return room;
  }

  /** Whether `room` may be asked for before what is filled is read. */
  hasRoom(size: number): boolean {
    return this.scanner?.hasRoom(size) ?? false;
  }

  /** So many bytes are there. False where the reader has left the scanner meanwhile: push them, then. */
  filled(size: number): boolean {
    this.isBeingFilled = false;
    this.scanner?.filled(size);
    return this.scanner !== undefined;
  }

  readFilled(): void {
    this.scanner?.read(this.scanSink);
    // A record over several lines: they are the plain reader's until it ends.
    if (this.scanner && !this.reader.isBetweenLines) this.leaveToPlain(this.scanner);
  }

  /** What waits in the scanner goes on in the plain reader, up to its line's end. */
  private leaveToPlain(scanner: Scanner): void {
    this.scanner = undefined;
    const { rest } = scanner;
    if (rest.length > 0) this.reader.push(rest);
    // Another reader must not get what is being written into from elsewhere.
    if (!this.isBeingFilled) giveBackScanner(scanner);
  }

  /** Pushes up to where the plain reader is between lines again; gives how many bytes that were. */
  private pushPlain(piece: Uint8Array): number {
    if (this.isPlain) {
      this.reader.push(piece);
      return piece.length;
    }
    for (let from = 0; from < piece.length; ) {
      const lineEnd = piece.indexOf(LF, from);
      const to = lineEnd < 0 ? piece.length : lineEnd + 1;
      this.reader.push(piece.subarray(from, to));
      this.linesPlain++;
      from = to;
      if (this.reader.isBetweenLines) return from;
    }
    return piece.length;
  }

  private takePlainLine(bytes: Uint8Array): void {
    this.linesPlain++;
    this.reader.push(bytes);
  }

  private takeMessages(batch: MessageBatch, size: number): boolean {
    // A span that was open would want to see these lines first.
    if (!this.reader.isBetweenLines) return false;
    const place = {
      offset: this.reader.bytesRead,
      line: this.reader.nextLine,
      record: this.records,
    };
    if (!this.columns.addMessages(batch, place)) return false;
    this.records += batch.count;
    this.reader.skip(size, batch.count);
    if (this.size > 0 && this.reader.bytesRead >= TELLING_BYTES) this.makeRoom();
    return true;
  }

  private makeRoom(): void {
    const share = this.size / this.reader.bytesRead;
    this.columns.expect(Math.min(EXPECTED_AT_MOST, Math.ceil(1.05 * share * this.columns.count)));
    this.size = 0;
  }

  /** The facts of everything pushed so far; a last line without its end is read as far as it goes. */
  facts(): Facts {
    if (this.scanner) this.leaveToPlain(this.scanner);
    const { isBetweenLines, nextLine } = this.reader;
    const end = isBetweenLines ? { line: nextLine, records: this.records } : undefined;
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
      end,
    };
    this.columns.rollBack(mark.columns);
    this.header = mark.header;
    this.slot = mark.slot;
    this.records = mark.records;
    this.diagnostics.length = mark.diagnostics;
    return facts;
  }

  private take(record: FileRecord): void {
    const kind = kindOfRecord(record.value);
    if (kind === "slot") {
      if (this.slot) this.tell("duplicate-header", record, "A second title slot stands here");
      else this.slot = decodeSlot(record);
      return;
    }
    const index = this.records++;
    if (kind === "header") this.takeHeader(record);
    else if (kind === "nothing") this.refuse(record);
    else this.takeEntry(record, index);
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

  private takeEntry(record: FileRecord, index: number): void {
    const { value } = record;
    const { type, draft } = draftEntry(value);
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
      rare: draft.rare,
    });
  }
}

export interface ReadFactsOptions extends FactsReaderOptions {
  readonly stop?: StopSignal;
  /** Told bytes and entries after each piece. */
  readonly onProgress?: (bytes: number, entries: number) => void;
}

/** Reads a source to its end, from where `from` ends if that is given. Throws `ReadCancelled`. */
export async function readFacts(
  source: ByteSource,
  { stop, onProgress, ...options }: ReadFactsOptions = {},
): Promise<Facts> {
  const reader = new FactsReader({ size: source.size, ...options });
  const tell = () => onProgress?.(reader.bytesRead, reader.entries);
  if (source.readInto) await readStraight(source, source.readInto.bind(source), reader, stop, tell);
  for await (const piece of readPieces(source, reader.bytesRead, stop)) {
    reader.push(piece);
    tell();
  }
  return reader.facts();
}

/**
 * Reads into the scanner's own memory, the next piece while the one before is scanned. Ends early where
 * the reader wants bytes pushed to it.
 */
async function readStraight(
  source: ByteSource,
  readInto: NonNullable<ByteSource["readInto"]>,
  reader: FactsReader,
  stop: StopSignal | undefined,
  tell: () => void,
): Promise<void> {
  let at = reader.bytesRead;
  const start = () => {
    const room = at < source.size ? reader.room(Math.min(PIECE, source.size - at)) : undefined;
    return room && { room, read: readInto(room, at) };
  };
  for (let pending = start(); pending; ) {
    const { room, read } = pending;
    const size = await read;
    if (stop?.aborted) throw new ReadCancelled();
    if (size === 0) return;
    at += size;
    if (reader.filled(size)) {
      pending = reader.hasRoom(PIECE) ? start() : undefined;
      reader.readFilled();
    } else {
      // The lines before turned out to be the plain reader's.
      reader.push(room.subarray(0, size));
      pending = undefined;
    }
    tell();
    pending ??= start();
  }
}
