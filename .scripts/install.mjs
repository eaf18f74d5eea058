import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pnpmCommand, root, run, say } from "./run.mjs";
import { hashOf, isStamped, stamp } from "./stamp.mjs";

/** Every folder with a package.json of its own, as pnpm-workspace.yaml lists them. */
function workspaces() {
  const below = (folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  return [...below("packages"), ...below("apps"), "e2e"].filter((folder) =>
    existsSync(join(root, folder, "package.json")),
  );
}

/** Brings node_modules in line with the lockfile; costs milliseconds when it already is. */
export function ensureInstalled() {
  const folders = workspaces();
  const wanted = () =>
    hashOf([
      "package.json",
      "pnpm-workspace.yaml",
      "pnpm-lock.yaml",
      ...folders.map((folder) => `${folder}/package.json`),
    ]);
  const present = folders.every((folder) => existsSync(join(root, folder, "node_modules")));
  if (present && isStamped("install", wanted())) return true;

  say("installing packages …");
  const [command, args] = pnpmCommand([
    "install",
    "--frozen-lockfile",
    // Nobody may be there to answer when an older node_modules has to make way.
    "--config.confirmModulesPurge=false",
  ]);
  const env = { npm_config_update_notifier: "false" };
  if (!run(command, args, { env })) {
    say("the packages could not be installed; the lines above say why");
    return false;
  }
  stamp("install", wanted());
  return true;
}
