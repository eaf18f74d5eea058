import { basename } from "node:path";
import type { RootInfo } from "../api-types.ts";
import { NotFound } from "../errors.ts";
import type { Files } from "./files.ts";
import type { Root } from "./root.ts";
import type { RowCache } from "./row-cache.ts";
import { SessionFile } from "./session-file.ts";
import { isSessionKey, sessionKey } from "./session-key.ts";
import { type Walk, Walker } from "./walk.ts";

export interface CatalogueOptions {
  readonly roots: readonly Root[];
  /** Looked into only while nothing is found elsewhere. */
  readonly demo: Root | undefined;
  readonly files: Files;
  /** What an earlier run of the server knew. */
  readonly rows?: RowCache | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

// New and changed files appear at a request, and a page that asks often does not walk often.
const WALK_EVERY_MS = 1500;

/** The session files that there are, by key: a request finds a file here or nowhere. */
export class Catalogue {
  private byKey = new Map<string, SessionFile>();
  /** By relative path, for each resolved root: a hash for each of thousands of files at every walk adds up. */
  private readonly keys = new Map<string, Map<string, string>>();
  private rootInfos: readonly RootInfo[] = [];
  private isDemo = false;
  private walkedAt: number | undefined;
  private walking: Promise<void> | undefined;
  private readonly walkers: readonly Walker[];
  private readonly demoWalker: Walker | undefined;
  /** What the files are made of: the walks of the roots, and that of the demo. */
  private walks: readonly Walk[] = [];
  private changes = 0;

  constructor(private readonly options: CatalogueOptions) {
    const { roots, demo, files } = options;
    this.walkers = roots.map((root) => new Walker(root, files));
    this.demoWalker = demo && new Walker(demo, files);
  }

  /** How often a walk has found anything else than the one before. */
  get timesChanged(): number {
    return this.changes;
  }

  /** Whether the folders were walked once. */
  get ready(): boolean {
    return this.walkedAt !== undefined;
  }

  /** Every file, subagents too, in an order that only the folders decide. */
  get all(): Iterable<SessionFile> {
    return this.byKey.values();
  }

  get roots(): readonly RootInfo[] {
    return this.rootInfos;
  }

  get demo(): boolean {
    return this.isDemo;
  }

  /** Walks the folders, unless that was just done. */
  async refresh(): Promise<void> {
    const since = this.options.now() - (this.walkedAt ?? 0);
    if (this.walkedAt !== undefined && since >= 0 && since < WALK_EVERY_MS) return;
    this.walking ??= this.walk().finally(() => {
      this.walking = undefined;
    });
    await this.walking;
  }

  /** Throws `NotFound`. */
  async find(key: string): Promise<SessionFile> {
    if (!isSessionKey(key)) throw new NotFound("There is no such session");
    const known = this.byKey.get(key);
    if (known) return known;
    await this.refresh();
    const found = this.byKey.get(key);
    if (!found) throw new NotFound(`There is no session ${key}`);
    return found;
  }

  private async walk(): Promise<void> {
    const { roots, demo, now, rows } = this.options;
    await rows?.load();
    const walks: Walk[] = [];
    for (const walker of this.walkers) walks.push(await walker.walk());
    const isDemo = demo !== undefined && walks.every(({ found }) => found.length === 0);
    if (isDemo && this.demoWalker) walks.push(await this.demoWalker.walk());
    const isSame =
      walks.length === this.walks.length && walks.every((walk, at) => walk === this.walks[at]);
    if (!isSame) this.takeAll(walks, isDemo ? [...roots, demo] : roots);
    this.isDemo = isDemo;
    this.walkedAt = now();
  }

  /** The files of these walks, each of its root. */
  private takeAll(walks: readonly Walk[], roots: readonly Root[]): void {
    const found = new Map<string, SessionFile>();
    // Folders given may lie in one another: a file counts where it is found first.
    const paths = new Set<string>();
    const infos: RootInfo[] = [];
    walks.forEach((walk, at) => {
      const root = roots[at]!;
      const sessions = this.take(root, walk, found, paths);
      const { shown: path, agent } = root;
      if (root !== this.options.demo) infos.push({ path, agent, state: walk.state, sessions });
    });
    this.byKey = found;
    this.rootInfos = infos;
    this.walks = walks;
    this.changes++;
  }

  private keyOf(folder: string, relativePath: string): string {
    let keys = this.keys.get(folder);
    if (!keys) {
      keys = new Map();
      this.keys.set(folder, keys);
    }
    const key = keys.get(relativePath) ?? sessionKey(folder, relativePath);
    keys.set(relativePath, key);
    return key;
  }

  /** Adds what a walk found and gives the number of sessions that are not another one's subagents. */
  private take(
    root: Root,
    { folder, found }: Walk,
    files: Map<string, SessionFile>,
    paths: Set<string>,
  ): number {
    const byRelativePath = new Map<string, SessionFile>();
    for (const { relativePath, path, identity } of found) {
      if (paths.has(path)) continue;
      paths.add(path);
      const key = this.keyOf(folder, relativePath);
      const name = basename(relativePath);
      const known = this.byKey.get(key);
      const file =
        known ?? new SessionFile(key, root, { folder, path, name }, relativePath, identity);
      file.identity = identity;
      const kept = known ? undefined : this.options.rows?.get(path);
      if (kept) file.adopt(kept);
      file.subagents.length = 0;
      files.set(key, file);
      byRelativePath.set(relativePath, file);
    }
    let sessions = 0;
    for (const file of byRelativePath.values()) {
      file.host = hostOf(file.relativePath, byRelativePath);
      if (file.host) file.host.subagents.push(file);
      else sessions++;
    }
    return sessions;
  }
}

/** `X.jsonl` for everything below the folder `X`; of several the nearest. */
function hostOf(
  relativePath: string,
  files: ReadonlyMap<string, SessionFile>,
): SessionFile | undefined {
  let end = relativePath.lastIndexOf("/");
  while (end > 0) {
    const host = files.get(`${relativePath.slice(0, end)}.jsonl`);
    if (host) return host;
    end = relativePath.lastIndexOf("/", end - 1);
  }
  return undefined;
}
