import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { defaultServerConditions, defineConfig, type Plugin } from "vite";

const webDist = join(import.meta.dirname, "../web/dist");
const ownCopy = join(import.meta.dirname, "dist/web");

/** Whether it is for browsers; vite's notes on its own build are not. */
function isServed(path: string): boolean {
  return !path.endsWith(".vite");
}

/** The server carries the page with it, so that its dist folder runs on its own anywhere. */
function carryWebApp(): Plugin {
  return {
    name: "carry-web-app",
    closeBundle() {
      if (existsSync(webDist)) cpSync(webDist, ownCopy, { recursive: true, filter: isServed });
      else this.warn("the web app is not built yet: this build serves no page");
    },
  };
}

export default defineConfig({
  plugins: [carryWebApp()],
  build: {
    ssr: true,
    rolldownOptions: {
      input: { main: "src/main.ts", "reading-worker": "src/reading/reading-worker.ts" },
    },
    outDir: "dist",
    target: "node20",
  },
  ssr: {
    // Everything goes into one file; a package with a native binary would have to be external.
    noExternal: true,
    resolve: { conditions: ["@leafwalk/source", ...defaultServerConditions] },
  },
});
