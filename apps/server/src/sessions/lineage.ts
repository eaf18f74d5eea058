// Which session a session was forked from. A header names its parent by a path, by a path of another
// machine or system, by a file name or by an id; what it names may be gone, or lead round in a circle.

import { dirname } from "node:path";
import type { SessionFile } from "./session-file.ts";

export type Parent =
  | { readonly state: "found"; readonly file: SessionFile }
  | { readonly state: "missing"; readonly name: string }
  | { readonly state: "loop" };

export class Lineages {
  private readonly parents = new Map<SessionFile, Parent>();
  private readonly children = new Map<SessionFile, SessionFile[]>();

  constructor(all: Iterable<SessionFile>) {
    const files = [...all];
    const named = resolveNames(files);
    for (const file of inLoops(named)) this.parents.set(file, { state: "loop" });
    for (const [file, parent] of named) {
      if (this.parents.has(file)) continue;
      this.parents.set(file, parent);
      // A session's own subagent may name it as well; it is no fork.
      if (parent.state !== "found" || parent.file === file.host) continue;
      const siblings = this.children.get(parent.file);
      if (siblings) siblings.push(file);
      else this.children.set(parent.file, [file]);
    }
  }

  /** undefined: the session names none. */
  parentOf(file: SessionFile): Parent | undefined {
    return this.parents.get(file);
  }

  /** Sessions that name this one; those that are in a circle are nobody's. */
  childrenOf(file: SessionFile): readonly SessionFile[] {
    return this.children.get(file) ?? [];
  }

  /** The chain of parents, nearest first, and how it ends. */
  ancestorsOf(file: SessionFile): { chain: SessionFile[]; end: "root" | "missing" | "loop" } {
    const chain: SessionFile[] = [];
    for (let parent = this.parentOf(file); ; parent = this.parentOf(parent.file)) {
      if (!parent) return { chain, end: "root" };
      if (parent.state !== "found") return { chain, end: parent.state };
      chain.push(parent.file);
    }
  }
}

/** `X` of `X.jsonl`, whichever system's path it ends. */
function stemOf(path: string): string {
  const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  return name.endsWith(".jsonl") ? name.slice(0, -".jsonl".length) : name;
}

/** `<id>` of `<timestamp>_<id>`, else the whole stem: some name a parent by its bare id. */
function idIn(stem: string): string {
  return stem.slice(stem.indexOf("_") + 1);
}

function resolveNames(files: readonly SessionFile[]): Map<SessionFile, Parent> {
  const parents = new Map<SessionFile, Parent>();
  if (!files.some((file) => file.columns?.parentSession)) return parents;
  const byPath = new Map(files.map((file) => [file.place.path, file]));
  const byStem = new Map<string, SessionFile[]>();
  const byId = new Map<string, SessionFile[]>();
  for (const file of files) {
    const stem = stemOf(file.relativePath);
    addTo(byStem, stem, file);
    addTo(byId, idIn(stem), file);
    const id = file.columns?.id;
    if (id && id !== idIn(stem)) addTo(byId, id, file);
  }
  for (const file of files) {
    const named = file.columns?.parentSession;
    if (!named) continue;
    const stem = stemOf(named);
    const found =
      byPath.get(named) ??
      nearest(byStem.get(stem), file) ??
      nearest(byId.get(named), file) ??
      nearest(byId.get(idIn(stem)), file);
    const missing = { state: "missing", name: stem || named } as const;
    parents.set(file, found ? { state: "found", file: found } : missing);
  }
  return parents;
}

function addTo(map: Map<string, SessionFile[]>, key: string, file: SessionFile): void {
  const list = map.get(key);
  if (list) list.push(file);
  else map.set(key, [file]);
}

/** Of several files of one name another one before the file itself, and one of the same folder before others. */
function nearest(
  candidates: readonly SessionFile[] | undefined,
  file: SessionFile,
): SessionFile | undefined {
  const others = candidates?.filter((candidate) => candidate !== file) ?? [];
  const folder = folderOf(file);
  return others.find((other) => folderOf(other) === folder) ?? others[0] ?? candidates?.[0];
}

function folderOf(file: SessionFile): string {
  return dirname(file.place.path);
}

/** The files from which following the parents leads back to themselves. */
function inLoops(parents: ReadonlyMap<SessionFile, Parent>): SessionFile[] {
  const loops: SessionFile[] = [];
  const seenFrom = new Map<SessionFile, SessionFile>();
  for (const start of parents.keys()) {
    const trail: SessionFile[] = [];
    let at: SessionFile | undefined = start;
    while (at && !seenFrom.has(at)) {
      seenFrom.set(at, start);
      trail.push(at);
      const parent: Parent | undefined = parents.get(at);
      at = parent?.state === "found" ? parent.file : undefined;
    }
    // Only what this very trail came through closes a new circle.
    if (at && seenFrom.get(at) === start) loops.push(...trail.slice(trail.indexOf(at)));
  }
  return loops;
}
