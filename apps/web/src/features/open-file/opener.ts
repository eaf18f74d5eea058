import { type Facts, ReadCancelled } from "@leafwalk/core";
import { LocalSource } from "../../source/local.ts";
import { type OpenSession, openFacts } from "../../source/open-session.ts";
import type { ReadFactsOptions } from "../../source/session-source.ts";
import type { LocalSession, LocalState } from "../../state/local-store.ts";
import { type Refusal, refuse } from "./refusal.ts";

/** What opening a file looks like at the moment. */
export type Opening =
  | { readonly phase: "idle" }
  | {
      readonly phase: "reading";
      readonly name: string;
      readonly bytes: number;
      readonly total: number;
      readonly entries: number;
    }
  | ({ readonly phase: "refused" } & Refusal);

interface OpenerDependencies {
  newId(): string;
  readFacts(source: LocalSource, options: ReadFactsOptions): Promise<Facts>;
  add(sessions: readonly LocalSession[]): void;
  setState(id: string, state: LocalState): void;
  showSession(id: string): void;
  showList(): void;
}

const idle: Opening = { phase: "idle" };

/**
 * Opens the files that were dropped, chosen or pasted. One file is read first and shown when it turns out
 * to be a session; until then, and if it is none, the page stays as it is. The latest drop always wins.
 */
export class Opener {
  private opening: Opening = idle;
  private readonly listeners = new Set<() => void>();
  private current: AbortController | undefined;

  constructor(private readonly deps: OpenerDependencies) {}

  readonly state = (): Opening => this.opening;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** `from` names the folder they come from, where they were dropped as one. */
  async open(files: readonly File[], from?: string): Promise<void> {
    this.dismiss();
    const [first] = files;
    if (!first) this.set({ phase: "refused", ...refuse.nothing(from) });
    else if (files.length === 1) await this.openOne(first);
    else await this.openSeveral(files);
  }

  /** Ends a reading, or puts away a refusal. */
  dismiss(): void {
    this.current?.abort();
    this.current = undefined;
    this.set(idle);
  }

  private async openOne(file: File): Promise<void> {
    const controller = new AbortController();
    this.current = controller;
    const isLatest = () => this.current === controller;
    const { name, size } = file;
    this.set({ phase: "reading", name, bytes: 0, total: size, entries: 0 });
    const source = new LocalSource(this.deps.newId(), file);
    const outcome = await this.read(source, file, {
      signal: controller.signal,
      onProgress: (bytes, total, entries) => {
        if (isLatest()) this.set({ phase: "reading", name, bytes, total, entries });
      },
    });
    if (!isLatest()) return;
    this.current = undefined;
    if ("open" in outcome) {
      this.deps.add([{ id: source.key, source, state: { state: "open", open: outcome.open } }]);
      this.set(idle);
      this.deps.showSession(source.key);
    } else this.set({ phase: "refused", ...outcome });
  }

  private async openSeveral(files: readonly File[]): Promise<void> {
    const sources = files.map((file) => new LocalSource(this.deps.newId(), file));
    this.deps.add(
      sources.map((source) => ({ id: source.key, source, state: { state: "reading" } })),
    );
    this.deps.showList();
    for (const [i, file] of files.entries()) {
      const source = sources[i]!;
      const outcome = await this.read(source, file, {});
      this.deps.setState(
        source.key,
        "open" in outcome
          ? { state: "open", open: outcome.open }
          : { state: "failed", message: outcome.title },
      );
    }
  }

  private async read(
    source: LocalSource,
    file: File,
    options: ReadFactsOptions,
  ): Promise<Refusal | { readonly open: OpenSession }> {
    try {
      const foreign = await refuse.foreign(file);
      if (foreign) return foreign;
      const open = openFacts(source, await this.deps.readFacts(source, options));
      return (await refuse.noSession(file, open.session)) ?? { open };
    } catch (error) {
      // Whoever cancelled has put its own state in place.
      return error instanceof ReadCancelled ? refuse.cancelled(file) : refuse.failed(file, error);
    }
  }

  private set(opening: Opening): void {
    if (this.opening === opening) return;
    this.opening = opening;
    for (const listener of this.listeners) listener();
  }
}
