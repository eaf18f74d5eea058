import type { AppType } from "@leafwalk/server";
import { hc } from "hono/client";

/** The server answered with an error, in its own words. */
export class RequestFailed extends Error {
  override readonly name = "RequestFailed";
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** There was no answer: the server is not running, or cannot be reached. */
export class ServerUnreachable extends Error {
  override readonly name = "ServerUnreachable";
  constructor(options: ErrorOptions) {
    super("The Leafwalk server does not answer", options);
  }
}

/** The routes that answer with JSON, typed by the server itself. Answers that are errors throw. */
export const api = hc<AppType>("/", {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => request(String(input), init),
}).api;

/** The address of something that belongs to a session: facts, bodies, a blob. */
export function sessionPath(
  key: string,
  rest: string,
  parameters: Readonly<Record<string, string | undefined>> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, value);
  }
  const path = `/api/sessions/${encodeURIComponent(key)}/${rest}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

export async function fetchBytes(
  path: string,
  signal?: AbortSignal,
): Promise<{ readonly bytes: Uint8Array; readonly etag: string | null }> {
  const answer = await request(path, signal ? { signal } : {});
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { bytes, etag: answer.headers.get("etag") };
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, init).catch((cause: unknown) => {
    init.signal?.throwIfAborted();
    throw new ServerUnreachable({ cause });
  });
  if (answer.ok) return answer;
  throw await failureOf(answer);
}

async function failureOf(answer: Response): Promise<RequestFailed> {
  const body: unknown = await answer.json().catch(() => undefined);
  const error = field(body, "error");
  const code = field(error, "code");
  const message = field(error, "message");
  return new RequestFailed(
    answer.status,
    typeof code === "string" ? code : "unknown",
    typeof message === "string" ? message : `The server answered ${answer.status}`,
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
