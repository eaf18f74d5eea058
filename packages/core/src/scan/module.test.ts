import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("is what the compiler makes of assembly/: `npm run assemble` in packages/core brings it up to date", async () => {
  // A path that the types do not follow: the compiler's folder is another language.
  const { assembleModule } = await import(join(import.meta.dirname, "../../assembly/assemble.mjs"));
  const kept = readFileSync(join(import.meta.dirname, "module.ts"), "utf8");
  expect((await assembleModule()) === kept).toBe(true);
});
