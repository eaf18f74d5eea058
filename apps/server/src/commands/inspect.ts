// `leafwalk inspect FILE… [--json] [--leaf ID|all]`: what Leafwalk reads in a file, for people or as JSON.

import { parseArgs } from "node:util";
import { openSession, printable, readFacts, type Session } from "@leafwalk/core";
import { type FileSource, openFileSource } from "@leafwalk/core/node";
import { writeJson } from "./inspect-json.ts";
import { writeSummary } from "./inspect-summary.ts";
import { Output } from "./output.ts";

const inspectUsage = "usage: leafwalk inspect FILE… [--json] [--leaf ID|all]";

/** A file that is open for inspection, and the points whose contexts are asked for. */
export interface Inspected {
  readonly path: string;
  readonly source: FileSource;
  readonly session: Session;
  /** Positions and the key under which each is told. */
  readonly points: readonly { readonly key: string; readonly position: number }[];
}

/** Gives the exit code: 0, 1 where a file could not be read, 2 for wrong usage. */
export async function runInspect(args: readonly string[]): Promise<number> {
  const request = parseInspect(args);
  if (typeof request === "string") {
    process.stderr.write(`leafwalk: ${request}; ${inspectUsage}\n`);
    return 2;
  }
  const { files, json, leaf } = request;
  const out = new Output(process.stdout);
  let exitCode = 0;
  for (const path of files) {
    try {
      const source = await openFileSource(path);
      try {
        const session = openSession(await readFacts(source));
        const inspected = { path, source, session, points: choosePoints(session, leaf) };
        await (json ? writeJson(inspected, out) : writeSummary(inspected, out));
      } finally {
        await source.close();
      }
    } catch (error) {
      process.stderr.write(`leafwalk: ${printable(describeFault(path, error))}\n`);
      exitCode = 1;
    }
  }
  await out.flush();
  return exitCode;
}

interface InspectRequest {
  readonly files: readonly string[];
  readonly json: boolean;
  readonly leaf: string | undefined;
}

/** What is asked for, or what is wrong with the asking. */
function parseInspect(args: readonly string[]): InspectRequest | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: "boolean", default: false }, leaf: { type: "string" } },
      allowPositionals: true,
    });
    if (positionals.length === 0) return "no FILE given";
    return { files: positionals, json: values.json, leaf: values.leaf };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** No entry of the file has the key that `--leaf` names. */
class LeafNotFound extends Error {
  override readonly name = "LeafNotFound";
}

function choosePoints(session: Session, leaf: string | undefined): Inspected["points"] {
  if (session.count === 0) return [];
  if (leaf === undefined) return keyed(session, [session.leaf]);
  if (leaf === "all") return keyed(session, [...new Set([...session.tips(), session.leaf])]);
  const position = session.find(leaf);
  if (position < 0) throw new LeafNotFound(`no entry has the id ${leaf}`);
  return [{ key: leaf, position }];
}

/** Each point under its key; the last holder of an id that repeats also under the plain id, which means it. */
function keyed(session: Session, positions: readonly number[]): Inspected["points"] {
  return positions.flatMap((position) => {
    const [key, id] = [session.keyOf(position), session.idOf(position)];
    const isPlain = key !== id && session.find(id) === position;
    return isPlain
      ? [
          { key: id, position },
          { key, position },
        ]
      : [{ key, position }];
  });
}

function describeFault(path: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException; // what Node's file functions throw
  switch (code) {
    case "ENOENT":
      return `${path}: there is no such file`;
    case "EISDIR":
      return `${path}: this is not a file`;
    case "EACCES":
    case "EPERM":
      return `${path}: reading it is not allowed`;
    default:
      return `${path}: ${message ?? String(error)}`;
  }
}
