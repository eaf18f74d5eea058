// Pictures of every screen in both themes, for people to look at: `npm run screenshots [-- FOLDER]`.

import { resolve } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, runTool, say } from "./run.mjs";

const [folder] = process.argv.slice(2);
const out = folder ? resolve(folder) : `${root}/e2e/screenshots/pictures`;
if (!ensureInstalled() || !ensureBuilt()) process.exit(1);
const chromium = ensureChromium();
if (!chromium) {
  say("no Chromium: set CHROMIUM_PATH to one, or install one");
  process.exit(1);
}
const env = { CHROMIUM_PATH: chromium, LEAFWALK_PICTURES: out };
const done = runTool("e2e", "playwright", ["test", "-c", "screenshots"], { env });
if (done) say(`the pictures are in ${out}`);
process.exitCode = done ? 0 : 1;
