import { defineConfig } from "vitest/config";

// One process runs every workspace: starting vitest costs more than most test files.
export default defineConfig({
  test: {
    projects: ["packages/core", "packages/bench", "apps/server", "apps/web"],
  },
});
