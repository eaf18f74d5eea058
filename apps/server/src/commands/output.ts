import { once } from "node:events";

// Pieces are gathered up to this many characters: a context can be larger than the longest string the
// engine has, so the answer is never one string.
const GATHER = 1 << 16;

/** Writes text to a stream in pieces, waiting where the reader is slower. */
export class Output {
  private text = "";

  constructor(private readonly stream: NodeJS.WritableStream) {}

  async write(text: string): Promise<void> {
    this.text += text;
    if (this.text.length >= GATHER) await this.flush();
  }

  async flush(): Promise<void> {
    const text = this.text;
    this.text = "";
    if (text !== "" && !this.stream.write(text)) await once(this.stream, "drain");
  }
}
