import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { firstScripts, gzippedSize, type Manifest, namedScripts } from "../measure/page-weight.ts";
import { root } from "../measure/root.ts";
import type { Part, Row } from "../row.ts";

const built = join(root, "apps/web/dist");

/** Words of libraries that must come later than the list, each from where that is used alone. */
const laterOnes = [
  { what: "the tree", says: "react-flow__node" },
  { what: "the highlighter", says: "Could not find the language" },
] as const;

/** What the browser loads before it shows the list. */
export const page: Part = {
  name: "page",
  async run() {
    // The cast is the boundary: vite wrote it.
    const manifest = JSON.parse(
      await readFile(join(built, ".vite/manifest.json"), "utf8"),
    ) as Manifest;
    const html = await readFile(join(built, "index.html"), "utf8");
    const paths = new Set([...namedScripts(html), ...firstScripts(manifest)]);
    const scripts = await Promise.all([...paths].map((path) => readFile(join(built, path))));
    const all = Object.values(manifest).filter(({ file }) => file.endsWith(".js"));
    const later = await Promise.all(
      all.filter(({ file }) => !paths.has(file)).map(({ file }) => readFile(join(built, file))),
    );
    return [
      {
        what: "scripts of the first screen, gzipped",
        unit: "KB",
        ours: gzippedSize(scripts) / 1000,
        limit: { atMost: 180 },
      },
      ...laterOnes.map(({ what, says }): Row => {
        const count = (files: readonly Buffer[]) =>
          files.filter((file) => file.includes(says)).length;
        // Where no script says it at all the word has changed, and nothing is proved.
        const early = count(later) === 0 ? Number.NaN : count(scripts);
        return { what: `first scripts with ${what}`, unit: "", ours: early, limit: { atMost: 0 } };
      }),
    ];
  },
};
