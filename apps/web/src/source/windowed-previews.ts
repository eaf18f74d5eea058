import { type Facts, TextColumn } from "@leafwalk/core";

/** As the server cuts them: entries whose previews travel together. */
export const PREVIEWS_OF_WINDOW = 4096;
/** What could not be had is asked for again when it is looked at, but no sooner. */
const RETRY_MS = 3000;

export type LoadPreviews = (window: number, signal?: AbortSignal) => Promise<TextColumn>;

/**
 * The previews of a session on the server: facts come without them, and they are asked for, window by
 * window, as they are looked at. What is not there yet is "".
 */
export class WindowedPreviews extends TextColumn {
  private readonly windows = new Map<number, TextColumn>();
  private readonly asked = new Map<number, Promise<void>>();
  private readonly failedAt = new Map<number, number>();
  private readonly listeners = new Set<() => void>();
  private arrivals = 0;

  constructor(
    readonly count: number,
    private readonly load: LoadPreviews,
  ) {
    super({ ends: new Uint32Array(count), chunks: [new Uint8Array(0)], bases: [0] });
  }

  /** How many windows have arrived. */
  readonly version = (): number => this.arrivals;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  override at(index: number): string {
    const number = Math.floor(index / PREVIEWS_OF_WINDOW);
    const window = this.windows.get(number);
    if (window) return window.at(index - number * PREVIEWS_OF_WINDOW);
    const failed = this.failedAt.get(number);
    if (failed === undefined || performance.now() - failed > RETRY_MS) void this.ask(number);
    return "";
  }

  /** Resolves when the previews of these positions are there, or cannot be had. */
  async want(positions: Iterable<number>): Promise<void> {
    const numbers = new Set<number>();
    for (const position of positions) numbers.add(Math.floor(position / PREVIEWS_OF_WINDOW));
    await Promise.all([...numbers].map((number) => this.ask(number)));
  }

  /** Takes over what is known of a file that only grew since. */
  adopt(earlier: WindowedPreviews): void {
    for (const [number, window] of earlier.windows) {
      if (window.length === PREVIEWS_OF_WINDOW) this.windows.set(number, window);
    }
  }

  private ask(number: number): Promise<void> {
    if (this.windows.has(number)) return Promise.resolve();
    let asked = this.asked.get(number);
    if (!asked) {
      asked = this.take(number).finally(() => this.asked.delete(number));
      this.asked.set(number, asked);
    }
    return asked;
  }

  private async take(number: number): Promise<void> {
    try {
      this.windows.set(number, await this.load(number));
      this.failedAt.delete(number);
    } catch {
      // The rows go without their words; what else fails with the server tells of it.
      this.failedAt.set(number, performance.now());
      return;
    }
    this.arrivals++;
    for (const listener of this.listeners) listener();
  }
}

/** Resolves when the previews of these positions can be looked at. */
export async function wantPreviews({ preview }: Facts, positions: Iterable<number>): Promise<void> {
  if (preview instanceof WindowedPreviews) await preview.want(positions);
}
