import { emptyTexts, type Facts, Flag, TextColumn } from "@leafwalk/core";
import { isGrowth } from "./growth.ts";

/** Entries whose previews are kept at most: about 16 MB. Searching a file goes through all of them. */
const KEPT_ENTRIES = 2 ** 17;
/** More entries than are drawn at first. */
const DRAWN_FIRST = 64;
/** Messages of the user among which is the first that is no command. */
const ASKED_FIRST = 8;
/** Whoever looks at more windows than this in one go looks through them, and not at them. */
const LOOKED_AT = 16;
/** What could not be had is asked for again when it is looked at, but no sooner. */
const RETRY_MS = 3000;

export type LoadPreviews = (window: number, signal?: AbortSignal) => Promise<TextColumn>;

/**
 * The previews of a session whose facts came without them: they are asked for, window by window, as they
 * are looked at. What is not there yet is "".
 */
export class WindowedPreviews extends TextColumn {
  private readonly windows = new Map<number, TextColumn>();
  private readonly asked = new Map<number, Promise<void>>();
  private readonly failedAt = new Map<number, number>();
  private readonly listeners = new Set<() => void>();
  private arrivals = 0;
  /** Windows that were looked at and are not there, the latest last. */
  private readonly missed = new Set<number>();

  /** A window is `size` entries. */
  constructor(
    readonly count: number,
    readonly size: number,
    private readonly load: LoadPreviews,
  ) {
    super(emptyTexts(count).data);
  }

  /** How many windows have arrived. */
  readonly version = (): number => this.arrivals;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  override at(index: number): string {
    const number = Math.floor(index / this.size);
    const window = this.windows.get(number);
    if (window) return window.at(index - number * this.size);
    const failed = this.failedAt.get(number);
    if (failed === undefined || performance.now() - failed > RETRY_MS) this.miss(number);
    return "";
  }

  private miss(number: number): void {
    if (this.missed.size === 0) queueMicrotask(() => this.askForMissed());
    this.missed.delete(number);
    this.missed.add(number);
  }

  private askForMissed(): void {
    for (const number of [...this.missed].slice(-LOOKED_AT)) void this.ask(number);
    this.missed.clear();
  }

  /** Resolves when the previews of these positions are there, or cannot be had. */
  async want(positions: Iterable<number>): Promise<void> {
    const numbers = new Set<number>();
    for (const position of positions) numbers.add(Math.floor(position / this.size));
    await Promise.all([...numbers].map((number) => this.ask(number)));
  }

  /** Takes over what is known of a file that only grew since. */
  adopt(earlier: WindowedPreviews): void {
    if (earlier.size !== this.size) return;
    for (const [number, window] of earlier.windows) {
      if (window.length === this.size) this.windows.set(number, window);
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

  private keep(number: number, window: TextColumn): void {
    this.windows.set(number, window);
    const [oldest] = this.windows.keys();
    if (this.windows.size * this.size > KEPT_ENTRIES) this.windows.delete(oldest!);
  }

  private async take(number: number): Promise<void> {
    try {
      this.keep(number, await this.load(number));
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

/** Gives the previews of later facts what is known of the file's earlier ones, where it only grew. */
export function adoptPreviews(previews: WindowedPreviews, earlier: Facts, later: Facts): void {
  if (earlier.preview instanceof WindowedPreviews && isGrowth(earlier, later)) {
    previews.adopt(earlier.preview);
  }
}

/** Resolves when what a screen begins with can be looked at: the first words, which are the title, and the end. */
export function wantFirstPreviews(facts: Facts): Promise<void> {
  if (facts.count === 0) return Promise.resolve();
  const last = facts.count - 1;
  return wantPreviews(facts, [...firstWords(facts), 0, Math.max(0, last - DRAWN_FIRST), last]);
}

/** Positions of the first messages of a user with words. */
function firstWords({ count, role, roleNames, flags }: Facts): number[] {
  const user = roleNames.indexOf("user");
  const found: number[] = [];
  for (let at = 0; at < count && found.length < ASKED_FIRST; at++) {
    if (role[at] === user && (flags[at]! & Flag.noText) === 0) found.push(at);
  }
  return found;
}

/** Resolves when the previews of these positions can be looked at. */
export async function wantPreviews({ preview }: Facts, positions: Iterable<number>): Promise<void> {
  if (preview instanceof WindowedPreviews) await preview.want(positions);
}
