/** What a drop holds, taken out while the event lasts: afterwards the browser closes it. */
export interface Dropped {
  readonly files: readonly File[];
  readonly folders: readonly FileSystemDirectoryEntry[];
}

/** Folders of folders deeper than this are not what anyone means to open. */
const DEEPEST = 8;
const MOST_FILES = 2000;

export function takeDropped(data: DataTransfer): Dropped {
  const files: File[] = [];
  const folders: FileSystemDirectoryEntry[] = [];
  for (const item of data.items) {
    if (item.kind !== "file") continue;
    const entry = item.webkitGetAsEntry();
    const file = item.getAsFile();
    if (entry && isFolder(entry)) folders.push(entry);
    else if (file) files.push(file);
  }
  return { files, folders };
}

/** The dropped files, and of folders the session files in them, in the order of their names. */
export async function collectFiles({ files, folders }: Dropped): Promise<File[]> {
  const found = [...files];
  for (const folder of folders) await collectFolder(folder, found, 0);
  return found;
}

async function collectFolder(
  folder: FileSystemDirectoryEntry,
  found: File[],
  depth: number,
): Promise<void> {
  const entries = await listFolder(folder);
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (found.length >= MOST_FILES) return;
    if (isFolder(entry)) {
      if (depth < DEEPEST) await collectFolder(entry, found, depth + 1);
    } else if (isFile(entry) && entry.name.endsWith(".jsonl")) {
      found.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)));
    }
  }
}

/** A reader gives a hundred entries at a time, and none when it is done. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (true) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
