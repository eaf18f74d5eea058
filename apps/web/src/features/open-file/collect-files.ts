import { isFileHandle } from "../../source/file-handles.ts";
import {
  type DroppedFolder,
  droppedFolder,
  isDroppedFolder,
  isFolderEntry,
} from "./dropped-folder.ts";
import type { FoundFiles, OpenableFile } from "./openable-file.ts";

/** What a drop holds, taken out while the event lasts: afterwards the browser closes it. */
export interface Dropped {
  readonly files: readonly OpenableFile[];
  readonly folders: readonly DroppedFolder[];
}

/** Folders of folders deeper than this are not what anyone means to open. */
const DEEPEST = 8;
const MOST_FILES = 2000;

export function takeDropped(data: DataTransfer): Dropped {
  const files: OpenableFile[] = [];
  const folders: DroppedFolder[] = [];
  for (const item of data.items) {
    if (item.kind !== "file") continue;
    const entry = item.webkitGetAsEntry();
    const file = item.getAsFile();
    const pointer = takePointer(item);
    if (entry && isFolderEntry(entry)) folders.push(droppedFolder(entry, pointer));
    else if (file) files.push({ file, handle: pointer.then(onlyFile) });
  }
  return { files, folders };
}

/** Never rejects: what has no pointer can be opened all the same, only not again after a reload. */
async function takePointer(item: DataTransferItem): Promise<FileSystemHandle | undefined> {
  try {
    return (await item.getAsFileSystemHandle?.()) ?? undefined;
  } catch {
    return undefined;
  }
}

function onlyFile(handle: FileSystemHandle | undefined): FileSystemFileHandle | undefined {
  return isFileHandle(handle) ? handle : undefined;
}

/** The dropped files, and of folders the session files in them, in the order of their names. */
export async function collectFiles({ files, folders }: Dropped): Promise<FoundFiles> {
  const found = [...files];
  for (const folder of folders) await collectFolder(folder, found, 0);
  return { files: found, folder: folders[0]?.name };
}

async function collectFolder(
  folder: DroppedFolder,
  found: OpenableFile[],
  depth: number,
): Promise<void> {
  const children = [...(await folder.list())];
  children.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const child of children) {
    if (found.length >= MOST_FILES) return;
    if (isDroppedFolder(child)) {
      if (depth < DEEPEST) await collectFolder(child, found, depth + 1);
    } else if (child.name.endsWith(".jsonl")) found.push(await child.open());
  }
}
