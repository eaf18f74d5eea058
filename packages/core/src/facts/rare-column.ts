// Facts that only some entries have. What messages are full of (calls, usage, models) is in columns; the
// rest, which few entries have, is kept as it is.

import type { RareFacts, ToolCallFact, Usage } from "../values/facts-draft.ts";
import { floats, GrowingNumbers, halves, words } from "./growing-numbers.ts";
import { Names } from "./names.ts";
import { GrowingTexts, TextColumn, type TextData } from "./text-column.ts";

/** Bits of what an entry has; the scanner in `assembly/record.ts` has the same. */
const Has = {
  calls: 1,
  otherBlocks: 2,
  callId: 4,
  toolName: 8,
  edit: 16,
  answeredBy: 32,
  usage: 64,
  rest: 128,
} as const;

/** The fields of `Usage`, in the order of their columns. */
export const usageFields = [
  "input",
  "output",
  "cacheRead",
  "cacheWrite",
  "totalTokens",
  "cost",
] as const;

const COST = usageFields.indexOf("cost");

/** What the column is made of; plain, so that it can be handed to another thread. */
export interface RareData {
  /** Bits of `Has`, one element an entry, as the next five. */
  readonly has: Uint16Array<ArrayBuffer>;
  readonly otherBlocks: Uint16Array<ArrayBuffer>;
  /** Indices into `names`. */
  readonly toolName: Uint16Array<ArrayBuffer>;
  readonly answeredBy: Uint16Array<ArrayBuffer>;
  /** How many calls stand in the entries up to and with this one. */
  readonly callEnd: Uint32Array<ArrayBuffer>;
  readonly callId: TextData;
  /** One element a call. */
  readonly callName: Uint16Array<ArrayBuffer>;
  readonly callIds: TextData;
  /** One element an entry with usage, in file order; NaN where the entry does not say. */
  readonly usage: readonly Float64Array<ArrayBuffer>[];
  /** Positions of the entries with an edit, and their lines. */
  readonly edited: Uint32Array<ArrayBuffer>;
  readonly added: Uint32Array<ArrayBuffer>;
  readonly removed: Uint32Array<ArrayBuffer>;
  readonly names: readonly string[];
  /** What has no column, by position. */
  readonly rest: ReadonlyMap<number, RareFacts>;
}

/** The facts that only some entries have, by position. */
export class RareColumn {
  private readonly callIdTexts: TextColumn;
  private readonly callIdsTexts: TextColumn;
  /** Of each entry: how many usages stand before it. Made when the first is asked for. */
  private usageBefore: Uint32Array | undefined;

  constructor(readonly data: RareData) {
    this.callIdTexts = new TextColumn(data.callId);
    this.callIdsTexts = new TextColumn(data.callIds);
  }

  /** All of them, put together; undefined where the entry has none. */
  at(position: number): RareFacts | undefined {
    const has = this.data.has[position] ?? 0;
    if (has === 0) return undefined;
    const facts: { -readonly [K in keyof RareFacts]: RareFacts[K] } = {
      ...this.data.rest.get(position),
    };
    if (has & Has.calls) facts.calls = this.callsAt(position);
    if (has & Has.otherBlocks) facts.otherBlocks = this.data.otherBlocks[position]!;
    if (has & Has.callId) facts.callId = this.callIdTexts.at(position);
    if (has & Has.toolName) facts.toolName = this.data.names[this.data.toolName[position]!]!;
    if (has & Has.answeredBy) facts.answeredBy = this.data.names[this.data.answeredBy[position]!]!;
    if (has & Has.edit) facts.edit = this.readEdit(position);
    if (has & Has.usage) facts.usage = this.readUsage(position);
    return facts;
  }

  callIdAt(position: number): string | undefined {
    if (this.has(position, Has.callId)) return this.callIdTexts.at(position);
    return this.data.rest.get(position)?.callId;
  }

  answeredByAt(position: number): string | undefined {
    if (!this.has(position, Has.answeredBy)) return this.data.rest.get(position)?.answeredBy;
    return this.data.names[this.data.answeredBy[position]!];
  }

  otherBlocksAt(position: number): number | undefined {
    if (this.has(position, Has.otherBlocks)) return this.data.otherBlocks[position];
    return this.data.rest.get(position)?.otherBlocks;
  }

  callsAt(position: number): readonly ToolCallFact[] {
    if (!this.has(position, Has.calls)) return this.data.rest.get(position)?.calls ?? noCalls;
    const { callEnd, callName, names } = this.data;
    const calls: ToolCallFact[] = [];
    const end = callEnd[position]!;
    for (let call = position === 0 ? 0 : callEnd[position - 1]!; call < end; call++) {
      calls.push({ id: this.callIdsTexts.at(call), name: names[callName[call]!]! });
    }
    return calls;
  }

  /** How many tools it calls. */
  callCountAt(position: number): number {
    if (!this.has(position, Has.calls)) return this.data.rest.get(position)?.calls?.length ?? 0;
    const { callEnd } = this.data;
    return callEnd[position]! - (position === 0 ? 0 : callEnd[position - 1]!);
  }

  /** Names of the tools that it calls, in order: what most ask for, without making strings of the ids. */
  toolsAt(position: number): readonly string[] {
    if (!this.has(position, Has.calls)) {
      return this.data.rest.get(position)?.calls?.map(({ name }) => name) ?? noTools;
    }
    const { callEnd, callName, names } = this.data;
    const tools: string[] = [];
    const end = callEnd[position]!;
    for (let call = position === 0 ? 0 : callEnd[position - 1]!; call < end; call++) {
      tools.push(names[callName[call]!]!);
    }
    return tools;
  }

  /** Lines that it added and removed. */
  editAt(position: number): readonly [added: number, removed: number] | undefined {
    return this.has(position, Has.edit) ? this.readEdit(position) : undefined;
  }

  usageAt(position: number): Usage | undefined {
    return this.has(position, Has.usage) ? this.readUsage(position) : undefined;
  }

  /** All tokens that it records (see `totalTokens`), 0 where it records none. */
  tokensAt(position: number): number {
    if (!this.has(position, Has.usage)) return 0;
    const slot = this.usageSlot(position);
    const [input, output, cacheRead, cacheWrite, total] = this.data.usage;
    const recorded = total![slot]!;
    if (!Number.isNaN(recorded)) return recorded;
    return (
      (input![slot]! || 0) +
      (output![slot]! || 0) +
      (cacheRead![slot]! || 0) +
      (cacheWrite![slot]! || 0)
    );
  }

  /** The cost that it records in US dollars, 0 where it records none. */
  costAt(position: number): number {
    return this.has(position, Has.usage)
      ? this.data.usage[COST]![this.usageSlot(position)]! || 0
      : 0;
  }

  private readUsage(position: number): Usage {
    const slot = this.usageSlot(position);
    const usage: { -readonly [K in keyof Usage]: Usage[K] } = {};
    for (let at = 0; at < usageFields.length; at++) {
      const value = this.data.usage[at]![slot]!;
      if (!Number.isNaN(value)) usage[usageFields[at]!] = value;
    }
    return usage;
  }

  private has(position: number, bit: number): boolean {
    return ((this.data.has[position] ?? 0) & bit) !== 0;
  }

  private usageSlot(position: number): number {
    if (!this.usageBefore) {
      const { has } = this.data;
      this.usageBefore = new Uint32Array(has.length);
      let before = 0;
      for (let i = 0; i < has.length; i++) {
        this.usageBefore[i] = before;
        if (has[i]! & Has.usage) before++;
      }
    }
    return this.usageBefore[position]!;
  }

  private readEdit(position: number): [added: number, removed: number] {
    const { edited, added, removed } = this.data;
    let [low, high] = [0, edited.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (edited[middle]! < position) low = middle + 1;
      else high = middle;
    }
    return [added[low]!, removed[low]!];
  }
}

const noCalls: readonly ToolCallFact[] = [];
const noTools: readonly string[] = [];

/** Rare facts of entries that a scanner read; `ends` count from the start of the batch. */
export interface RareBatch {
  readonly has: Uint16Array<ArrayBuffer>;
  readonly otherBlocks: Uint16Array<ArrayBuffer>;
  readonly toolName: Uint16Array;
  readonly answeredBy: Uint16Array;
  readonly callEnd: Uint32Array;
  readonly callIdSlab: Uint8Array;
  readonly callIdEnd: Uint32Array;
  readonly callName: Uint16Array;
  readonly callIdsSlab: Uint8Array;
  readonly callIdsEnd: Uint32Array;
  readonly usage: readonly Float64Array<ArrayBuffer>[];
  readonly edited: Uint32Array;
  readonly added: Uint32Array<ArrayBuffer>;
  readonly removed: Uint32Array<ArrayBuffer>;
  /** What the numbers of this batch mean. */
  readonly names: readonly string[];
}

/** How much of each column a state of it had. */
interface Lengths {
  readonly entries: number;
  readonly calls: number;
  readonly usages: number;
  readonly edits: number;
}

/** The column while it grows. What was handed out stays as it was. */
export class GrowingRare {
  private names = new Names();
  private readonly hasBits = new GrowingNumbers(halves);
  private readonly otherBlocks = new GrowingNumbers(halves);
  private readonly toolName = new GrowingNumbers(halves);
  private readonly answeredBy = new GrowingNumbers(halves);
  private readonly callEnd = new GrowingNumbers(words);
  private readonly callName = new GrowingNumbers(halves);
  private readonly usage = usageFields.map(() => new GrowingNumbers(floats));
  private readonly edited = new GrowingNumbers(words);
  private readonly added = new GrowingNumbers(words);
  private readonly removed = new GrowingNumbers(words);
  private callId = new GrowingTexts();
  private callIds = new GrowingTexts();
  private rest: Map<number, RareFacts> = new Map();

  /** Goes on from a column that was handed out. */
  static from({ data }: RareColumn): GrowingRare {
    const rare = new GrowingRare();
    rare.names = new Names(data.names);
    rare.hasBits.addAll(data.has);
    rare.otherBlocks.addAll(data.otherBlocks);
    rare.toolName.addAll(data.toolName);
    rare.answeredBy.addAll(data.answeredBy);
    rare.callEnd.addAll(data.callEnd);
    rare.callName.addAll(data.callName);
    rare.usage.forEach((column, at) => void column.addAll(data.usage[at]!));
    rare.edited.addAll(data.edited);
    rare.added.addAll(data.added);
    rare.removed.addAll(data.removed);
    rare.callId = GrowingTexts.from(new TextColumn(data.callId));
    rare.callIds = GrowingTexts.from(new TextColumn(data.callIds));
    rare.rest = new Map(data.rest);
    return rare;
  }

  add(facts: RareFacts): void {
    const { calls, otherBlocks, callId, toolName, answeredBy, edit, usage, ...rest } = facts;
    const left: { -readonly [K in keyof RareFacts]: RareFacts[K] } = rest;
    let has = 0;
    const position = this.hasBits.count;
    if (calls) {
      if (this.addCalls(calls)) has |= Has.calls;
      else left.calls = calls;
    }
    if (otherBlocks !== undefined) {
      if (otherBlocks <= 0xffff) has |= Has.otherBlocks;
      else left.otherBlocks = otherBlocks;
    }
    const toolNumber = toolName === undefined ? undefined : this.names.number(toolName);
    if (toolNumber !== undefined) has |= Has.toolName;
    else if (toolName !== undefined) left.toolName = toolName;
    const modelNumber = answeredBy === undefined ? undefined : this.names.number(answeredBy);
    if (modelNumber !== undefined) has |= Has.answeredBy;
    else if (answeredBy !== undefined) left.answeredBy = answeredBy;
    if (callId !== undefined) has |= Has.callId;
    if (edit) {
      has |= Has.edit;
      this.edited.add(position);
      this.added.add(edit[0]);
      this.removed.add(edit[1]);
    }
    if (usage) {
      has |= Has.usage;
      usageFields.forEach((field, at) => void this.usage[at]!.add(usage[field] ?? Number.NaN));
    }
    for (const _ in left) {
      has |= Has.rest;
      this.rest.set(position, left);
      break;
    }
    this.hasBits.add(has);
    this.otherBlocks.add(has & Has.otherBlocks ? (otherBlocks ?? 0) : 0);
    this.toolName.add(toolNumber ?? 0);
    this.answeredBy.add(modelNumber ?? 0);
    this.callId.add(callId ?? "");
    this.callEnd.add(this.callName.count);
  }

  /** False where a name has no number: then none of them is added. */
  private addCalls(calls: readonly ToolCallFact[]): boolean {
    const numbers = calls.map(({ name }) => this.names.number(name));
    if (numbers.includes(undefined)) return false;
    calls.forEach(({ id }, at) => {
      this.callName.add(numbers[at] ?? 0);
      this.callIds.add(id);
    });
    return true;
  }

  addAll(batch: RareBatch): boolean {
    const count = batch.has.length;
    const first = this.hasBits.count;
    const calls = this.callName.count;
    const numbers = batch.names.map((name) => this.names.number(name));
    if (numbers.includes(undefined)) return false;
    const renumber = (into: Uint16Array, at: number, from: Uint16Array) => {
      for (let i = 0; i < from.length; i++) into[at + i] = numbers[from[i]!] ?? 0;
    };
    this.hasBits.addAll(batch.has);
    this.otherBlocks.addAll(batch.otherBlocks);
    renumber(this.toolName.extend(count), first, batch.toolName);
    renumber(this.answeredBy.extend(count), first, batch.answeredBy);
    const callEnd = this.callEnd.extend(count);
    for (let i = 0; i < count; i++) callEnd[first + i] = calls + batch.callEnd[i]!;
    renumber(this.callName.extend(batch.callName.length), calls, batch.callName);
    this.callId.addAll(batch.callIdSlab, batch.callIdEnd);
    this.callIds.addAll(batch.callIdsSlab, batch.callIdsEnd);
    this.usage.forEach((column, at) => void column.addAll(batch.usage[at]!));
    const edits = this.edited.count;
    const edited = this.edited.extend(batch.edited.length);
    for (let i = 0; i < batch.edited.length; i++) edited[edits + i] = first + batch.edited[i]!;
    this.added.addAll(batch.added);
    this.removed.addAll(batch.removed);
    return true;
  }

  /** Makes room for so many entries in all. */
  expect(count: number): void {
    for (const column of [this.hasBits, this.otherBlocks, this.toolName, this.answeredBy]) {
      column.expect(count);
    }
    this.callEnd.expect(count);
    this.callId.expect(count);
  }

  mark(): Lengths {
    return {
      entries: this.hasBits.count,
      calls: this.callName.count,
      usages: this.usage[0]!.count,
      edits: this.edited.count,
    };
  }

  rollBack({ entries, calls, usages, edits }: Lengths): void {
    for (let at = entries; at < this.hasBits.count; at++) {
      if (this.rest.has(at)) {
        // What was handed out keeps the map it has.
        this.rest = new Map([...this.rest].filter(([position]) => position < entries));
        break;
      }
    }
    for (const column of [this.hasBits, this.otherBlocks, this.toolName, this.answeredBy]) {
      column.rollBack(entries);
    }
    this.callEnd.rollBack(entries);
    this.callId.rollBack(entries);
    this.callName.rollBack(calls);
    this.callIds.rollBack(calls);
    for (const column of this.usage) column.rollBack(usages);
    for (const column of [this.edited, this.added, this.removed]) column.rollBack(edits);
  }

  snapshot(): RareColumn {
    return new RareColumn({
      has: this.hasBits.snapshot(),
      otherBlocks: this.otherBlocks.snapshot(),
      toolName: this.toolName.snapshot(),
      answeredBy: this.answeredBy.snapshot(),
      callEnd: this.callEnd.snapshot(),
      callId: this.callId.snapshot().data,
      callName: this.callName.snapshot(),
      callIds: this.callIds.snapshot().data,
      usage: this.usage.map((column) => column.snapshot()),
      edited: this.edited.snapshot(),
      added: this.added.snapshot(),
      removed: this.removed.snapshot(),
      names: [...this.names.list],
      rest: new Map(this.rest),
    });
  }
}
