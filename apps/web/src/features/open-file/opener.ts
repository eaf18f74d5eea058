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
      /** Bytes a second so far, once it is long enough ago to tell. */
      readonly rate: number | undefined;
      /** The local id under which its last messages are shown already. */
      readonly shownAs: string | undefined;
    }
  | ({ readonly phase: "refused" } & Refusal);

const idle: Opening = { phase: "idle" };
/** A rate of less time is chance. */
const RATE_MS = 250;

/**
 * Opens the files that were dropped, chosen or pasted. They are shown when they turn out to be sessions;
 * until then, and if they are none, the page stays as it is. The latest drop always wins.
 */
export class Opener {
  private opening: Opening = idle;
  private readonly listeners = new Set<() => void>();
  private current: AbortController | undefined;
  /** Local id of the file of which only the end is shown so far. */
  private shownAs: string | undefined;
  /** Whether what was shown of a file in this turn was taken away again. */
  private hasLeft = false;

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
    // Where its end was shown, whoever asked for it has made room for that and tells nothing any more.
    this.set(refusal && this.hasLeft ? { phase: "refused", ...refusal } : idle);
    if (refusal) for (const { id } of files) refusals.set(id ?? "", refusal);
    return refusals;
  }

  /** Ends a reading, or puts away a refusal. */
  dismiss(): void {
    this.current?.abort();
    this.current = undefined;
    this.leaveEnd();
    this.set(idle);
  }

  /** Whoever comes later has the turn; the earlier one's is over. */
  private begin(): AbortSignal {
    this.dismiss();
    this.hasLeft = false;
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
    const { readFacts } = this.deps;
    const showEnd = (end: OpenSession) => !turn.aborted && this.showEnd(source, end);
    const progress = this.progressOf(file, turn);
    const outcome = await readSession(source, file, { readFacts, showEnd }, progress);
    if (turn.aborted) return undefined;
    if (!("open" in outcome)) {
      this.leaveEnd();
      return outcome;
    }
    this.showWhole(source, outcome.open);
    void handle?.then((known) => known && this.deps.keep([{ id, handle: known }]));
    return undefined;
  }

  private showEnd(source: LocalSource, end: OpenSession): void {
    this.shownAs = source.key;
    if (this.opening.phase === "reading") this.set({ ...this.opening, shownAs: source.key });
    this.deps.add([{ id: source.key, source, state: { state: "reading", end } }]);
    this.deps.showSession(source.key);
  }

  private showWhole(source: LocalSource, open: OpenSession): void {
    const id = source.key;
    if (this.shownAs === id) {
      // Whoever went elsewhere meanwhile is not called back.
      this.shownAs = undefined;
      this.deps.setState(id, { state: "open", open });
      return;
    }
    this.deps.add([{ id, source, state: { state: "open", open } }]);
    this.deps.showSession(id);
  }

  /** Takes away what was shown of a file that does not become a session. */
  private leaveEnd(): void {
    if (this.shownAs === undefined) return;
    this.deps.leaveSession(this.shownAs);
    this.shownAs = undefined;
    this.hasLeft = true;
  }

  /** Reading as the page shows it, until another file has the turn. */
  private progressOf({ name, size }: File, turn: AbortSignal): ReadFactsOptions {
    const started = this.deps.now();
    const tell = (bytes: number, total: number, entries: number) => {
      if (turn.aborted) return;
      const { shownAs } = this;
      const taken = this.deps.now() - started;
      const rate = taken < RATE_MS ? undefined : (1000 * bytes) / taken;
      this.set({ phase: "reading", name, bytes, total, entries, rate, shownAs });
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
