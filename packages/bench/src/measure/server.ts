import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "./root.ts";
import { withScratch } from "./with-scratch.ts";

export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const main = join(root, "apps/server/dist/main.js");
const ADDRESS = /^Leafwalk is at (http:\/\/127\.0\.0\.1:\d+)$/;

/** Starts the built server over a folder, with a cache folder of its own, and waits until it listens. */
export async function startServer(
  folder: string,
  cache: string,
  options: readonly string[] = [],
): Promise<RunningServer> {
  const env = { ...process.env, XDG_CACHE_HOME: cache };
  const server = spawn(process.execPath, [main, "--port", "0", "--dir", folder, ...options], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(server, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on("line", (line) => {
      const address = ADDRESS.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    server.on("close", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const { pid } = server;
  if (pid === undefined) throw new Error("the server has no process");
  return {
    url,
    pid,
    async stop() {
      server.kill("SIGTERM");
      await gone;
    },
  };
}

/** Starts a server over a folder, with a cache that is empty, for the length of some work. */
export function withServer<T>(
  folder: string,
  work: (server: RunningServer) => Promise<T>,
): Promise<T> {
  return withScratch(async (cache) => {
    const server = await startServer(folder, cache);
    try {
      return await work(server);
    } finally {
      await server.stop();
    }
  });
}

/** How many files below a folder a process has open now. */
export function countOpenFiles(pid: number, folder: string): number {
  const descriptors = `/proc/${pid}/fd`;
  let count = 0;
  for (const name of readdirSync(descriptors)) {
    try {
      if (readlinkSync(join(descriptors, name)).startsWith(folder)) count++;
    } catch {
      // Closed in between.
    }
  }
  return count;
}
