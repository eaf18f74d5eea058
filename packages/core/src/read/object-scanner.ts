// Finds where a JSON object ends, byte by byte and across pieces, checking the grammar on the way.
// Used only on lines that the plain reading refuses, so clarity beats speed here.

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LF = 0x0a;
const CR = 0x0d;

export type ScanResult =
  /** The object is whole; `end` is the index just behind its closing brace. */
  | { readonly state: "closed"; readonly end: number }
  /** The bytes ran out inside a string. */
  | { readonly state: "in-string" }
  /** The bytes ran out elsewhere in the object. */
  | { readonly state: "open" }
  | { readonly state: "broken" };

const BROKEN = { state: "broken" } as const;
const IN_STRING = { state: "in-string" } as const;
const OPEN = { state: "open" } as const;

type Expect = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "comma-or-end";

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** One object, fed in order. Line ends are let through inside strings: that is the repair it serves. */
export class ObjectScanner {
  private open: ("object" | "list")[] = [];
  private expect: Expect = "value";
  private inString = false;
  private stringIsKey = false;
  private escape: "none" | "one" | number = "none";

  clone(): ObjectScanner {
    const copy = new ObjectScanner();
    copy.open = [...this.open];
    copy.expect = this.expect;
    copy.inString = this.inString;
    copy.stringIsKey = this.stringIsKey;
    copy.escape = this.escape;
    return copy;
  }

  feed(bytes: Uint8Array, from: number, to: number): ScanResult {
    let at = from;
    while (at < to) {
      if (this.inString) {
        const next = this.feedString(bytes, at, to);
        if (next < 0) return BROKEN;
        at = next;
        continue;
      }
      const byte = bytes[at]!;
      if (byte === 0x20 || byte === 0x09 || byte === LF || byte === CR) {
        at++;
        continue;
      }
      if (this.expect === "colon") {
        if (byte !== 0x3a) return BROKEN;
        this.expect = "value";
        at++;
      } else if (this.expect === "comma-or-end") {
        if (byte === 0x2c) {
          this.expect = this.open.at(-1) === "object" ? "key" : "value";
        } else if (!this.close(byte)) return BROKEN;
        at++;
        if (this.open.length === 0) return { state: "closed", end: at };
      } else if (this.expect === "key" || this.expect === "key-or-end") {
        if (byte === QUOTE) {
          this.inString = true;
          this.stringIsKey = true;
        } else if (this.expect !== "key-or-end" || !this.close(byte)) return BROKEN;
        at++;
        if (this.open.length === 0) return { state: "closed", end: at };
      } else if (byte === 0x5d && this.expect === "value-or-end") {
        if (!this.close(byte)) return BROKEN;
        at++;
      } else {
        const next = this.beginValue(bytes, at, to);
        if (next < 0) return BROKEN;
        at = next;
      }
    }
    return this.inString ? IN_STRING : OPEN;
  }

  /** Index of what follows the value's start, or -1. A record is an object, so nothing else may stand outermost. */
  private beginValue(bytes: Uint8Array, at: number, to: number): number {
    const byte = bytes[at]!;
    if (byte === 0x7b) {
      this.open.push("object");
      this.expect = "key-or-end";
      return at + 1;
    }
    if (this.open.length === 0) return -1;
    if (byte === 0x5b) {
      this.open.push("list");
      this.expect = "value-or-end";
      return at + 1;
    }
    if (byte === QUOTE) {
      this.inString = true;
      this.stringIsKey = false;
      return at + 1;
    }
    let end = at;
    let word = "";
    while (end < to && isWordByte(bytes[end]!)) word += String.fromCharCode(bytes[end++]!);
    if (word !== "true" && word !== "false" && word !== "null" && !NUMBER.test(word)) return -1;
    this.expect = "comma-or-end";
    return end;
  }

  private feedString(bytes: Uint8Array, from: number, to: number): number {
    for (let at = from; at < to; at++) {
      const byte = bytes[at]!;
      if (this.escape === "none") {
        if (byte === QUOTE) {
          this.inString = false;
          this.expect = this.stringIsKey ? "colon" : "comma-or-end";
          return at + 1;
        }
        if (byte === BACKSLASH) this.escape = "one";
        else if (byte < 0x20 && byte !== LF && byte !== CR) return -1;
      } else if (this.escape === "one") {
        if (byte === 0x75) this.escape = 4;
        else if (isEscapeByte(byte)) this.escape = "none";
        else return -1;
      } else {
        if (!isHexByte(byte)) return -1;
        this.escape = this.escape === 1 ? "none" : this.escape - 1;
      }
    }
    return to;
  }

  private close(byte: number): boolean {
    const kind = byte === 0x7d ? "object" : byte === 0x5d ? "list" : undefined;
    if (kind === undefined || this.open.at(-1) !== kind) return false;
    this.open.pop();
    this.expect = "comma-or-end";
    return true;
  }
}

export function isWordByte(byte: number): boolean {
  return (
    (byte >= 0x30 && byte <= 0x39) ||
    (byte >= 0x61 && byte <= 0x7a) ||
    byte === 0x2d ||
    byte === 0x2b ||
    byte === 0x2e ||
    byte === 0x45
  );
}

export function isHexByte(byte: number): boolean {
  return (
    (byte >= 0x30 && byte <= 0x39) ||
    (byte >= 0x41 && byte <= 0x46) ||
    (byte >= 0x61 && byte <= 0x66)
  );
}

/** Whether the byte may follow a backslash on its own (`u` needs four digits more). */
export function isEscapeByte(byte: number): boolean {
  // " \ / b f n r t
  return (
    byte === 0x22 ||
    byte === 0x5c ||
    byte === 0x2f ||
    byte === 0x62 ||
    byte === 0x66 ||
    byte === 0x6e ||
    byte === 0x72 ||
    byte === 0x74
  );
}
