import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ["@leafwalk/source", ...defaultClientConditions] },
  worker: { format: "es" },
  build: {
    // Says which chunk loads which: the page's weight is judged by it, in `npm run bench -- page`.
    manifest: true,
    // So vite need not warn of it.
    chunkSizeWarningLimit: 1000,
  },
  server: {
    // The port that `leafwalk` takes when it is free; it answers only to its own name.
    proxy: { "/api": { target: "http://127.0.0.1:4177", changeOrigin: true } },
  },
});
