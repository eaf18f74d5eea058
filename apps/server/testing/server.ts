import type { SessionList, SessionRow } from "../src/api-types.ts";
import { createApp } from "../src/app.ts";
import type { Page } from "../src/page/page.ts";
import { Files } from "../src/sessions/files.ts";
import { Library, type LibraryOptions } from "../src/sessions/library.ts";
import { makeRoot, type Root } from "../src/sessions/root.ts";

const PORT = 4177;

export interface TestServer {
  readonly library: Library;
  /** A request as our own page makes it; headers given replace its own, undefined takes one away. */
  request(
    path: string,
    options?: { method?: string; headers?: Readonly<Record<string, string | undefined>> },
  ): Promise<Response>;
  list(query?: string): Promise<SessionList>;
  /** The row of a file by its name, subagents too. */
  row(file: string): Promise<SessionRow>;
  /** Lets the next request walk the folders again. */
  passTime(ms?: number): void;
  /** Failures that nobody foresaw. */
  readonly reported: Error[];
}

export interface TestServerOptions extends Partial<Omit<LibraryOptions, "roots" | "now">> {
  readonly page?: Page;
}

/** The server without a port, over folders or roots. Its clock stands still until told to go on. */
export function makeServer(
  roots: readonly (string | Root)[],
  { page = new Map(), ...options }: TestServerOptions = {},
): TestServer {
  let time = Date.UTC(2026, 10, 30);
  const reported: Error[] = [];
  const report = (error: Error) => reported.push(error);
  const library = new Library({
    roots: roots.map((root) => (typeof root === "string" ? makeRoot(root) : root)),
    files: new Files(),
    now: () => time,
    // A first look at a handful of files takes milliseconds; a slow machine may take its time.
    listWithinMs: 60_000,
    report,
    ...options,
  });
  const app = createApp({ library, page, port: () => PORT, version: "1.2.3", report });
  const own = { host: `127.0.0.1:${PORT}`, "sec-fetch-site": "same-origin" };

  const server: TestServer = {
    library,
    reported,
    async request(path, { method = "GET", headers = {} } = {}) {
      const sent = Object.entries({ ...own, ...headers }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as [string, string]],
      );
      return app.request(path, { method, headers: sent });
    },
    async list(query = "") {
      const answer = await server.request(`/api/sessions${query}`);
      if (answer.status !== 200) throw new Error(`the list answers ${answer.status}`);
      // The boundary: what the server sends is what its own types say.
      return (await answer.json()) as SessionList;
    },
    async row(file) {
      const open = [...(await server.list()).sessions];
      for (let row = open.pop(); row; row = open.pop()) {
        if (row.file === file) return row;
        open.push(...row.subagents);
      }
      throw new Error(`the list has no ${file}`);
    },
    passTime(ms = 10_000) {
      time += ms;
    },
  };
  return server;
}
