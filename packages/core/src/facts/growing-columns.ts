import { entryTypes } from "../entries/index.ts";
import { roleDeclarations } from "../roles/index.ts";
import type { RareFacts } from "../values/facts-draft.ts";
import type { Facts } from "./columns.ts";
import { bytes, floats, GrowingNumbers, halves, words } from "./growing-numbers.ts";
import { Names } from "./names.ts";
import { GrowingRare, type RareBatch } from "./rare-column.ts";
import { emptyTexts, GrowingTexts } from "./text-column.ts";

const namesOfOurs = new Set([...entryTypes, ...roleDeclarations.map(({ role }) => role)]);
const isOurs = (name: string) => namesOfOurs.has(name);

export interface EntryRow {
  readonly offset: number;
  readonly length: number;
  readonly line: number;
  readonly record: number;
  readonly type: string;
  readonly role: string;
  readonly stop: number;
  readonly flags: number;
  readonly time: number;
  readonly messageTime: number;
  readonly id: string;
  readonly parentId: string;
  readonly preview: string;
  readonly rare: RareFacts;
}

/** Messages of consecutive lines, in columns; `ends` count from the start of the batch. */
export interface MessageBatch {
  readonly count: number;
  /** From the batch's first byte. */
  readonly from: Uint32Array;
  readonly length: Uint32Array<ArrayBuffer>;
  readonly flags: Uint32Array<ArrayBuffer>;
  readonly time: Float64Array<ArrayBuffer>;
  readonly messageTime: Float64Array<ArrayBuffer>;
  /** Indices into `roles`. */
  readonly role: Uint8Array;
  readonly roles: readonly string[];
  readonly stop: Uint8Array<ArrayBuffer>;
  readonly idSlab: Uint8Array;
  readonly idEnd: Uint32Array;
  readonly parentSlab: Uint8Array;
  readonly parentEnd: Uint32Array;
  readonly previewSlab: Uint8Array;
  readonly previewEnd: Uint32Array;
  readonly rare: RareBatch;
}

/** Where a batch begins. */
export interface BatchPlace {
  readonly offset: number;
  readonly line: number;
  readonly record: number;
}

export type ColumnLengths = ReturnType<GrowingRare["mark"]>;

/** The columns while a file is read: rows are added, and those of a provisional tail taken back. */
export class GrowingColumns {
  private types = new Names();
  private roles = new Names([""]);
  private readonly offset = new GrowingNumbers(floats);
  private readonly length = new GrowingNumbers(words);
  private readonly line = new GrowingNumbers(words);
  private readonly record = new GrowingNumbers(words);
  private readonly type = new GrowingNumbers(halves);
  private readonly role = new GrowingNumbers(halves);
  private readonly stop = new GrowingNumbers(bytes);
  private readonly flags = new GrowingNumbers(words);
  private readonly time = new GrowingNumbers(floats);
  private readonly messageTime = new GrowingNumbers(floats);
  private id = new GrowingTexts();
  private parentId = new GrowingTexts();
  private preview = new GrowingTexts();
  private rare = new GrowingRare();

  /** Without previews all of them are "". */
  constructor(private readonly keepsPreviews = true) {}

  /** Goes on from columns that were handed out. */
  static from(facts: Facts, keepsPreviews = true): GrowingColumns {
    const columns = new GrowingColumns(keepsPreviews);
    columns.types = new Names(facts.typeNames);
    columns.roles = new Names(facts.roleNames);
    columns.offset.addAll(facts.offset);
    columns.length.addAll(facts.length);
    columns.line.addAll(facts.line);
    columns.record.addAll(facts.record);
    columns.type.addAll(facts.type);
    columns.role.addAll(facts.role);
    columns.stop.addAll(facts.stop);
    columns.flags.addAll(facts.flags);
    columns.time.addAll(facts.time);
    columns.messageTime.addAll(facts.messageTime);
    columns.id = GrowingTexts.from(facts.id);
    columns.parentId = GrowingTexts.from(facts.parentId);
    if (keepsPreviews) columns.preview = GrowingTexts.from(facts.preview);
    columns.rare = GrowingRare.from(facts.rare);
    return columns;
  }

  get count(): number {
    return this.offset.count;
  }

  add(row: EntryRow): void {
    this.offset.add(row.offset);
    this.length.add(row.length);
    this.line.add(row.line);
    this.record.add(row.record);
    this.type.add(this.types.numberOfAny(row.type, isOurs));
    this.role.add(this.roles.numberOfAny(row.role, isOurs));
    this.stop.add(row.stop);
    this.flags.add(row.flags);
    this.time.add(row.time);
    this.messageTime.add(row.messageTime);
    this.id.add(row.id);
    this.parentId.add(row.parentId);
    if (this.keepsPreviews) this.preview.add(row.preview);
    this.rare.add(row.rare);
  }

  /** Adds messages of consecutive lines. False where a hostile file has more names than can be numbered: nothing is added then. */
  addMessages(batch: MessageBatch, { offset, line, record }: BatchPlace): boolean {
    if (!this.rare.addAll(batch.rare)) return false;
    const { count } = batch;
    const first = this.count;
    const offsets = this.offset.extend(count);
    const lines = this.line.extend(count);
    const records = this.record.extend(count);
    for (let i = 0; i < count; i++) {
      offsets[first + i] = offset + batch.from[i]!;
      lines[first + i] = line + i;
      records[first + i] = record + i;
    }
    const type = this.types.numberOfAny("message", isOurs);
    this.type.extend(count).fill(type, first, first + count);
    const numbers = batch.roles.map(() => -1);
    const roles = this.role.extend(count);
    for (let i = 0; i < count; i++) {
      const role = batch.role[i]!;
      // Numbered when first met, as the plain path does.
      if (numbers[role] === -1) numbers[role] = this.roles.numberOfAny(batch.roles[role]!, isOurs);
      roles[first + i] = numbers[role]!;
    }
    this.length.addAll(batch.length);
    this.flags.addAll(batch.flags);
    this.time.addAll(batch.time);
    this.messageTime.addAll(batch.messageTime);
    this.stop.addAll(batch.stop);
    this.id.addAll(batch.idSlab, batch.idEnd);
    this.parentId.addAll(batch.parentSlab, batch.parentEnd);
    if (this.keepsPreviews) this.preview.addAll(batch.previewSlab, batch.previewEnd);
    return true;
  }

  /** Makes room for so many entries in all. */
  expect(count: number): void {
    for (const column of [this.offset, this.time, this.messageTime]) column.expect(count);
    for (const column of [this.length, this.line, this.record, this.flags]) column.expect(count);
    this.type.expect(count);
    this.role.expect(count);
    this.stop.expect(count);
    for (const texts of this.texts()) texts.expect(count);
    this.rare.expect(count);
  }

  private texts(): GrowingTexts[] {
    const { id, parentId, preview } = this;
    return this.keepsPreviews ? [id, parentId, preview] : [id, parentId];
  }

  mark(): ColumnLengths {
    return this.rare.mark();
  }

  rollBack(lengths: ColumnLengths): void {
    const { entries } = lengths;
    for (const column of [this.offset, this.time, this.messageTime]) column.rollBack(entries);
    for (const column of [this.length, this.line, this.record, this.flags]) {
      column.rollBack(entries);
    }
    this.type.rollBack(entries);
    this.role.rollBack(entries);
    this.stop.rollBack(entries);
    for (const texts of this.texts()) texts.rollBack(entries);
    this.rare.rollBack(lengths);
  }

  snapshot(): Omit<Facts, "header" | "slot" | "diagnostics" | "size" | "end"> {
    return {
      count: this.count,
      typeNames: [...this.types.list],
      roleNames: [...this.roles.list],
      offset: this.offset.snapshot(),
      length: this.length.snapshot(),
      line: this.line.snapshot(),
      record: this.record.snapshot(),
      type: this.type.snapshot(),
      role: this.role.snapshot(),
      stop: this.stop.snapshot(),
      flags: this.flags.snapshot(),
      time: this.time.snapshot(),
      messageTime: this.messageTime.snapshot(),
      id: this.id.snapshot(),
      parentId: this.parentId.snapshot(),
      preview: this.keepsPreviews ? this.preview.snapshot() : emptyTexts(this.count),
      rare: this.rare.snapshot(),
    };
  }
}
