import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ["@leafwalk/source", ...defaultClientConditions] },
  ssr: { resolve: { conditions: ["@leafwalk/source", ...defaultServerConditions] } },
  test: {
    name: "web",
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["vitest.setup.ts"],
    // No test is about time; a busy machine is no fault.
    testTimeout: 60_000,
  },
});
