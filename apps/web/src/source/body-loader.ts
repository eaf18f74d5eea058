import { type JsonObject, readBody } from "@leafwalk/core";
import { shiftBetween } from "./growth.ts";
import type { OpenSession } from "./open-session.ts";

export type BodyState =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly body: JsonObject }
  | { readonly state: "missing" }
  | { readonly state: "failed"; readonly error: Error; retry(): void };

/** Bytes of bodies kept in memory, as they stand in the file; parsed they take a few times as much. */
const CACHE_BYTES = 32 * 2 ** 20;
/** Positions of one read. */
const BATCH = 200;

const loading: BodyState = { state: "loading" };
const missing: BodyState = { state: "missing" };

interface Kept {
  readonly state: BodyState;
  readonly bytes: number;
}

/**
 * The bodies of one open session: wishes of the same moment become one read, and what was read stays
 * until the bound is reached. Bodies that someone is looking at are never dropped.
 */
export class BodyLoader {
  /** Least recently used first. */
  private readonly kept = new Map<number, Kept>();
  private readonly watchers = new Map<number, Set<() => void>>();
  private readonly wanted = new Set<number>();
  private readonly reading = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private bytes = 0;

  constructor(
    private readonly open: OpenSession,
    private readonly bound = CACHE_BYTES,
  ) {}

  stateOf(position: number): BodyState {
    return this.kept.get(position)?.state ?? loading;
  }

  /** Asks for a body and keeps it until the returned function is called. */
  watch(position: number, onChange: () => void): () => void {
    const watchers = this.watchers.get(position) ?? new Set();
    this.watchers.set(position, watchers.add(onChange));
    this.want(position);
    return () => {
      watchers.delete(onChange);
      if (watchers.size > 0 || this.watchers.get(position) !== watchers) return;
      this.watchers.delete(position);
      // Scrolled past before its turn came: nobody needs it any more.
      this.wanted.delete(position);
      this.trim();
    };
  }

  /** Takes bodies that are here already, so that they are drawn at once. */
  take(bodies: Iterable<readonly [number, Uint8Array]>): void {
    for (const [position, bytes] of bodies) this.keepBytes(position, bytes);
  }

  /** Takes over what an earlier reading of the same file holds, of its end or where it only grew since. */
  adopt(earlier: BodyLoader): void {
    const shift = shiftBetween(earlier.open, this.open.session.facts);
    if (shift === undefined) return;
    for (const [position, kept] of earlier.kept) {
      if (kept.state.state === "ready") this.keep(position + shift, kept.state, kept.bytes);
    }
  }

  private want(position: number): void {
    const kept = this.kept.get(position);
    if (kept) {
      this.kept.delete(position);
      this.kept.set(position, kept);
      return;
    }
    if (this.reading.has(position)) return;
    this.wanted.add(position);
    this.timer ??= setTimeout(() => this.flush(), 0);
  }

  private flush(): void {
    this.timer = undefined;
    const positions = [...this.wanted].sort((a, b) => a - b);
    this.wanted.clear();
    for (let at = 0; at < positions.length; at += BATCH) {
      void this.read(positions.slice(at, at + BATCH));
    }
  }

  private async read(positions: readonly number[]): Promise<void> {
    for (const position of positions) this.reading.add(position);
    const found = await this.open.source
      .readBodies(positions, this.open.session.facts)
      .catch((reason: unknown) => asError(reason));
    for (const position of positions) {
      this.reading.delete(position);
      if (found instanceof Error) this.keep(position, this.failure(position, found), 0);
      else this.keepBytes(position, found.get(position));
    }
    this.trim();
  }

  private keepBytes(position: number, bytes: Uint8Array | undefined): void {
    const raw = bytes && readBody(bytes);
    if (raw) {
      const body = this.open.session.migrate(position, raw);
      this.keep(position, { state: "ready", body }, bytes.length);
    } else this.keep(position, missing, 0);
  }

  private failure(position: number, error: Error): BodyState {
    const retry = () => {
      this.kept.delete(position);
      this.want(position);
      this.tell(position);
    };
    return { state: "failed", error, retry };
  }

  private keep(position: number, state: BodyState, bytes: number): void {
    this.kept.set(position, { state, bytes });
    this.bytes += bytes;
    this.tell(position);
  }

  private tell(position: number): void {
    for (const onChange of this.watchers.get(position) ?? []) onChange();
  }

  private trim(): void {
    for (const [position, { state, bytes }] of this.kept) {
      const isStale = state.state === "failed" || this.bytes > this.bound;
      if (!isStale || this.watchers.has(position)) continue;
      this.kept.delete(position);
      this.bytes -= bytes;
    }
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

const loaders = new WeakMap<OpenSession, BodyLoader>();

export function bodyLoaderOf(open: OpenSession): BodyLoader {
  const known = loaders.get(open);
  if (known) return known;
  const loader = new BodyLoader(open);
  loaders.set(open, loader);
  return loader;
}
