// `leafwalk [DIR|FILE…]`: serves sessions until it is told to stop.

import { createServer } from "node:http";
import { homedir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "../app.ts";
import { type CacheSurroundings, cacheFolder, liesIn } from "../cache-folder.ts";
import { parsePort, type ServeArguments } from "../command-line.ts";
import { listen, PortUnavailable } from "../listen.ts";
import { openBrowser } from "../open-browser.ts";
import { loadPage } from "../page/page.ts";
import { ReadingThread } from "../reading/reading-thread.ts";
import { Library } from "../sessions/library.ts";
import { makeDemoRoot, type Root } from "../sessions/root.ts";
import { RowCache } from "../sessions/row-cache.ts";
import { settleSessions } from "../settings.ts";

export interface Installation {
  /** The folder that holds `demo`, and the page's files below it. */
  readonly folder: string;
  readonly version: string;
}

/** Gives the exit code once the server was stopped. Throws `UsageError`. */
export async function runServe(args: ServeArguments, installed: Installation): Promise<number> {
  const { env } = process;
  const surroundings = { env, cwd: process.cwd(), home: homedir() };
  const { roots, byDefault } = await settleSessions(args, surroundings);
  const report = (error: Error) => console.error("leafwalk:", error);
  // What goes on without: the words are enough.
  const tell = ({ message }: Error) => console.error(`leafwalk: ${message}`);
  const { folder, version } = installed;
  const demo = byDefault ? makeDemoRoot(join(folder, "demo")) : undefined;
  const cache = args.cache ? await placeCache(roots, surroundings, tell) : undefined;
  const reader = new ReadingThread({
    entry: workerEntry(folder),
    cache: cache === undefined ? undefined : { folder: join(cache, "facts"), version },
    report: tell,
  });
  const rows =
    cache === undefined ? undefined : new RowCache({ folder: cache, version, report: tell });
  const library = new Library({ roots, demo, report, reader, ...(rows ? { rows } : {}) });
  const page = loadPage(join(folder, "dist", "web"));

  let port = 0;
  const app = createApp({ library, page, port: () => port, version, report });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  try {
    port = await listen(server, args.port ?? portOf(env["LEAFWALK_PORT"]));
  } catch (error) {
    if (!(error instanceof PortUnavailable)) throw error;
    console.error(`leafwalk: ${error.message}`);
    // What was started for it would keep the program from ending.
    await library.stop();
    await reader.close();
    return 1;
  }
  const address = `http://127.0.0.1:${port}`;
  console.log(`Leafwalk is at ${address}`);
  const direct = await addressOfFile(roots, library, address);
  if (direct) console.log(`The session is at ${direct}`);
  if (args.open) openBrowser(direct ?? address);
  // The first page that asks finds the list under way.
  library.refresh().catch(report);

  await new Promise<void>((stop) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
  });
  await library.stop();
  await reader.close();
  server.close();
  server.closeAllConnections();
  return 0;
}

/** The worker is a file of its own, in the build and in the source. */
function workerEntry(folder: string): string {
  return import.meta.filename.endsWith(".ts")
    ? join(folder, "src", "reading", "reading-worker.ts")
    : join(folder, "dist", "reading-worker.js");
}

/** The cache's folder, undefined where it would lie among the sessions: nothing is ever written there. */
async function placeCache(
  roots: readonly Root[],
  surroundings: CacheSurroundings,
  tell: (error: Error) => void,
): Promise<string | undefined> {
  const folder = cacheFolder(surroundings);
  for (const root of roots) {
    if (!(await liesIn(folder, root.folder))) continue;
    tell(new Error(`nothing is kept: the cache folder lies in the sessions folder ${root.shown}`));
    return undefined;
  }
  return folder;
}

function portOf(text: string | undefined): number | undefined {
  return text ? parsePort(text, "LEAFWALK_PORT") : undefined;
}

/** Where the session is that was named as the only thing to serve. */
async function addressOfFile(
  roots: readonly Root[],
  library: Library,
  address: string,
): Promise<string | undefined> {
  const [root, ...others] = roots;
  if (root?.onlyFile === undefined || others.length > 0) return undefined;
  const file = await library.findPath(join(root.folder, root.onlyFile));
  return file && `${address}/s/${file.key}`;
}
