/** The one door to the disk. */
export { FileSource, openFileSource } from "./file-source.ts";
