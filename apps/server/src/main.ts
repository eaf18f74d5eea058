import { readFileSync } from "node:fs";
import { join } from "node:path";
import { help, parseCommandLine } from "./command-line.ts";
import { UsageError } from "./usage-error.ts";

// This file is one folder below the package, as source and as build.
const folder = join(import.meta.dirname, "..");

async function main(args: readonly string[]): Promise<number> {
  try {
    const command = parseCommandLine(args);
    switch (command.name) {
      case "help":
        console.log(help);
        return 0;
      case "version":
        console.log(readVersion());
        return 0;
      // Each loads only what it needs: a script may call inspect for every file of thousands.
      case "inspect": {
        const { runInspect } = await import("./commands/inspect.ts");
        return await runInspect(command.args);
      }
      case "serve": {
        const { runServe } = await import("./commands/serve.ts");
        return await runServe(command, { folder, version: readVersion() });
      }
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`leafwalk: ${error.message}`);
    return 2;
  }
}

function readVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  return version;
}

// Who reads our output may stop reading it (`| head`): that is the end, and no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

process.exitCode = await main(process.argv.slice(2));
