import { readFileSync } from "node:fs";

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** A run that failed without one failed test (a broken import, a crash) still counts as one failure. */
function settled(passed, failed, ok) {
  return { passed, failed: !ok && failed === 0 ? 1 : failed };
}

export function vitestCounts(file, ok) {
  const report = readReport(file);
  if (!report) return settled(0, 0, ok);
  const brokenFiles = report.testResults.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
  );
  return settled(report.numPassedTests, report.numFailedTests + brokenFiles.length, ok);
}

export function playwrightCounts(file, ok) {
  const report = readReport(file);
  if (!report) return settled(0, 0, ok);
  const { expected, flaky, unexpected } = report.stats;
  return settled(expected + flaky, unexpected, ok);
}
