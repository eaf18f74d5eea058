import { parseArgs } from "node:util";
import { UsageError } from "./usage-error.ts";

export interface ServeArguments {
  readonly paths: readonly string[];
  readonly dir: string | undefined;
  readonly port: number | undefined;
  readonly open: boolean;
  /** Keep what was read of large sessions in the user's cache folder. */
  readonly cache: boolean;
}

export type Command =
  | { readonly name: "help" | "version" }
  | { readonly name: "inspect"; readonly args: readonly string[] }
  | ({ readonly name: "serve" } & ServeArguments);

export const help = `Leafwalk reads the session files of coding agents and shows what the model got at any point of them.

  leafwalk [DIR|FILE…]      serve the sessions in folders, or single files
  leafwalk inspect FILE…    say what a session file holds (--json, --leaf ID|all)

  --dir DIR     the sessions folder, where no DIR or FILE is named
  --port N      the port to listen on (4177, or the next free one; 0 for any)
  --host H      127.0.0.1, and nothing else yet
  --open        open the page in the browser
  --no-cache    keep nothing of what was read in ~/.cache/leafwalk (or $XDG_CACHE_HOME/leafwalk)
  --help, --version

Without a folder it serves $PI_CODING_AGENT_DIR/sessions, else ~/.omp/agent/sessions and
~/.pi/agent/sessions. LEAFWALK_PORT is the port where --port is not given.
The sessions are only ever read. A folder whose name begins with a dash is named behind --.`;

/** Throws `UsageError` with one line that says what is wrong. */
export function parseCommandLine(args: readonly string[]): Command {
  const [first, ...rest] = args;
  if (first === "inspect") {
    // What stands behind -- is a file's name.
    const end = rest.indexOf("--");
    const options = end < 0 ? rest : rest.slice(0, end);
    if (options.some((word) => word === "--help" || word === "-h")) return { name: "help" };
    return { name: "inspect", args: rest };
  }
  const { values, positionals } = parseOptions(args);
  if (values.help) return { name: "help" };
  if (values.version) return { name: "version" };
  refuseOtherHosts(values.host);
  return {
    name: "serve",
    paths: positionals,
    dir: values.dir,
    port: values.port === undefined ? undefined : parsePort(values.port, "--port"),
    open: values.open ?? false,
    cache: !values["no-cache"],
  };
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        dir: { type: "string" },
        port: { type: "string" },
        host: { type: "string" },
        open: { type: "boolean" },
        "no-cache": { type: "boolean" },
        help: { type: "boolean", short: "h" },
        version: { type: "boolean" },
      },
    });
  } catch (error) {
    // Node's own words, without the advice that follows the first sentence.
    const [sentence = ""] = String(error instanceof Error ? error.message : error).split(/\.\s|\n/);
    throw new UsageError(sentence);
  }
}

export function parsePort(text: string, what: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535)) throw new UsageError(`${what} is a number from 0 to 65535, not “${text}”`);
  return port;
}

function refuseOtherHosts(host: string | undefined): void {
  if (host === undefined || host === "127.0.0.1" || host === "localhost") return;
  throw new UsageError(
    `--host ${host} is refused: without sign-in, which does not exist yet, everyone who reaches the server could read your sessions; it listens on 127.0.0.1 only`,
  );
}
