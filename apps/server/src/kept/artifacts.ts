// Outputs too large for the session file are kept beside it: `artifact://3` in `X.jsonl` is the file
// `X/3.<tool>.log`.

import { dirname, join } from "node:path";
import type { Files, Place } from "../sessions/files.ts";
import type { SessionFile } from "../sessions/session-file.ts";

const LOG = /^(?<number>\d+)\.(?:[^/\\]+\.)?log$/;

/** Where an artifact that this session names is; undefined where it is gone. */
export async function artifactPlace(
  file: SessionFile,
  name: string,
  files: Files,
): Promise<Place | undefined> {
  for (const path of folders(file)) {
    const names = await files.list(path).catch(() => []);
    // The file is chosen among those that are there; no part of the request becomes a path.
    const found = names.find((entry) => entry.isFile() && isNamed(entry.name, name));
    if (found) {
      return { folder: path, path: join(path, found.name), name: `Artifact ${name}` };
    }
  }
  return undefined;
}

function isNamed(fileName: string, name: string): boolean {
  const number = LOG.exec(fileName)?.groups?.["number"];
  return number !== undefined && (number === name || fileName === name);
}

/** A session's own folder; for a subagent also the folder that it shares with its host. */
function folders(file: SessionFile): string[] {
  const { path } = file.place;
  const own = path.endsWith(".jsonl") ? [path.slice(0, -".jsonl".length)] : [];
  return file.host ? [...own, dirname(path)] : own;
}
