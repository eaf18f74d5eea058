import { entryTypes } from "../entries/index.ts";
import type { HeaderFields, TitleSlot } from "../facts/columns.ts";
import { decodeHeaderFields, decodeSlot } from "../facts/decode-header.ts";
import { draftEntry } from "../facts/draft-entry.ts";
import { kindOfRecord } from "../facts/record-kind.ts";
import { asId } from "../read/json.ts";
import { RecordReader } from "../read/record-reader.ts";
import type { FileRecord, RecordSink } from "../read/record-sink.ts";
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

/**
 * A few records of a file, for what is told from them alone: without columns, ids and tree, of which each
 * look at one of thousands of files would make its own. What it tells is what `openSession` would of the
 * same bytes.
 */
export class BriefSession implements Told {
  /** Whether some of the bytes could not be read as one record a line. */
  hasFaults = false;
  private header: HeaderFields | undefined;
  private slot: TitleSlot | undefined;
  private readonly entries: BriefEntry[] = [];
  /** FORMAT §6: an entry makes the file a session also without a header. */
  private hasKnownEntry = false;
  private readonly sink: RecordSink = {
    record: (record) => this.take(record),
    diagnostic: () => {
      this.hasFaults = true;
    },
  };
  private readonly reader = new RecordReader(this.sink, entryTypes);

  /** The file's next bytes; lines are read as they end. */
  push(bytes: Uint8Array): void {
    this.reader.push(bytes);
  }

  /** Reads a last line without its end as far as it goes. Nothing may be pushed behind it. */
  finish(): void {
    this.reader.readTail(this.sink);
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
