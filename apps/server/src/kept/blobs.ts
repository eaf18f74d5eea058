// Large images are kept outside the session file, in the folder `blobs` beside `sessions`.

import { lstat, realpath } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { type Diagnostic, diagnosticKinds } from "@leafwalk/core";
import type { BlobReference } from "../reading/session-reading.ts";
import type { Place } from "../sessions/files.ts";
import type { SessionFile } from "../sessions/session-file.ts";

const SHA256 = /^[0-9a-f]{64}$/;

export function isSha256(text: string): boolean {
  return SHA256.test(text);
}

/** Where a blob of this session is, if it is anywhere. */
export async function blobPlace(file: SessionFile, sha256: string): Promise<Place | undefined> {
  const folder = await resolved(blobFolder(file).path);
  if (folder === undefined) return undefined;
  return { folder, path: join(folder, sha256), name: `Blob ${sha256}` };
}

/** A diagnostic for every reference to a blob that is not there, where that can be known. */
export async function missingBlobs(
  file: SessionFile,
  references: readonly BlobReference[],
): Promise<Diagnostic[]> {
  if (references.length === 0) return [];
  const { path, isAgents } = blobFolder(file);
  const folder = await resolved(path);
  // A session that was copied somewhere on its own says nothing about its blobs.
  if (folder === undefined && !isAgents) return [];
  const there = new Map<string, boolean>();
  const missing: Diagnostic[] = [];
  for (const { sha256, line, position, entryId } of references) {
    const known =
      there.get(sha256) ?? (folder !== undefined && (await isFile(join(folder, sha256))));
    there.set(sha256, known);
    if (known) continue;
    missing.push({
      line,
      code: "missing-blob",
      severity: diagnosticKinds["missing-blob"].severity,
      message: `Blob ${sha256.slice(0, 12)}… is not in the folder of blobs`,
      entryId,
      position,
    });
  }
  return missing;
}

/** `blobs` beside the nearest folder called `sessions` above the file, as agents have it; else beside the root. */
function blobFolder(file: SessionFile): { path: string; isAgents: boolean } {
  const { folder, path } = file.place;
  const parts = path.split(sep);
  const at = parts.lastIndexOf("sessions", parts.length - 2);
  const isAgents = at > 0;
  const parent = isAgents ? parts.slice(0, at).join(sep) : dirname(folder);
  return { path: join(parent || sep, "blobs"), isAgents };
}

async function resolved(path: string): Promise<string | undefined> {
  try {
    return await realpath(path);
  } catch {
    return undefined;
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isFile();
  } catch {
    return false;
  }
}
