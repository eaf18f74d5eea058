import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runBench } from "./bench.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { playwrightCounts, vitestCounts } from "./counts.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, runTool, say } from "./run.mjs";

const scratch = mkdtempSync(join(tmpdir(), "leafwalk-test-"));
const args = process.argv.slice(2);
const at = args.indexOf("--only");
const only = at < 0 ? undefined : args.splice(at, 2)[1];

/** What a step without tests of its own brings to the totals: nothing, or one failure. */
const check = (ok) => ({ passed: 0, failed: ok ? 0 : 1 });

function lockfileNamesNoHost() {
  const lines = readFileSync(join(root, "pnpm-lock.yaml"), "utf8").split("\n");
  const named = lines.flatMap((line, i) => (/https?:\/\//.test(line) ? [i + 1] : []));
  if (named.length) console.error(`pnpm-lock.yaml names a host on line ${named.join(", ")}`);
  return named.length === 0;
}

function unit() {
  const report = join(scratch, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const config = ["--config", ".vitest.config.ts"];
  return vitestCounts(report, runTool(".", "vitest", ["run", ...config, ...reporters, ...args]));
}

function journeys() {
  const chromium = ensureChromium();
  if (!chromium) {
    say("no Chromium: set CHROMIUM_PATH to one, or install one");
    return check(false);
  }
  say(`Chromium is ${chromium}`);
  const report = join(scratch, "playwright.json");
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return playwrightCounts(report, runTool("e2e", "playwright", ["test", ...args], { env }));
}

// `needs` names steps without which a step would only repeat their failure.
const steps = [
  {
    name: "install",
    groups: ["types", "lint", "unit", "e2e"],
    run: () => check(ensureInstalled()),
  },
  {
    name: "types",
    groups: ["types"],
    needs: ["install"],
    run: () =>
      check(
        runTool(".", "tsc", [
          "-b",
          "packages/core",
          "packages/bench",
          "apps/server",
          "apps/web",
          "e2e",
        ]),
      ),
  },
  {
    name: "lint",
    groups: ["lint"],
    needs: ["install"],
    run: () => check(runTool(".", "biome", ["check", "--error-on-warnings", "."])),
  },
  {
    name: "unused code",
    groups: ["lint"],
    needs: ["install"],
    run: () => check(runTool(".", "knip", ["--treat-config-hints-as-errors"])),
  },
  { name: "lockfile", groups: ["lint"], run: () => check(lockfileNamesNoHost()) },
  { name: "unit tests", groups: ["unit"], needs: ["install"], run: unit },
  { name: "build", groups: ["e2e"], needs: ["install"], run: () => check(ensureBuilt()) },
  {
    name: "page weight",
    groups: ["e2e"],
    needs: ["install", "build"],
    run: () => check(ensureBuilt({ withBench: true }) && runBench(["page"])),
  },
  { name: "journeys", groups: ["e2e"], needs: ["install", "build"], run: journeys },
];

const groups = [...new Set(steps.flatMap((step) => step.groups))];
if (at >= 0 && !groups.includes(only)) {
  console.error(`usage: npm test [-- --only ${groups.join("|")} [arguments for the test runner]]`);
  process.exit(2);
}

const results = new Map();
for (const step of steps) {
  if (only && !step.groups.includes(only)) continue;
  const missing = step.needs?.find((name) => results.get(name)?.failed !== 0);
  if (missing) {
    results.set(step.name, { passed: 0, failed: 0, skippedFor: missing });
    continue;
  }
  console.log(`\n── ${step.name} ──`);
  const start = performance.now();
  const counts = step.run();
  results.set(step.name, { ...counts, seconds: (performance.now() - start) / 1000 });
}
rmSync(scratch, { recursive: true, force: true });

console.log("\n── summary ──");
const total = { passed: 0, failed: 0 };
for (const [name, { passed, failed, seconds, skippedFor }] of results) {
  total.passed += passed;
  total.failed += failed;
  const verdict = skippedFor ? `not run (${skippedFor} failed)` : failed ? "FAILED" : "ok";
  const time = seconds === undefined ? "" : `${seconds.toFixed(1)} s`;
  const tests = passed || failed > 1 ? `${passed} of ${passed + failed} tests` : "";
  console.log(`${name.padEnd(12)} ${verdict.padEnd(8)} ${time.padStart(7)}  ${tests}`.trimEnd());
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
