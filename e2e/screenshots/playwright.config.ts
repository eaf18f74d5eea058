import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

// Not a test run: pictures of the page for people to look at, by `npm run screenshots`.
export default defineConfig({
  testDir: ".",
  testMatch: "take.ts",
  outputDir: join(import.meta.dirname, "../test-results"),
  workers: 1,
  timeout: 120_000,
  reporter: [["list"]],
  use: { ...journeys.use, trace: "off", screenshot: "off" },
});
