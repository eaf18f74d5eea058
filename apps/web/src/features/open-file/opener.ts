import { LocalSource } from "../../source/local.ts";
import type { OpenSession } from "../../source/open-session.ts";
import type { ReadFactsOptions } from "../../source/session-source.ts";
import type { KeptFile } from "../../state/kept-store.ts";
import { readKeptFile } from "./kept-file.ts";
import { openSeveral } from "./open-several.ts";
import type { FoundFiles, OpenableFile } from "./openable-file.ts";
import type { OpenerDependencies } from "./opener-dependencies.ts";
import { readSession } from "./read-session.ts";
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

const idle: Opening = { phase: "idle" };

/**
 * Opens the files that were dropped, chosen or pasted. They are shown when they turn out to be sessions;
 * until then, and if they are none, the page stays as it is. The latest drop always wins.
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

  async open(found: FoundFiles | Promise<FoundFiles>): Promise<void> {
    const turn = this.begin();
    const { files, folder } = await found;
    if (turn.aborted) return;
    const refusal = await this.openFound(turn, files, folder);
    if (turn.aborted) return;
    this.set(refusal ? { phase: "refused", ...refusal } : idle);
  }

  /** Opens files by the pointers that were kept. Gives for each that cannot be opened the reason. */
  async reopen(kept: readonly KeptFile[]): Promise<ReadonlyMap<string, Refusal>> {
    const turn = this.begin();
    const refusals = new Map<string, Refusal>();
    const files: OpenableFile[] = [];
    for (const { id, handle } of kept) {
      const found = await readKeptFile(handle);
      if ("file" in found) files.push({ ...found, id, handle: Promise.resolve(handle) });
      else refusals.set(id, found);
    }
    if (turn.aborted || files.length === 0) return refusals;
    const refusal = await this.openFound(turn, files);
    if (turn.aborted) return refusals;
    this.set(idle);
    if (refusal) for (const { id } of files) refusals.set(id ?? "", refusal);
    return refusals;
  }

  /** Ends a reading, or puts away a refusal. */
  dismiss(): void {
    this.current?.abort();
    this.current = undefined;
    this.set(idle);
  }

  /** Whoever comes later has the turn; the earlier one's is over. */
  private begin(): AbortSignal {
    this.dismiss();
    this.current = new AbortController();
    return this.current.signal;
  }

  private async openFound(
    turn: AbortSignal,
    files: readonly OpenableFile[],
    folder?: string,
  ): Promise<Refusal | undefined> {
    const [first] = files;
    if (!first) return refuse.nothing(folder);
    if (files.length === 1) return this.openOne(turn, first);
    const showList = () => {
      this.set(idle);
      this.deps.showList();
    };
    const progressOf = (file: File) => this.progressOf(file, turn);
    return openSeveral(files, turn, { ...this.deps, showList }, progressOf);
  }

  private async openOne(turn: AbortSignal, openable: OpenableFile): Promise<Refusal | undefined> {
    const { file, handle, id = this.deps.newId() } = openable;
    const source = new LocalSource(id, file);
    const outcome = await readSession(
      source,
      file,
      this.deps.readFacts,
      this.progressOf(file, turn),
    );
    if (turn.aborted) return undefined;
    if (!("open" in outcome)) return outcome;
    this.show(source, outcome.open);
    void handle?.then((known) => known && this.deps.keep([{ id, handle: known }]));
    return undefined;
  }

  private show(source: LocalSource, open: OpenSession): void {
    this.deps.add([{ id: source.key, source, state: { state: "open", open } }]);
    this.deps.showSession(source.key);
  }

  /** Reading as the page shows it, until another file has the turn. */
  private progressOf({ name, size }: File, turn: AbortSignal): ReadFactsOptions {
    const tell = (bytes: number, total: number, entries: number) => {
      if (!turn.aborted) this.set({ phase: "reading", name, bytes, total, entries });
    };
    tell(0, size, 0);
    return { signal: turn, onProgress: tell };
  }

  private set(opening: Opening): void {
    if (this.opening === opening) return;
    this.opening = opening;
    for (const listener of this.listeners) listener();
  }
}
