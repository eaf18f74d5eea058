import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { root, run, runTool, say } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const elsewhere = [
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
// Without fonts a page of text and emoji is a page of boxes.
const debianPackages = [
  "chromium",
  "fonts-dejavu-core",
  "fonts-liberation",
  "fonts-noto-color-emoji",
];

function onSystem() {
  const folders = ["/usr/bin", "/usr/local/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...elsewhere].find((path) => existsSync(path));
}

function playwrights() {
  const { chromium } = createRequire(join(root, "e2e/package.json"))("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  say("installing Chromium with apt-get, once for this machine …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const quiet = ["-qq", "-o=Dpkg::Use-Pty=0"];
  run("apt-get", [...quiet, "update"], { env });
  run("apt-get", [...quiet, "install", "-y", "--no-install-recommends", ...debianPackages], {
    env,
  });
  return onSystem();
}

function fromPlaywright() {
  say("installing Playwright's Chromium, once for this user …");
  runTool("e2e", "playwright", ["install", "chromium"]);
  return playwrights();
}

/** The path of a Chromium, installed first where there is none; undefined when that fails too. */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  if (given) say(`there is no ${given} (CHROMIUM_PATH); looking elsewhere`);
  return onSystem() ?? playwrights() ?? fromDebian() ?? fromPlaywright();
}
