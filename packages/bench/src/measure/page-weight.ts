import { gzipSync } from "node:zlib";

/** What vite's manifest says of a chunk; of it only what is needed here. */
interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  /** Keys of chunks that are loaded with it. */
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Files of the scripts that the page loads before it shows anything: its entry and all that this imports. */
export function firstScripts(manifest: Manifest): string[] {
  const keys = new Set(Object.keys(manifest).filter((key) => manifest[key]!.isEntry));
  // A set goes on with what is added on the way.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return [...keys].map((key) => manifest[key]!.file);
}

/** Paths of the scripts that an HTML page names itself, without the slash they begin with. */
export function namedScripts(html: string): string[] {
  return [...html.matchAll(/<script[^>]*\ssrc="\/?([^"]+)"/g)].map(([, path]) => path!);
}

/** Bytes as a server sends them at its best. */
export function gzippedSize(texts: readonly Uint8Array[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}
