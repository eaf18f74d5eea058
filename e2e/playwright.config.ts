import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;

// The workers load this file too; they inherit the name that the main process gave.
process.env["LEAFWALK_E2E_FOLDER"] ??= mkdtempSync(join(tmpdir(), "leafwalk-e2e-"));

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// No webServer: each journey starts the real server itself, on a free port and over its own folder.
export default defineConfig({
  testDir: ".",
  projects: [
    { name: "before", testMatch: "folder.setup.ts", teardown: "after" },
    { name: "journeys", testMatch: "*.spec.ts", dependencies: ["before"] },
    { name: "after", testMatch: "folder.teardown.ts" },
  ],
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // Two cores share two browsers and two servers; no journey waits by the clock.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A journey that passes only sometimes is a fault to be found.
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [["list"], ["json", { outputFile: PLAYWRIGHT_JSON_OUTPUT_FILE }]]
    : [["list"]],
  use: {
    browserName: "chromium",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      // Chromium refuses its sandbox to root.
      args: process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet,
    },
  },
});
