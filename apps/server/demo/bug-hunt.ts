import { DemoSession, text, thinking } from "./demo-session.ts";

interface Suspect {
  readonly file: string;
  readonly guess: string;
  readonly command: string;
  readonly output: string;
  readonly verdict: string;
}

const suspects: readonly Suspect[] = [
  {
    file: "src/import/reader.ts",
    guess: "The reader stops at a line that is too long",
    command: "node tools/longest-line.mjs data/nightly.csv",
    output: "longest line: 412 bytes, line 20,113",
    verdict: "No line is long. The reader is not it.",
  },
  {
    file: "src/import/decode.ts",
    guess: "A byte that is no UTF-8 ends the stream",
    command: "node tools/check-utf8.mjs data/nightly.csv",
    output: "ok: 81,904 lines, 0 invalid sequences",
    verdict: "The file is clean. Decoding is not it.",
  },
  {
    file: "src/import/batch.ts",
    guess: "The last batch is never flushed",
    command: "npm test -- batch",
    output: "✓ batch.test.ts (14 tests)",
    verdict: "The tests flush every batch, the last one too.",
  },
  {
    file: "src/import/queue.ts",
    guess: "The queue drops what comes while it waits",
    command: "npm test -- queue --repeat 200",
    output: "Tests  200 runs, 0 failed",
    verdict: "Two hundred runs, no loss.",
  },
  {
    file: "src/db/insert.ts",
    guess: "The driver allows only so many parameters",
    command: "node tools/params.mjs",
    output: "most parameters in one statement: 12,000 (limit 32,766)",
    verdict: "Far below the limit.",
  },
  {
    file: "src/db/columns.ts",
    guess: "A column that counts rows is too narrow",
    command: "sqlite3 nightly.db '.schema imports'",
    output: "CREATE TABLE imports (id INTEGER PRIMARY KEY, row_number SMALLINT UNSIGNED, …)",
    verdict: "SMALLINT UNSIGNED ends at 65,535: the import stops at row 65,536.",
  },
];

/** Long, with three compactions, and forked from a session that is no longer there. */
export function bugHunt(): string {
  const demo = new DemoSession({
    id: "7b1c0e55d2f94a03",
    cwd: "/home/ada/tidewater",
    started: "2026-02-18T13:02:00.000Z",
    model: "acme/opal-2",
    fields: {
      parentSession: "/home/ada/old-laptop/2026-02-17T17-40-11-020Z_7b1c0e55d2f94a02.jsonl",
    },
  });
  demo.start();
  demo.entry("session_info", { name: "A long bug hunt" });
  demo.entry("model_change", { provider: "acme", modelId: "opal-2" });
  demo.entry("thinking_level_change", { thinkingLevel: "high" });
  demo.user("Why does the nightly import stop at row 65,536? Yesterday we ruled out the network.");
  demo.assistant([
    thinking("65,536 is 2^16: look for something with 16 bits, but check the simple causes too."),
    text(
      "65,536 is a power of two, so I suspect a width somewhere. I will rule out the rest first.",
    ),
  ]);
  suspects.forEach((suspect, round) => {
    followSuspect(demo, suspect, round);
    if (round % 2 === 1) summarise(demo, round);
  });
  demo.user("Found! Change the column and add a test that imports 70,000 rows.");
  demo.edit(
    "migrations/0042-row-number.sql",
    "--- /dev/null\n+++ b/migrations/0042-row-number.sql\n@@ -0,0 +1,2 @@\n+-- row_number counted to 65,535 only\n+ALTER TABLE imports ALTER COLUMN row_number TYPE INTEGER;",
  );
  demo.call(
    "bash",
    { command: "npm test" },
    "✓ import.test.ts > imports 70,000 rows\n\nTests  312 passed (312)",
  );
  const end = demo.assistant([
    text("Found it: the column that counts rows was a 16-bit integer. 70,000 rows import now."),
  ]);
  demo.label(end, "fixed");
  return demo.toString();
}

function followSuspect(demo: DemoSession, suspect: Suspect, round: number): void {
  const { file, guess, command, output, verdict } = suspect;
  demo.user(round === 0 ? "Begin with the reader." : `Not it. What about ${file}?`);
  const start = demo.assistant([
    thinking(`${guess}? Look at the code, then at what really happens.`),
    text(`${guess}: that would fit. I will read \`${file}\`.`),
  ]);
  for (let page = 1; page <= 4; page++) {
    demo.call("read", { path: file, offset: page * 80 - 79, limit: 80 }, listing(file, page));
  }
  for (let turn = 1; turn <= 5; turn++) {
    const row = 65_530 + turn * 2;
    demo.call(
      "bash",
      { command: `node tools/trace.mjs --row ${row}` },
      `row ${row}: read, decoded, ${row <= 65_535 ? "stored" : "not stored"}`,
      { failed: row > 65_535 },
    );
  }
  if (round === 2) tryAnotherWay(demo, start);
  demo.call("bash", { command }, output, { before: [text("Now the check itself.")] });
  demo.assistant([text(verdict)]);
}

/** A branch that was left. */
function tryAnotherWay(demo: DemoSession, start: string): void {
  const back = demo.assistant([text("The trace stops between decoding and storing.")]);
  demo.goTo(start);
  demo.user("Could we just import twice, from both ends?");
  demo.call("bash", { command: "npm run import -- --reverse" }, "stopped at row 65,536", {
    failed: true,
  });
  demo.assistant([
    text("From the end it stops after 65,536 rows as well: the count is the cause."),
  ]);
  demo.goTo(back);
}

function summarise(demo: DemoSession, round: number): void {
  const kept = demo.user("Sum up what is ruled out.");
  const out = suspects.slice(0, round + 1).map(({ file, verdict }) => `- \`${file}\`: ${verdict}`);
  demo.assistant([text(`So far:\n\n${out.join("\n")}`)]);
  demo.compact(
    `## Goal\nFind why the import stops at row 65,536.\n\n## Looked at\n${out.join("\n")}`,
    kept,
  );
}

function listing(file: string, page: number): string {
  const name = file.replace(/^.*\/|\.ts$/g, "");
  const lines = Array.from({ length: 24 }, (_, i) => {
    const number = page * 80 - 79 + i;
    return `${String(number).padStart(4)}  ${i % 8 === 0 ? `export function ${name}${number}(row: Row): Row {` : i % 8 === 7 ? "}" : `  row.${name} = step${i}(row, ${number});`}`;
  });
  return lines.join("\n");
}
