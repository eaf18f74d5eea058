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
    resolve: { conditions: ["@leafwalk/source", ...defaultServerConditions] },
  },
});
