// What the server answers, as types alone: the page imports them and none of the server's code.

import type { Diagnostic, ListedStatus, SessionSummary, SessionTitle } from "@leafwalk/core";

export type AgentName = "omp" | "pi" | "demo" | "other";

/** Orders of the list; a request without `sort` gets the first. */
export type SessionSort = "activity" | "size" | "title" | "entries" | "branches" | "cost";

/** Where a session was forked from. */
export type ParentLink =
  | { readonly state: "found"; readonly key: string; readonly title: string }
  /** The file names a parent that is in no folder served here. */
  | { readonly state: "missing"; readonly name: string }
  /** Following the parents comes back to this session. */
  | { readonly state: "loop" };

export interface SessionRow {
  /** Opaque, and stable as long as the file keeps its place. */
  readonly key: string;
  /** Base name. */
  readonly file: string;
  readonly agent: AgentName;
  /** Bytes. */
  readonly size: number;
  /** Of the file, in milliseconds since 1970. */
  readonly modified: number;
  /** What is lost, in words; null where the file reads well. */
  readonly damaged: string | null;
  readonly cwd: string | null;
  /** One line; the file's name where the file gives no title and no time. */
  readonly title: string;
  readonly titleOrigin: SessionTitle["origin"];
  readonly firstPrompt: string;
  /** Time of the last user or assistant message in milliseconds since 1970. */
  readonly lastActivity: number | null;
  /** null until the whole file was read once; while a changed file is read again it is the one from before. */
  readonly summary: SessionSummary | null;
  readonly parent: ParentLink | null;
  /** Sessions that name this one as their parent. */
  readonly children: number;
  /** Sessions in this one's own folder, nested as they lie. */
  readonly subagents: readonly SessionRow[];
  /** Changed in the last two minutes. */
  readonly live: boolean;
  readonly demo: boolean;
}

/** A folder (or a single file) that was looked into. */
export interface RootInfo {
  /** As shown to people: `~` for the home folder. */
  readonly path: string;
  readonly agent: AgentName;
  readonly state: "ok" | "missing" | "empty" | "unreadable";
  /** Session files found, subagents not counted. */
  readonly sessions: number;
}

export interface SessionList {
  /** At most 200. */
  readonly sessions: readonly SessionRow[];
  /** Asks for the next page; null on the last one. */
  readonly cursor: string | null;
  /** Sessions of all pages. */
  readonly total: number;
  /** Bytes of all pages, subagents included. */
  readonly totalBytes: number;
  /** How many sessions of all pages ended in each way. */
  readonly statuses: Readonly<Record<ListedStatus, number>>;
  /** Files of all projects whose summary is still to come. */
  readonly pending: number;
  /** All projects, whatever the filter; null holds the sessions that do not say where they ran (`project=`). */
  readonly projects: readonly { readonly cwd: string | null; readonly count: number }[];
  readonly roots: readonly RootInfo[];
  /** The sessions are the ones that ship with Leafwalk, because no others were found. */
  readonly demo: boolean;
}

export interface SessionRef {
  readonly key: string;
  readonly title: string;
}

export interface Lineage {
  /** The chain of parents, nearest first. */
  readonly ancestors: readonly SessionRef[];
  /** How the chain ends. */
  readonly end: "root" | "missing" | "loop";
  /** Sessions that name this one as their parent. */
  readonly children: readonly SessionRef[];
  /** The session in whose folder this one lies. */
  readonly subagentOf: SessionRef | null;
}

export interface SessionDetail {
  readonly row: SessionRow;
  readonly diagnostics: readonly Diagnostic[];
  readonly subagents: readonly SessionRow[];
  readonly lineage: Lineage;
}

export interface Health {
  /** Whether the folders were walked once. */
  readonly ready: boolean;
  readonly version: string;
}

export type ErrorCode =
  | "bad-request"
  | "foreign-origin"
  | "wrong-host"
  | "not-found"
  | "missing-file"
  | "unreadable"
  | "changed"
  | "bad-range"
  | "read-only"
  | "internal";

export interface ErrorBody {
  readonly error: { readonly code: ErrorCode; readonly message: string };
}
