// The fast way from bytes to facts: lines with messages, in WebAssembly (assembly/scanner.ts). It says of
// every line that it is not sure about that it is not, and the plain reader, which stays the judge, takes it.

import type { MessageBatch } from "../facts/growing-columns.ts";
import { decodeUtf8 } from "../read/utf8.ts";
import { scannerModule } from "./module.ts";
import { compileModule, instantiate, type WasmMemory } from "./web-assembly.ts";

interface Global {
  readonly value: number;
}
type Layout = Readonly<
  Record<
    | "rowFrom"
    | "rowLength"
    | "rowFlags"
    | "rowTime"
    | "rowMessageTime"
    | "rowRole"
    | "rowStop"
    | "rowHas"
    | "rowOthers"
    | "rowTool"
    | "rowModel"
    | "rowCalls"
    | "rowIdEnd"
    | "rowParentEnd"
    | "rowPreviewEnd"
    | "rowCallIdEnd"
    | "usageInput"
    | "usageOutput"
    | "usageCacheRead"
    | "usageCacheWrite"
    | "usageTotal"
    | "usageCost"
    | "editRow"
    | "editAdded"
    | "editRemoved"
    | "callName"
    | "callIdEnd"
    | "nameEnd"
    | "nameSlab"
    | "idSlab"
    | "parentSlab"
    | "callIdSlab"
    | "callSlab"
    | "previewSlab"
    | "input",
    Global
  >
>;
interface Exports extends Layout {
  scan(from: number, to: number): number;
  lastLineEnd(from: number, to: number): number;
  forgetNames(): void;
  readonly rows: Global;
  readonly calls: Global;
  readonly usages: Global;
  readonly edits: Global;
  readonly names: Global;
  readonly lineAt: Global;
  readonly lineEnd: Global;
}

/** The roles by their numbers in `assembly/roles.ts`. */
const roles = ["", "user", "assistant", "toolResult"];

const PAGE = 1 << 16;
// The input grows with the longest line; longer ones are left to the plain reader.
const LONGEST_LINE = 1 << 24;
// Enough for some pieces one behind the other: the next is read while one is scanned.
const ROOM_AT_FIRST = 4 << 20;
const PAGES_AT_MOST = 1024;
/** The processor looks a little beyond the last byte. */
const BEHIND = 256;

const PLAIN = 1;
const FULL = 2;

/** Who takes what the scanner finds, in file order. */
export interface ScanSink {
  /** Messages of consecutive lines in `[from, to)` of the scanner's memory; false where it cannot take them. */
  messages(batch: MessageBatch, size: number): boolean;
  /** A line, its end with it, that the plain reader has to read. The bytes are only good during the call. */
  plainLine(bytes: Uint8Array): void;
}

/** A scanner and the bytes it has not read yet: filled at the end, read from the start, line by line. */
export class Scanner {
  private bytes: Uint8Array<ArrayBuffer>;
  private readonly input: number;
  /** Where the unread bytes start and end. */
  private from: number;
  private to: number;
  private names: string[] = [];

  private constructor(
    private readonly wasm: Exports,
    private readonly memory: WasmMemory,
  ) {
    this.bytes = new Uint8Array(memory.buffer);
    this.input = wasm.input.value;
    this.from = this.input;
    this.to = this.input;
  }

  static make(module: unknown): Scanner | undefined {
    const made = instantiate(module, { initial: 64, maximum: PAGES_AT_MOST });
    // The cast is the boundary: the module was compiled from assembly/scanner.ts.
    return made && new Scanner(made.exports as Exports, made.memory);
  }

  /** Bytes that wait for the end of their line. */
  get rest(): Uint8Array {
    return this.bytes.subarray(this.from, this.to);
  }

  /** Forgets all bytes and names. */
  clear(): void {
    this.from = this.input;
    this.to = this.input;
    this.names = [];
    this.wasm.forgetNames();
  }

  /**
   * A place for `size` bytes behind those that wait; undefined where they have grown too long for a line.
   * While it is being filled from elsewhere, `read` may be called, but not `room`.
   */
  room(size: number): Uint8Array<ArrayBuffer> | undefined {
    if (this.to + size + BEHIND > this.bytes.length) {
      if (this.to - this.from + size > LONGEST_LINE) return undefined;
      this.bytes.copyWithin(this.input, this.from, this.to);
      this.to -= this.from - this.input;
      this.from = this.input;
      if (!this.widen(this.to + Math.max(size, ROOM_AT_FIRST) + BEHIND)) return undefined;
    }
    return this.bytes.subarray(this.to, this.to + size);
  }

  /** Whether there is room for so many bytes without any moving: so while `read` is still to come. */
  hasRoom(size: number): boolean {
    return this.to + size + BEHIND <= this.bytes.length;
  }

  /** So many bytes were put where `room` said. */
  filled(size: number): void {
    this.to += size;
  }

  /** Reads the whole lines among the bytes that wait. */
  read(sink: ScanSink): void {
    const { wasm } = this;
    const lastEnd = wasm.lastLineEnd(this.from, this.to);
    if (lastEnd === 0) return;
    const end = lastEnd + 1;
    while (this.from < end) {
      const outcome = wasm.scan(this.from, end);
      const behind = outcome === PLAIN || outcome === FULL ? wasm.lineAt.value : end;
      if (wasm.rows.value > 0) this.handOver(behind, sink);
      this.from = behind;
      if (outcome !== PLAIN) continue;
      this.from = wasm.lineEnd.value;
      sink.plainLine(this.bytes.subarray(behind, this.from));
    }
  }

  private handOver(behind: number, sink: ScanSink): void {
    if (sink.messages(this.batch(), behind - this.from)) return;
    for (let at = this.from; at < behind; ) {
      const end = this.bytes.indexOf(0x0a, at) + 1;
      sink.plainLine(this.bytes.subarray(at, end));
      at = end;
    }
  }

  private widen(size: number): boolean {
    const missing = Math.ceil((size - this.bytes.length) / PAGE);
    if (missing <= 0) return true;
    try {
      this.memory.grow(missing);
    } catch {
      return false; // no memory left, or more than this reader may take
    }
    this.bytes = new Uint8Array(this.memory.buffer);
    return true;
  }

  private batch(): MessageBatch {
    const { wasm } = this;
    const { buffer } = this.bytes;
    const count = wasm.rows.value;
    const halves = (at: Global, length = count) => new Uint16Array(buffer, at.value, length);
    const words = (at: Global, length = count) => new Uint32Array(buffer, at.value, length);
    const floats = (at: Global, length = count) => new Float64Array(buffer, at.value, length);
    const calls = wasm.calls.value;
    const usages = wasm.usages.value;
    const edits = wasm.edits.value;
    const slab = (at: Global) => this.bytes.subarray(at.value);
    return {
      count,
      from: words(wasm.rowFrom),
      length: words(wasm.rowLength),
      flags: words(wasm.rowFlags),
      time: floats(wasm.rowTime),
      messageTime: floats(wasm.rowMessageTime),
      role: new Uint8Array(buffer, wasm.rowRole.value, count),
      roles,
      stop: new Uint8Array(buffer, wasm.rowStop.value, count),
      idSlab: slab(wasm.idSlab),
      idEnd: words(wasm.rowIdEnd),
      parentSlab: slab(wasm.parentSlab),
      parentEnd: words(wasm.rowParentEnd),
      previewSlab: slab(wasm.previewSlab),
      previewEnd: words(wasm.rowPreviewEnd),
      rare: {
        has: halves(wasm.rowHas),
        otherBlocks: halves(wasm.rowOthers),
        toolName: halves(wasm.rowTool),
        answeredBy: halves(wasm.rowModel),
        callEnd: words(wasm.rowCalls),
        callIdSlab: slab(wasm.callIdSlab),
        callIdEnd: words(wasm.rowCallIdEnd),
        callName: halves(wasm.callName, calls),
        callIdsSlab: slab(wasm.callSlab),
        callIdsEnd: words(wasm.callIdEnd, calls),
        usage: [
          floats(wasm.usageInput, usages),
          floats(wasm.usageOutput, usages),
          floats(wasm.usageCacheRead, usages),
          floats(wasm.usageCacheWrite, usages),
          floats(wasm.usageTotal, usages),
          floats(wasm.usageCost, usages),
        ],
        edited: words(wasm.editRow, edits),
        added: words(wasm.editAdded, edits),
        removed: words(wasm.editRemoved, edits),
        names: this.namesSoFar(),
      },
    };
  }

  private namesSoFar(): readonly string[] {
    const { nameEnd, nameSlab, names } = this.wasm;
    const ends = new Uint32Array(this.bytes.buffer, nameEnd.value, names.value);
    for (let number = this.names.length; number < ends.length; number++) {
      const from = nameSlab.value + (number === 0 ? 0 : ends[number - 1]!);
      this.names.push(decodeUtf8(this.bytes.subarray(from, nameSlab.value + ends[number]!)));
    }
    return this.names;
  }
}

let module: unknown;
let isCompiled = false;
// Readers come and go by the thousand (a glance at every file of a list); scanners are used again.
const idle: Scanner[] = [];
const IDLE_AT_MOST = 4;

/** A cleared scanner, undefined where WebAssembly is not to be had. */
export function borrowScanner(): Scanner | undefined {
  const scanner = idle.pop();
  if (scanner) return scanner;
  if (!isCompiled) {
    module = compileModule(scannerModule);
    isCompiled = true;
  }
  return module === undefined ? undefined : Scanner.make(module);
}

export function giveBackScanner(scanner: Scanner): void {
  if (idle.length >= IDLE_AT_MOST) return;
  scanner.clear();
  idle.push(scanner);
}
