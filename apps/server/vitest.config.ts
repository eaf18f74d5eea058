import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["@leafwalk/source", ...defaultServerConditions] } },
  test: {
    name: "server",
    environment: "node",
    include: ["src/**/*.test.ts"],
    // Some tests write thousands of files; how fast the machine is must not decide.
    testTimeout: 60_000,
  },
});
