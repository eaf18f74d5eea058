import { isFileHandle, isFolderHandle } from "../../source/file-handles.ts";
import type { OpenableFile } from "./openable-file.ts";

/** A folder that was dropped, whichever way the browser lets it be walked. */
export interface DroppedFolder {
  readonly name: string;
  list(): Promise<readonly (DroppedFolder | FileInFolder)[]>;
}

interface FileInFolder {
  readonly name: string;
  open(): Promise<OpenableFile>;
}

export function isDroppedFolder(child: DroppedFolder | FileInFolder): child is DroppedFolder {
  return "list" in child;
}

/** By the browser's pointer where it gives one, since only that leads to pointers of the files inside. */
export function droppedFolder(
  entry: FileSystemDirectoryEntry,
  pointer: Promise<FileSystemHandle | undefined>,
): DroppedFolder {
  return {
    name: entry.name,
    list: async () => {
      const handle = await pointer;
      const folder = isFolderHandle(handle) ? folderOfHandle(handle) : folderOfEntry(entry);
      return folder.list();
    },
  };
}

function folderOfHandle(handle: FileSystemDirectoryHandle): DroppedFolder {
  return {
    name: handle.name,
    list: async () => {
      const children: (DroppedFolder | FileInFolder)[] = [];
      for await (const child of handle.values()) {
        if (isFolderHandle(child)) children.push(folderOfHandle(child));
        else if (isFileHandle(child)) children.push(fileOfHandle(child));
      }
      return children;
    },
  };
}

function fileOfHandle(handle: FileSystemFileHandle): FileInFolder {
  const open = async () => ({ file: await handle.getFile(), handle: Promise.resolve(handle) });
  return { name: handle.name, open };
}

function folderOfEntry(entry: FileSystemDirectoryEntry): DroppedFolder {
  return {
    name: entry.name,
    list: async () => {
      const children: (DroppedFolder | FileInFolder)[] = [];
      for (const child of await listEntries(entry)) {
        if (isFolderEntry(child)) children.push(folderOfEntry(child));
        else if (isFileEntry(child)) children.push(fileOfEntry(child));
      }
      return children;
    },
  };
}

function fileOfEntry(entry: FileSystemFileEntry): FileInFolder {
  const open = async () => ({
    file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)),
  });
  return { name: entry.name, open };
}

/** A reader gives a hundred entries at a time, and none when it is done. */
async function listEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
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

export function isFolderEntry(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFileEntry(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
