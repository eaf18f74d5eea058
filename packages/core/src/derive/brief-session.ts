import { entryTypes } from "../entries/index.ts";
import type { HeaderFields, TitleSlot } from "../facts/columns.ts";
import { decodeHeaderFields, decodeSlot } from "../facts/decode-header.ts";
import { draftEntry } from "../facts/draft-entry.ts";
import type { MessageBatch } from "../facts/growing-columns.ts";
import { kindOfRecord } from "../facts/record-kind.ts";
import { decodeText } from "../facts/text-bytes.ts";
import { asId } from "../read/json.ts";
import { RecordReader } from "../read/record-reader.ts";
import type { FileRecord, RecordSink } from "../read/record-sink.ts";
import { borrowScanner, giveBackScanner, type ScanSink } from "../scan/scanner.ts";
import { Flag } from "../values/facts-draft.ts";
import { decodeTime } from "../values/time.ts";
import type { Told } from "./told.ts";

interface BriefEntry {
  readonly role: string;
  readonly flags: number;
  readonly preview: string;
  readonly rare: { readonly name?: string };
  /** As it stands in the record: hardly any is asked for. */
  readonly timestamp: unknown;
  readonly messageTime: number;
}

const noEntries: readonly BriefEntry[] = [];
const noName = {};

/**
 * A few records of a file, for what is told from them alone: without columns, ids and tree, of which each
 * look at one of thousands of files would make its own. What it tells is what `openSession` would of the
 * same bytes.
 */
export class BriefSession implements Told {
  private isFaulty = false;
  private header: HeaderFields | undefined;
  private slot: TitleSlot | undefined;
  private readonly entries: BriefEntry[] = [];
  /** FORMAT §6: an entry makes the file a session also without a header. */
  private hasKnownEntry = false;
  private readonly sink: RecordSink = {
    record: (record) => this.take(record),
    diagnostic: () => {
      this.isFaulty = true;
    },
  };
  private readonly reader = new RecordReader(this.sink, entryTypes);
  /** Reads messages in a part of the time, until a record goes over several lines. */
  private scanner = borrowScanner();
  private readonly scanSink: ScanSink = {
    messages: (batch, size) => this.takeMessages(batch, size),
    plainLine: (bytes) => this.reader.push(bytes),
  };

  /** The file's next bytes; lines are read as they end. */
  push(bytes: Uint8Array): void {
    const { scanner } = this;
    const room = this.reader.isBetweenLines ? scanner?.room(bytes.length) : undefined;
    if (!scanner || !room) {
      this.leaveScanner();
      this.reader.push(bytes);
      return;
    }
    room.set(bytes);
    scanner.filled(bytes.length);
    scanner.read(this.scanSink);
  }

  /** Reads a last line without its end as far as it goes. Has to be called, and nothing may be pushed behind it. */
  finish(): void {
    this.leaveScanner();
    this.reader.readTail(this.sink);
  }

  /** What waits in the scanner for the end of its line goes on in the plain reader. */
  private leaveScanner(): void {
    const { scanner } = this;
    if (!scanner) return;
    this.scanner = undefined;
    if (scanner.rest.length > 0) this.reader.push(scanner.rest);
    giveBackScanner(scanner);
  }

  private takeMessages(batch: MessageBatch, size: number): boolean {
    // A span that was open would want to see these lines first.
    if (!this.reader.isBetweenLines) return false;
    for (let i = 0; i < batch.count; i++) {
      const from = i === 0 ? 0 : batch.previewEnd[i - 1]!;
      const flags = batch.flags[i]!;
      this.entries.push({
        role: batch.roles[batch.role[i]!]!,
        flags,
        preview: decodeText(batch.previewSlab.subarray(from, batch.previewEnd[i])),
        rare: noName,
        timestamp: batch.time[i],
        messageTime: batch.messageTime[i]!,
      });
      if ((flags & Flag.missingMessage) === 0) this.hasKnownEntry = true;
    }
    this.reader.skip(size, batch.count);
    return true;
  }

  /** Whether some of the bytes could not be read as one record a line. */
  get hasFaults(): boolean {
    return this.isFaulty;
  }

  get facts(): Told["facts"] {
    return this.isSession
      ? { header: this.header, slot: this.slot }
      : { header: undefined, slot: undefined };
  }

  get count(): number {
    return this.known.length;
  }

  roleOf(position: number): string {
    return this.known[position]?.role ?? "";
  }

  has(position: number, flag: number): boolean {
    return ((this.known[position]?.flags ?? 0) & flag) !== 0;
  }

  previewOf(position: number): string {
    return this.known[position]?.preview ?? "";
  }

  sparseOf(position: number): { readonly name?: string } {
    return this.known[position]?.rare ?? {};
  }

  timeOf(position: number): number {
    for (let at = Math.min(position, this.count - 1); at >= 0; at--) {
      const time = decodeTime(this.known[at]!.timestamp);
      if (!Number.isNaN(time)) return time;
    }
    if (this.count === 0) return Number.NaN;
    const origin = this.header?.time ?? Number.NaN;
    return Number.isNaN(origin) ? 0 : origin;
  }

  spokenTimeOf(position: number): number {
    const { messageTime = Number.NaN, timestamp } = this.known[position] ?? {};
    return Number.isNaN(messageTime) ? decodeTime(timestamp) : messageTime;
  }

  private get isSession(): boolean {
    return this.header !== undefined || this.hasKnownEntry;
  }

  private get known(): readonly BriefEntry[] {
    return this.isSession ? this.entries : noEntries;
  }

  private take(record: FileRecord): void {
    switch (kindOfRecord(record.value)) {
      case "slot":
        this.slot ??= decodeSlot(record);
        break;
      case "header":
        this.header ??= decodeHeaderFields(record.value);
        break;
      case "entry":
        this.takeEntry(record);
        break;
      case "nothing":
        break;
    }
  }

  private takeEntry({ value }: FileRecord): void {
    const { type, draft } = draftEntry(value);
    const { role, flags, preview, rare, messageTime } = draft;
    this.entries.push({
      role,
      flags,
      preview,
      rare: rare.name === undefined ? {} : { name: rare.name },
      timestamp: value["timestamp"],
      messageTime,
    });
    const hasId = asId(value["id"]) !== undefined;
    const isMessage = type === "message" && (flags & Flag.missingMessage) === 0;
    if (entryTypes.has(type) && (hasId || isMessage)) this.hasKnownEntry = true;
  }
}
