import { expect, test } from "vitest";
import { firstScripts, type Manifest, namedScripts } from "./page-weight.ts";

const manifest: Manifest = {
  "index.html": { file: "assets/index.js", isEntry: true, imports: ["_shared.js"] },
  "_shared.js": { file: "assets/shared.js", imports: ["_deep.js"] },
  "_deep.js": { file: "assets/deep.js", imports: ["_shared.js"] },
  "src/tree.ts": { file: "assets/tree.js", isDynamicEntry: true, imports: ["_shared.js"] },
};

test("the first scripts are the entry and all that it imports, and nothing that is loaded later", () => {
  expect(firstScripts(manifest)).toEqual(["assets/index.js", "assets/shared.js", "assets/deep.js"]);
});

test("scripts that the page names itself count, those inside it have no file", () => {
  const html = `<script src="/theme.js"></script><script>1</script>
    <script type="module" crossorigin src="/assets/index.js"></script>`;
  expect(namedScripts(html)).toEqual(["theme.js", "assets/index.js"]);
});
