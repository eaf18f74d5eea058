import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "core",
    environment: "node",
    include: ["src/**/*.test.ts"],
    // Properties run hundreds of files each; on a busy machine that takes a while and is no fault.
    testTimeout: 120_000,
  },
});
