import { encodeUtf8 } from "../read/utf8.ts";

export interface EntryFields {
  readonly [key: string]: unknown;
}

/**
 * Writes small session files for tests: each entry hangs on the one before it unless told otherwise, and
 * times rise by a second. Ids are `e1`, `e2` … unless given.
 */
export class SessionBuilder {
  private readonly lines: string[] = [];
  private count = 0;
  private last: string | null = null;
  private clock = Date.UTC(2026, 0, 5, 9, 0, 0);

  constructor(header: EntryFields | null = {}) {
    if (header) {
      this.line({
        type: "session",
        version: 3,
        id: "fixture",
        timestamp: this.now(),
        cwd: "/srv/demo",
        ...header,
      });
    }
  }

  /** A line as it is. */
  raw(text: string): this {
    this.lines.push(text);
    return this;
  }

  line(record: unknown): this {
    return this.raw(JSON.stringify(record));
  }

  entry(type: string, fields: EntryFields = {}): this {
    const id = `e${++this.count}`;
    const entry = { type, id, parentId: this.last, timestamp: this.now(), ...fields };
    this.last = entry.id;
    return this.line(entry);
  }

  user(text: string, fields: EntryFields = {}): this {
    return this.entry("message", { message: { role: "user", content: text }, ...fields });
  }

  /** `content` is text or blocks; `message` overrides fields of the message. */
  assistant(content: unknown, message: EntryFields = {}, fields: EntryFields = {}): this {
    const blocks = typeof content === "string" ? [{ type: "text", text: content }] : content;
    return this.entry("message", {
      message: {
        role: "assistant",
        content: blocks,
        provider: "acme",
        model: "acme-1",
        stopReason: "stop",
        usage: {
          input: 10,
          output: 5,
          cacheRead: 0,
          cacheWrite: 0,
          totalTokens: 15,
          cost: { total: 0.01 },
        },
        ...message,
      },
      ...fields,
    });
  }

  result(
    toolCallId: string,
    text: string,
    message: EntryFields = {},
    fields: EntryFields = {},
  ): this {
    return this.entry("message", {
      message: {
        role: "toolResult",
        toolCallId,
        toolName: "bash",
        content: [{ type: "text", text }],
        isError: false,
        ...message,
      },
      ...fields,
    });
  }

  /** The next entry hangs on this one. */
  goTo(id: string | null): this {
    this.last = id;
    return this;
  }

  text(): string {
    return this.lines.map((line) => `${line}\n`).join("");
  }

  /** The lines so far, taken out: large files are written piece by piece. */
  take(): string {
    const text = this.text();
    this.lines.length = 0;
    return text;
  }

  bytes(): Uint8Array {
    return encodeUtf8(this.text());
  }

  private now(): string {
    this.clock += 1000;
    return new Date(this.clock).toISOString();
  }
}

/** A tool call block. */
export function call(id: string, name = "bash", args: unknown = {}): EntryFields {
  return { type: "toolCall", id, name, arguments: args };
}
