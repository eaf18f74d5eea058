// The File System Access API: the browser's pointers to files, which outlive a reload. Only Chromium hands
// them out for files of the disk; everywhere else nothing here is ever there.

declare global {
  interface FileSystemHandle {
    queryPermission?(descriptor: { readonly mode: "read" }): Promise<PermissionState>;
    requestPermission?(descriptor: { readonly mode: "read" }): Promise<PermissionState>;
  }
  interface DataTransferItem {
    getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
  }
  interface Window {
    showOpenFilePicker?(options: { readonly multiple: boolean }): Promise<FileSystemFileHandle[]>;
  }
}

export function isFileHandle(value: unknown): value is FileSystemFileHandle {
  return typeof value === "object" && value !== null && Reflect.get(value, "kind") === "file";
}

export function isFolderHandle(value: unknown): value is FileSystemDirectoryHandle {
  return typeof value === "object" && value !== null && Reflect.get(value, "kind") === "directory";
}

/** Whether the file may be read without asking anyone. */
export async function mayRead(handle: FileSystemHandle): Promise<boolean> {
  return (await handle.queryPermission?.({ mode: "read" })) === "granted";
}

/** Lets the browser ask the reader, who must just have clicked. */
export async function askToRead(handle: FileSystemHandle): Promise<boolean> {
  if (await mayRead(handle)) return true;
  return (await handle.requestPermission?.({ mode: "read" })) === "granted";
}
