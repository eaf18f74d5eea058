import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");
export const serverMain = join(root, "apps/server/dist/main.js");

const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** One line on what happens next, on standard error so that a command's own output stays clean. */
export function say(text) {
  console.error(`leafwalk: ${text}`);
}

/** Runs a program in the foreground and says whether it succeeded. */
export function run(command, args, { env, cwd = root } = {}) {
  const done = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (done.error) say(`${command}: ${done.error.message}`);
  return done.status === 0;
}

const packageOf = { biome: "@biomejs/biome", playwright: "@playwright/test", tsc: "typescript" };

/**
 * The script behind a tool that a workspace depends on. Started with our own Node it needs no
 * package manager in between, and none of the batch files that spawn refuses on Windows.
 */
export function toolOf(workspace, tool) {
  const folder = join(root, workspace, "node_modules", packageOf[tool] ?? tool);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return {
    script: join(folder, typeof bin === "string" ? bin : bin[tool]),
    cwd: join(root, workspace),
  };
}

/** Runs a workspace's tool in the foreground. */
export function runTool(workspace, tool, args, { env } = {}) {
  const { script, cwd } = toolOf(workspace, tool);
  return run(process.execPath, [script, ...args], { cwd, env });
}

/** The command line that starts the pinned pnpm: the one around us, or one that npm fetches. */
export function pnpmCommand(args) {
  const outer = process.env.npm_execpath;
  if (process.env.npm_config_user_agent?.startsWith("pnpm/") && outer) {
    return /\.[cm]?js$/.test(outer) ? [process.execPath, [outer, ...args]] : [outer, args];
  }
  // npm's own script, for the same reason as above; `npm` itself when something else started us.
  const npm = /npm-cli\.js$/.test(outer ?? "") ? [process.execPath, [outer]] : ["npm", []];
  return [npm[0], [...npm[1], "exec", "--yes", "--", packageManager, ...args]];
}

/** npm passes a signal only to the shell between us; without this we would outlive both. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = () => process.ppid === shell || process.kill(process.pid, "SIGTERM");
  setInterval(watch, 500).unref();
}
