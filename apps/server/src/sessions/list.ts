// The list: filtered by project, put in order, cut into pages at a cursor. Pure: it reads nothing.

import { countStatuses } from "@leafwalk/core";
import type { SessionList, SessionSort } from "../api-types.ts";
import { BadRequest } from "../errors.ts";
import type { Lineages } from "./lineage.ts";
import { rowOf, titleOf } from "./rows.ts";
import type { SessionFile } from "./session-file.ts";

export interface ListQuery {
  /** The working folder of a project; "" for the sessions that do not say theirs, undefined for all. */
  readonly project: string | undefined;
  /** The id that a file's header gives: those that have it, subagents too; undefined for all sessions. */
  readonly id?: string | undefined;
  readonly sort: SessionSort;
  readonly cursor: string | undefined;
}

type SortValue = number | string | null;
/** Where a session stands: its value, and its key among equal ones. */
type Spot = readonly [value: SortValue, key: string];

const PAGE = 200;

const sorts: Record<SessionSort, { value(file: SessionFile): SortValue; rising?: boolean }> = {
  activity: { value: (file) => file.activity },
  size: { value: (file) => file.identity.size },
  title: { value: titleRank, rising: true },
  entries: { value: (file) => file.summary?.entries ?? null },
  branches: { value: (file) => file.summary?.tips ?? null },
  cost: { value: (file) => file.summary?.usage.cost ?? null },
};

export const sessionSorts = Object.keys(sorts);

export function isSessionSort(text: string): text is SessionSort {
  return Object.hasOwn(sorts, text);
}

/** All that a query lists, before it is cut into pages: good as long as nothing changes and nothing is learned. */
export interface Listing {
  readonly inOrder: readonly (readonly [file: SessionFile, spot: Spot])[];
  readonly about: Omit<SessionList, "roots" | "demo" | "sessions" | "cursor">;
  readonly lineages: Lineages;
}

export function orderSessions(
  files: readonly SessionFile[],
  lineages: Lineages,
  query: ListQuery,
): Listing {
  const top = files.filter((file) => !file.host);
  const { project, id } = query;
  const asked = id === undefined ? top : files.filter((file) => file.columns?.id === id);
  const shown =
    project === undefined ? asked : asked.filter((file) => (file.columns?.cwd ?? "") === project);

  const sort = sorts[query.sort];
  const compare = comparing(sort.rising ?? false);
  const spots = shown.map((file): [SessionFile, Spot] => [file, [sort.value(file), file.key]]);
  return {
    inOrder: spots.sort(([, a], [, b]) => compare(a, b)),
    about: {
      total: shown.length,
      totalBytes: shown.reduce((sum, file) => sum + bytesOf(file), 0),
      statuses: countStatuses(shown),
      pending: files.filter((file) => file.wantsReading).length,
      projects: countProjects(top),
    },
    lineages,
  };
}

/** The page behind the query's cursor. Throws `BadRequest` for a cursor of another list. */
export function cutPage(
  { inOrder, about, lineages }: Listing,
  { sort, cursor }: ListQuery,
  now: number,
): Omit<SessionList, "roots" | "demo"> {
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  const compare = comparing(sorts[sort].rising ?? false);
  const rest = after ? inOrder.filter(([, spot]) => compare(spot, after) > 0) : inOrder;
  const page = rest.slice(0, PAGE);
  const last = page.at(-1)?.[1];
  return {
    ...about,
    sessions: page.map(([file]) => rowOf(file, lineages, now)),
    cursor: last && rest.length > page.length ? writeCursor(sort, last) : null,
  };
}

/** Behind every name a person or a model gave: sessions without one are told by what was asked first. */
const UNNAMED = "\uffff";

function titleRank(file: SessionFile): string {
  const { title, firstPrompt } = file.columns ?? {};
  const isNamed = title && title.origin !== "first-user-text" && title.origin !== "time";
  return isNamed ? title.text : `${UNNAMED}${firstPrompt ?? titleOf(file)}`;
}

const collator = new Intl.Collator("en", { numeric: true });

/** Unknown values last in either direction; equal ones by key, so that pages never overlap. */
function comparing(rising: boolean): (a: Spot, b: Spot) => number {
  const sign = rising ? 1 : -1;
  return ([a, aKey], [b, bKey]) => {
    if (a === null || b === null) {
      if (a !== b) return a === null ? 1 : -1;
    } else {
      const order =
        typeof a === "number" && typeof b === "number"
          ? a - b
          : collator.compare(String(a), String(b));
      if (order !== 0) return sign * order;
    }
    return aKey < bKey ? -1 : Number(aKey > bKey);
  };
}

// The cursor is the last row's own spot, not a count: rows that move or appear meanwhile do not shift
// what the next page shows.
function writeCursor(sort: SessionSort, spot: Spot): string {
  return Buffer.from(JSON.stringify([sort, ...spot])).toString("base64url");
}

function readCursor(cursor: string, sort: SessionSort): Spot {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    parts = undefined;
  }
  const [of, value, key]: unknown[] = Array.isArray(parts) ? parts : [];
  const isValue = value === null || typeof value === "number" || typeof value === "string";
  if (of !== sort || !isValue || typeof key !== "string") {
    throw new BadRequest("The cursor is none of this list");
  }
  return [value, key];
}

function bytesOf(file: SessionFile): number {
  return file.subagents.reduce((sum, subagent) => sum + bytesOf(subagent), file.identity.size);
}

function countProjects(top: readonly SessionFile[]): SessionList["projects"] {
  const counts = new Map<string | null, number>();
  for (const file of top) {
    const cwd = file.columns?.cwd ?? null;
    counts.set(cwd, (counts.get(cwd) ?? 0) + 1);
  }
  const projects = [...counts].map(([cwd, count]) => ({ cwd, count }));
  return projects.sort((a, b) => {
    if (a.cwd === null || b.cwd === null) return Number(a.cwd === null) - Number(b.cwd === null);
    return b.count - a.count || collator.compare(a.cwd, b.cwd);
  });
}
