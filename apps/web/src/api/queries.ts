// One factory for each endpoint; components never write a key themselves.

import type { SessionDetail, SessionList, SessionRow, SessionSort } from "@leafwalk/server";
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  skipToken,
} from "@tanstack/react-query";
import { openLater } from "../source/open-later.ts";
import type { OpenSession } from "../source/open-session.ts";
import { openTail } from "../source/open-tail.ts";
import { RemoteSource } from "../source/remote.ts";
import type { SessionSource } from "../source/session-source.ts";
import { api } from "./client.ts";

/** While the server still reads sessions, their rows fill up by themselves. */
const SETTLING_MS = 1000;
const TRY_AGAIN_MS = 4000;
/** How often a session that is being written to is looked at again. */
const LIVE_MS = 5000;
/** Of a record no more than this is read as it stands in the file; the largest are pictures. */
const RECORD_BYTES = 4 * 2 ** 20;
/** How long a record that nobody looks at any more is kept. */
const RECORD_KEPT_MS = 30_000;

export interface ListChoice {
  readonly project: string | undefined;
  readonly sort: SessionSort;
}

export function sessionListQuery({ project, sort }: ListChoice) {
  return infiniteQueryOptions({
    queryKey: ["sessions", { project, sort }],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        sort,
        ...(project !== undefined && { project }),
        ...(pageParam !== undefined && { cursor: pageParam }),
      };
      const answer = await api.sessions.$get({ query }, { init: { signal } });
      // Hono's type of parsed JSON gives up on rows within rows; the route says that it sends this type.
      const list: unknown = await answer.json();
      return list as SessionList;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    refetchInterval: ({ state: { data, error } }) => {
      if (error) return TRY_AGAIN_MS;
      const pages = data?.pages ?? [];
      // Every page is asked for again: the more there are, the longer the pause between.
      return (pages[0]?.pending ?? 0) > 0 ? SETTLING_MS * Math.ceil(pages.length / 3) : false;
    },
  });
}

/** Longer than any id that an agent writes: nobody is asked for it. */
const LONGEST_ID = 256;

/** Sessions whose files say that this is their id; normally one, or none. */
export function sessionsOfIdQuery(id: string) {
  return queryOptions({
    queryKey: ["sessions", { id }],
    queryFn: async ({ signal }): Promise<SessionList["sessions"]> => {
      if (id.length > LONGEST_ID) return [];
      const answer = await api.sessions.$get({ query: { id } }, { init: { signal } });
      // As above: it holds rows within rows.
      const list: unknown = await answer.json();
      return (list as SessionList).sessions;
    },
  });
}

export function sessionQuery(key: string) {
  return queryOptions({
    queryKey: ["session", key],
    queryFn: async ({ signal }) => {
      // The client puts it into the path as it is, and an address may name anything.
      const param = { key: encodeURIComponent(key) };
      const answer = await api.sessions[":key"].$get({ param }, { init: { signal } });
      // As above: it holds rows within rows.
      const detail: unknown = await answer.json();
      return detail as SessionDetail;
    },
    refetchInterval: ({ state: { data } }) => (data?.row.live ? LIVE_MS : false),
  });
}

export function openSessionQuery(key: string, isLive = false) {
  return queryOptions({
    queryKey: ["session", key, "facts"],
    queryFn: ({ client, signal }) => readSession(client, key, signal),
    // A session is a tree of its own, not JSON to be compared.
    structuralSharing: false,
    refetchInterval: isLive ? LIVE_MS : false,
  });
}

/** Bytes of a session as a list that was loaded has it; undefined where none has. */
export function listedSize(client: QueryClient, key: string): number | undefined {
  for (const [, data] of client.getQueriesData({ queryKey: ["sessions"] })) {
    // The cast is the boundary: keys do not tell lists, which are pages, from the rows of an id, which are none.
    const pages = (data as Partial<InfiniteData<SessionList>> | undefined)?.pages ?? [];
    for (const { sessions } of pages) {
      const row = sessions.find((session) => session.key === key);
      if (row) return row.size;
    }
  }
  return undefined;
}

interface SessionEnd {
  readonly row: SessionRow;
  /** Undefined where the whole is there as soon, or the end tells of no session. */
  readonly open: OpenSession | undefined;
}

/** The last messages of a session that the server is still reading, from its bytes; of none where there is no key. */
export function sessionEndQuery(key: string | undefined) {
  return queryOptions({
    queryKey: ["session", key, "end"],
    queryFn:
      key === undefined ? skipToken : ({ client, signal }) => readSessionEnd(client, key, signal),
    structuralSharing: false,
    // It is only looked at until the whole is there, which tells all failures.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

async function readSessionEnd(
  client: QueryClient,
  key: string,
  signal: AbortSignal,
): Promise<SessionEnd> {
  const param = { key: encodeURIComponent(key) };
  const answer = await api.sessions[":key"].row.$get({ param }, { init: { signal } });
  // As above: it holds rows within rows.
  const read: unknown = await answer.json();
  const row = read as SessionRow;
  const source = sourceOf(client, key, row);
  return { row, open: await openTail(source, row.size, signal) };
}

async function readSession(
  client: QueryClient,
  key: string,
  signal: AbortSignal,
): Promise<OpenSession> {
  const { queryKey } = openSessionQuery(key);
  const earlier = client.getQueryData(queryKey);
  const source = earlier?.source ?? (await remoteSource(client, key));
  const facts = await source.readFacts({ signal });
  if (earlier?.session.facts === facts) return earlier;
  // Asked for only now: it is read while these facts are awaited.
  const end = client.getQueryData(sessionEndQuery(key).queryKey)?.open;
  return openLater(earlier ?? end, source, facts);
}

async function remoteSource(client: QueryClient, key: string): Promise<RemoteSource> {
  const { row } = await client.ensureQueryData(sessionQuery(key));
  return sourceOf(client, key, row);
}

function sourceOf(client: QueryClient, key: string, row: SessionRow): RemoteSource {
  return new RemoteSource(key, row.file, async () => {
    const { session } = await client.fetchQuery({ ...openSessionQuery(key), staleTime: 0 });
    return session.facts;
  });
}

/** The first bytes of a file, to see what a file is that is no session. */
export function beginningQuery(source: SessionSource) {
  return queryOptions({
    queryKey: ["session", source.key, "beginning"],
    queryFn: async ({ signal }) => {
      const bytes = await source.readRange(0, 512, signal);
      return new TextDecoder().decode(bytes).trim();
    },
  });
}

interface Stretch {
  readonly offset: number;
  readonly length: number;
}

export interface RawRecord {
  readonly bytes: Uint8Array;
  /** Whether these are only its first bytes. */
  readonly isCut: boolean;
}

/** A record's bytes as they stand in the file: what bodies are before they are read as the current version. */
export function rawRecordQuery(source: SessionSource, { offset, length }: Stretch) {
  return queryOptions({
    queryKey: ["session", source.key, "record", { offset, length }],
    queryFn: async ({ signal }): Promise<RawRecord> => {
      const to = offset + Math.min(length, RECORD_BYTES);
      const bytes = await source.readRange(offset, to, signal);
      return { bytes, isCut: length > RECORD_BYTES };
    },
    structuralSharing: false,
    // Lines are appended and not changed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: RECORD_KEPT_MS,
  });
}
