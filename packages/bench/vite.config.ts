import { defaultServerConditions, defineConfig } from "vite";

// Built like the server: what is measured is what people run, without a compiler in its process.
export default defineConfig({
  build: {
    ssr: true,
    target: "node20",
    rolldownOptions: {
      input: { bench: "src/bench.ts", "read-facts": "src/processes/read-facts.ts" },
    },
  },
  ssr: {
    noExternal: true,
    // It finds its own files by where it lies.
    external: ["@playwright/test"],
    resolve: { conditions: ["@leafwalk/source", ...defaultServerConditions] },
  },
});
