/** A file that is to be opened. */
export interface OpenableFile {
  readonly file: File;
  /** The browser's pointer to it, where it gives one. */
  readonly handle?: Promise<FileSystemFileHandle | undefined>;
  /** The local id by which addresses name it already. */
  readonly id?: string;
}

/** What was dropped, chosen or pasted. */
export interface FoundFiles {
  readonly files: readonly OpenableFile[];
  /** The folder they come from, where they were dropped as one. */
  readonly folder?: string | undefined;
}
