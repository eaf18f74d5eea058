import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface StartOptions {
  /** The sessions folder; without it the server finds none and shows its demo. */
  readonly dir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** More arguments for the command line. */
  readonly args?: readonly string[];
}

export interface App {
  /** Without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  /** What it printed so far, errors included. */
  output(): string;
  /** Resolves when the process is gone. */
  stop(): Promise<void>;
}

const main = join(import.meta.dirname, "../../apps/server/dist/main.js");
const ADDRESS = /^Leafwalk is at (http:\/\/127\.0\.0\.1:\d+)$/;

/** Starts the built server on a free port and waits for the line that says where it is. */
export async function startApp({ dir, env = {}, args = [] }: StartOptions = {}): Promise<App> {
  // Nobody's own sessions and settings, unless a test says otherwise.
  const home = await mkdtemp(join(tmpdir(), "leafwalk-home-"));
  const inherited = { ...process.env };
  for (const name of ["PI_CODING_AGENT_DIR", "LEAFWALK_PORT", "XDG_CACHE_HOME"])
    delete inherited[name];
  const server = spawn(
    process.execPath,
    [main, "--port", "0", ...(dir === undefined ? [] : ["--dir", dir]), ...args],
    { env: { ...inherited, HOME: home, ...env }, stdio: ["ignore", "pipe", "pipe"] },
  );
  const gone = once(server, "exit").then(() => rm(home, { recursive: true, force: true }));
  let output = "";
  server.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on("line", (line) => {
      output += `${line}\n`;
      const address = ADDRESS.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    // After its output was read to the end, which tells why.
    server.on("close", (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  const { pid } = server;
  if (pid === undefined) throw new Error("the server has no process");
  return {
    url,
    pid,
    output: () => output,
    async stop() {
      server.kill("SIGTERM");
      await gone;
    },
  };
}
