import { create } from "zustand";
import { isFileHandle } from "../source/file-handles.ts";
import { changeKept, readKept } from "./handle-database.ts";

/** A file that was opened: the browser's pointer to it and never its content, and how addresses call it. */
export interface KeptFile {
  /** The local id under which it was opened. */
  readonly id: string;
  readonly handle: FileSystemFileHandle;
}

interface KeptFiles {
  /** The latest first; undefined until they were looked up. */
  readonly files: readonly KeptFile[] | undefined;
  /** The same, each file of the disk once, however often it was opened. */
  readonly distinct: readonly KeptFile[];
  load(): Promise<void>;
  keep(files: readonly KeptFile[]): Promise<void>;
  /** Those with these ids, or all. */
  forget(ids?: readonly string[]): Promise<void>;
}

/** More than anyone looks through; the oldest go first. */
export const MOST_KEPT = 50;

interface Database {
  readonly readKept: typeof readKept;
  readonly changeKept: typeof changeKept;
}

/** Where the browser keeps nothing (no such interface, a private window, a full disk) there is nothing to offer. */
export function createKeptStore(database: Database) {
  return create<KeptFiles>()((set, get) => {
    let latest = 0;
    const show = async (files: readonly KeptFile[]) => {
      const mine = ++latest;
      const distinct = await distinctFiles(files);
      // Comparing takes a while: what was shown meanwhile is newer.
      if (mine === latest) set({ files, distinct });
    };
    const change = async (how: (before: readonly KeptFile[]) => readonly KeptFile[]) => {
      try {
        await show(await database.changeKept((before) => how(decodeKept(before))));
      } catch {
        // What was offered before still is; only this change is lost with the page.
      }
    };
    return {
      files: undefined,
      distinct: [],
      load: async () => {
        if (get().files) return;
        const kept = await database.readKept().catch(() => undefined);
        if (!get().files) await show(decodeKept(kept));
      },
      keep: (files) => {
        const ids = new Set(files.map(({ id }) => id));
        return change((before) =>
          [...files, ...before.filter(({ id }) => !ids.has(id))].slice(0, MOST_KEPT),
        );
      },
      forget: (ids) =>
        change((before) => (ids ? before.filter(({ id }) => !ids.includes(id)) : [])),
    };
  });
}

export const useKeptStore = createKeptStore({ readKept, changeKept });

function decodeKept(value: unknown): readonly KeptFile[] {
  return Array.isArray(value) ? value.filter(isKeptFile) : [];
}

function isKeptFile(value: unknown): value is KeptFile {
  if (typeof value !== "object" || value === null) return false;
  return typeof Reflect.get(value, "id") === "string" && isFileHandle(Reflect.get(value, "handle"));
}

async function distinctFiles(files: readonly KeptFile[]): Promise<readonly KeptFile[]> {
  const distinct: KeptFile[] = [];
  for (const file of files) if (!(await isAmong(file, distinct))) distinct.push(file);
  return distinct;
}

async function isAmong({ handle }: KeptFile, others: readonly KeptFile[]): Promise<boolean> {
  for (const other of others) {
    // The same file has the same name, which costs nothing to ask.
    if (other.handle.name === handle.name && (await handle.isSameEntry(other.handle))) return true;
  }
  return false;
}
