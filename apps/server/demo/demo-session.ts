// Writes a session as an agent would: entries that hang on one another, times that pass, models that cost.

import { createHash } from "node:crypto";

type Fields = Readonly<Record<string, unknown>>;

export interface DemoHeader {
  readonly id: string;
  readonly cwd: string;
  readonly started: string;
  readonly model: string;
  readonly fields?: Fields;
}

export const text = (words: string) => ({ type: "text", text: words });
export const thinking = (words: string) => ({ type: "thinking", thinking: words });

export class DemoSession {
  private readonly lines: string[] = [];
  private clock: number;
  private last: string | null = null;
  private entries = 0;
  private calls = 0;
  private context = 4200;
  model: string;

  constructor(private readonly header: DemoHeader) {
    this.clock = Date.parse(header.started);
    this.model = header.model;
  }

  /** omp's title slot: always 256 bytes with its line end. */
  slot(title: string): this {
    const slot = { type: "title", v: 1, title, source: "auto", updatedAt: this.header.started };
    const length = Buffer.byteLength(JSON.stringify({ ...slot, pad: "" })) + 1;
    return this.line({ ...slot, pad: " ".repeat(256 - length) });
  }

  start(): this {
    const { id, cwd, started, fields } = this.header;
    return this.line({ type: "session", version: 3, id, timestamp: started, cwd, ...fields });
  }

  raw(line: string): this {
    this.lines.push(line);
    return this;
  }

  line(record: Fields): this {
    return this.raw(JSON.stringify(record));
  }

  /** Gives the entry's id, by which branches, labels and compactions find it. */
  entry(type: string, fields: Fields, seconds = 2): string {
    this.clock += seconds * 1000;
    const seed = `${this.header.id} ${++this.entries}`;
    const id = createHash("sha256").update(seed).digest("hex").slice(0, 8);
    const timestamp = new Date(this.clock).toISOString();
    this.line({ type, id, parentId: this.last, timestamp, ...fields });
    this.last = id;
    return id;
  }

  message(message: Fields, seconds?: number): string {
    const timestamp = this.clock + (seconds ?? 2) * 1000;
    return this.entry("message", { message: { ...message, timestamp } }, seconds);
  }

  user(words: string, blocks: readonly Fields[] = [], seconds = 95): string {
    return this.message({ role: "user", content: [text(words), ...blocks] }, seconds);
  }

  assistant(content: readonly Fields[], fields: Fields = {}): string {
    const [provider = "", model = ""] = this.model.split("/");
    const output = Math.ceil(JSON.stringify(content).length / 3.6);
    const cacheRead = Math.round(this.context * 0.92);
    const input = this.context - cacheRead;
    this.context += output;
    const cost = (input * 3 + output * 15 + cacheRead * 0.3) / 1e6;
    return this.message(
      {
        role: "assistant",
        content,
        api: "acme-messages",
        provider,
        model,
        usage: {
          input,
          output,
          cacheRead,
          cacheWrite: 0,
          totalTokens: input + output + cacheRead,
          cost: { total: Math.round(cost * 1e6) / 1e6 },
        },
        stopReason: "stop",
        ...fields,
      },
      6 + (output % 17),
    );
  }

  /** A turn with one call, and its result. */
  call(
    name: string,
    args: Fields,
    output: string,
    { before = [], details, failed = false }: CallOptions = {},
  ): string {
    const id = this.openCall(name, args, before);
    return this.result(id, name, output, { details, failed });
  }

  /** A turn with one call that waits for its result; gives the call's id. */
  openCall(name: string, args: Fields, before: readonly Fields[] = []): string {
    const id = `call_${++this.calls}`;
    this.assistant([...before, { type: "toolCall", id, name, arguments: args }], {
      stopReason: "toolUse",
    });
    return id;
  }

  result(
    toolCallId: string,
    toolName: string,
    output: string,
    { details, failed = false }: Pick<CallOptions, "details" | "failed"> = {},
  ): string {
    this.context += Math.ceil(output.length / 3.6);
    return this.message(
      {
        role: "toolResult",
        toolCallId,
        toolName,
        content: [text(output)],
        isError: failed,
        ...(details ? { details } : {}),
      },
      1 + (output.length % 5),
    );
  }

  edit(path: string, diff: string, before: readonly Fields[] = []): string {
    return this.call("edit", { path }, `Edited ${path}`, { before, details: { diff, path } });
  }

  compact(summary: string, firstKeptEntryId: string): string {
    const tokensBefore = this.context;
    this.context = 5200;
    return this.entry("compaction", { summary, firstKeptEntryId, tokensBefore }, 20);
  }

  label(targetId: string, label: string): void {
    this.entry("label", { targetId, label });
  }

  /** The next entry hangs on this one. */
  goTo(id: string): void {
    this.last = id;
  }

  toString(): string {
    return this.lines.map((line) => `${line}\n`).join("");
  }
}

interface CallOptions {
  /** Blocks of the same turn that stand before the call. */
  readonly before?: readonly Fields[];
  readonly details?: Fields | undefined;
  readonly failed?: boolean;
}
