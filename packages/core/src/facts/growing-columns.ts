import { entryTypes } from "../entries/index.ts";
import { roleDeclarations } from "../roles/index.ts";
import type { RareFacts } from "../values/facts-draft.ts";
import type { Facts } from "./columns.ts";

type NumberArray = Float64Array | Uint32Array | Uint16Array | Uint8Array;

/** A typed array that doubles when it is full. */
class GrowingNumbers<Numbers extends NumberArray> {
  private numbers: Numbers;

  constructor(
    private readonly make: (size: number) => Numbers,
    private count = 0,
  ) {
    this.numbers = make(256);
  }

  add(value: number): void {
    if (this.count === this.numbers.length) {
      const larger = this.make(this.count * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.count++] = value;
  }

  rollBack(count: number): void {
    this.count = count;
  }

  snapshot(): Numbers {
    const copy = this.make(this.count);
    copy.set(this.numbers.subarray(0, this.count));
    return copy;
  }
}

const NAMES_AT_MOST = 0xff00;
const MANY_MORE = "(one of too many names)";
const namesOfOurs = new Set([
  ...entryTypes,
  ...roleDeclarations.map(({ role }) => role),
  MANY_MORE,
]);

/** Distinct strings with their numbers, in order of first use. */
class Names {
  readonly list: string[];
  private readonly numbers: Map<string, number>;

  constructor(first: readonly string[]) {
    this.list = [...first];
    this.numbers = new Map(first.map((name, number) => [name, number]));
  }

  number(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    // The columns have 16 bits: a hostile file's names beyond that share one, never a known type's.
    if (this.list.length >= NAMES_AT_MOST && !namesOfOurs.has(name)) {
      return this.number(MANY_MORE);
    }
    this.numbers.set(name, this.list.length);
    return this.list.push(name) - 1;
  }
}

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
  readonly rare: RareFacts | undefined;
}

export interface ColumnLengths {
  readonly count: number;
}

/** The columns while a file is read: rows are added, and those of a provisional tail taken back. */
export class GrowingColumns {
  count = 0;
  private readonly types = new Names([]);
  private readonly roles = new Names([""]);
  private readonly offset = new GrowingNumbers((size) => new Float64Array(size));
  private readonly length = new GrowingNumbers((size) => new Float64Array(size));
  private readonly line = new GrowingNumbers((size) => new Uint32Array(size));
  private readonly record = new GrowingNumbers((size) => new Uint32Array(size));
  private readonly type = new GrowingNumbers((size) => new Uint16Array(size));
  private readonly role = new GrowingNumbers((size) => new Uint16Array(size));
  private readonly stop = new GrowingNumbers((size) => new Uint8Array(size));
  private readonly flags = new GrowingNumbers((size) => new Uint32Array(size));
  private readonly time = new GrowingNumbers((size) => new Float64Array(size));
  private readonly messageTime = new GrowingNumbers((size) => new Float64Array(size));
  private readonly id: string[] = [];
  private readonly parentId: string[] = [];
  private readonly preview: string[] = [];
  private readonly rare: (RareFacts | undefined)[] = [];

  add(row: EntryRow): void {
    this.offset.add(row.offset);
    this.length.add(row.length);
    this.line.add(row.line);
    this.record.add(row.record);
    this.type.add(this.types.number(row.type));
    this.role.add(this.roles.number(row.role));
    this.stop.add(row.stop);
    this.flags.add(row.flags);
    this.time.add(row.time);
    this.messageTime.add(row.messageTime);
    this.id.push(row.id);
    this.parentId.push(row.parentId);
    this.preview.push(row.preview);
    this.rare.push(row.rare);
    this.count++;
  }

  mark(): ColumnLengths {
    return { count: this.count };
  }

  rollBack({ count }: ColumnLengths): void {
    this.count = count;
    for (const numbers of [
      this.offset,
      this.length,
      this.line,
      this.record,
      this.type,
      this.role,
      this.stop,
      this.flags,
      this.time,
      this.messageTime,
    ]) {
      numbers.rollBack(count);
    }
    for (const list of [this.id, this.parentId, this.preview, this.rare]) list.length = count;
  }

  snapshot(): Omit<Facts, "header" | "slot" | "diagnostics" | "size"> {
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
      id: [...this.id],
      parentId: [...this.parentId],
      preview: [...this.preview],
      rare: [...this.rare],
    };
  }
}
