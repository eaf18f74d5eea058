import { spawn } from "node:child_process";
import { ensureInstalled } from "./install.mjs";
import { endWithNpm, say, toolOf } from "./run.mjs";

if (!ensureInstalled()) process.exit(1);
say("the server restarts and the page reloads on every change …");
endWithNpm();

const server = ["watch", "--conditions=@leafwalk/source", "src/main.ts", ...process.argv.slice(2)];
const children = [start("apps/server", "tsx", server), start("apps/web", "vite", [])];

function start(workspace, tool, args) {
  const { script, cwd } = toolOf(workspace, tool);
  return spawn(process.execPath, [script, ...args], { cwd, stdio: "inherit" });
}

// One without the other is of no use: the first to end takes the other along.
function stop() {
  for (const child of children) child.kill();
}
for (const child of children) child.on("exit", stop);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
