// Compiles the scanner and writes it as src/scan/module.ts: `npm run assemble` here, after any change in
// this folder. The module is kept in the repository, so that nobody needs the compiler to build.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { main } from "assemblyscript/asc";

const options = [
  "-O3",
  "--converge",
  "--noAssert",
  ["--runtime", "stub"],
  ["--enable", "simd"],
  "--importMemory",
  "--noExportMemory",
];

/** The text of src/scan/module.ts. Throws what the compiler says. */
export async function assembleModule() {
  const made = new Map();
  const { error, stderr } = await main(
    ["scanner.ts", ...options.flat(), "--outFile", "scanner.wasm"],
    {
      readFile: (name) => {
        try {
          return readFileSync(join(import.meta.dirname, name), "utf8");
        } catch {
          return null;
        }
      },
      writeFile: (name, contents) => void made.set(name, contents),
      listFiles: () => [],
    },
  );
  if (error) throw new Error(stderr.toString());
  const base64 = Buffer.from(made.get("scanner.wasm")).toString("base64");
  return `// Made from assembly/ by \`npm run assemble\`; a test holds the two together.

/** The scanner as a WebAssembly module, in base64. */
export const scannerModule =
  "${base64}";
`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(import.meta.dirname, "../src/scan/module.ts"), await assembleModule());
}
