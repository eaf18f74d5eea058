import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FactsReader } from "../facts/build.ts";
import type { Facts } from "../facts/columns.ts";
import { encodeUtf8 } from "../read/utf8.ts";
import { rowsOf } from "../testing/facts-rows.ts";
import { call, SessionBuilder } from "../testing/index.ts";
import { damagedBytesArbitrary } from "../testing/session-arbitrary.ts";

function read(bytes: Uint8Array, size: number, plain: boolean): FactsReader {
  const reader = new FactsReader({ plain });
  for (let at = 0; at < bytes.length; at += size) reader.push(bytes.slice(at, at + size));
  return reader;
}

function expectAgreement(bytes: Uint8Array, size = bytes.length + 1): void {
  const fast = read(bytes, size, false).facts();
  const plain = read(bytes, bytes.length + 1, true).facts();
  expect(rowsOf(fast)).toEqual(rowsOf(plain));
  expect(others(fast)).toEqual(others(plain));
}

function others({ header, slot, diagnostics, size, end, count }: Facts) {
  return { header, slot, diagnostics, size, end, count };
}

/** How many lines of a text the scanner leaves to the plain reader. */
function plainLinesOf(text: string): number {
  const bytes = encodeUtf8(text);
  return read(bytes, bytes.length, false).plainLines;
}

/** Mostly what agents write, or nothing would be read the fast way; now and then what they do not. */
function usually<T, Odd>(
  good: fc.Arbitrary<T>,
  odd: fc.Arbitrary<Odd>,
  weight = 25,
): fc.Arbitrary<T | Odd> {
  return fc.oneof({ weight, arbitrary: good }, { weight: 1, arbitrary: odd });
}
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 5 });

// What lines are made of where a preview could go wrong: blanks of all kinds, marks, escapes, letters of
// every length, and runs that end near the 160th unit and the 16th byte.
const words = fc.oneof(
  fc.integer({ min: 1, max: 170 }).map((times) => "w".repeat(times)),
  fc.integer({ min: 1, max: 40 }).map((times) => "ab ".repeat(times)),
  fc.constantFrom(
    " ",
    "  ",
    "\n",
    "\t",
    '"',
    "\\",
    "/",
    "é",
    "検",
    "🍎",
    "…",
    "t://",
    "“q”",
    "ü\n",
  ),
  fc.constantFrom("+ added\n", "- gone\n", "+++ b/file\n", "--- a/file\n", "+++", "\n+"),
);
const marks = fc.oneof(
  fc.constantFrom("\f", "\b", "\u00a0", "\u0085", "\u2003", "\u2028", "\u202e", "\u061c", "\u200f"),
  fc.constantFrom("\ufeff", "\u3000", "\u1680", "\u007f", "\u001b[31m", "\ud83c", "\udf4e"),
  fc.constantFrom("artifact://7.txt", "x artifact://"),
  fc.string({ maxLength: 12, unit: "binary" }),
);
const text = usually(
  fc
    .array(usually(words, marks, 40), { minLength: 1, maxLength: 12 })
    .map((parts) => parts.join("")),
  fc.oneof(
    fc.constant(""),
    marks.map((end) => `${"x ".repeat(6000)}${end}`),
    marks.map((start) => `${start}${" ".repeat(1100)}late`),
  ),
);
const name = usually(
  fc.constantFrom("bash", "read", "edit", "a", "toolCall", "constructor"),
  fc.oneof(
    fc.constantFrom("", "ä", 'q"', "x".repeat(201), "y".repeat(200)),
    fc.string({ maxLength: 5 }),
  ),
);
const count = usually(
  fc.nat(),
  fc.constantFrom<unknown>(-1, 1.5, 1e21, 2 ** 53, 2 ** 53 - 1, 999_999_999_999_999, null, "7", {}),
);
const cost = usually(
  fc.oneof(fc.double({ min: 0, max: 2, noNaN: true }), fc.constantFrom(0, 1, 12, 0.25)),
  fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom<unknown>(-0, -1, 1e21, 2 ** 53, 1e-27, 5e-324, null, "7"),
  ),
);
const usage = fc.record({
  input: maybe(count),
  output: count,
  cacheRead: maybe(count),
  cacheWrite: maybe(count),
  totalTokens: maybe(count),
  cost: maybe(
    usually(
      fc.record({ input: maybe(cost), total: cost, output: maybe(cost) }),
      fc.oneof(cost, fc.record({ input: cost }), fc.constant({})),
      6,
    ),
  ),
  server: maybe(fc.jsonValue()),
});
const textBlock = fc.record({ type: fc.constant("text"), text });
const image = fc.record({
  type: fc.constant("image"),
  data: usually(
    fc.constantFrom("aGk=", "b", "", "blob"),
    fc.constantFrom("blob:sha256:7", 7, "\\b"),
  ),
  mimeType: fc.constant("image/png"),
});
const oddBlock = fc.oneof(
  fc.record({ type: fc.constantFrom("image_url", "text", "other", ""), text: maybe(text) }),
  fc.record({ type: fc.constant("image"), image_url: fc.constant("data:x") }),
  fc.record({ text, type: fc.constantFrom(undefined, null, 3) }),
  fc.constantFrom<unknown>("bare", null, 3, {}, []),
);
const blocks = usually(
  fc.array(usually(fc.oneof({ weight: 3, arbitrary: textBlock }, image), oddBlock), {
    minLength: 1,
    maxLength: 4,
  }),
  fc.constantFrom<unknown>([], null, {}, 3),
);
const content = fc.oneof(text, { weight: 4, arbitrary: blocks });
const toolCall = fc.record({
  type: fc.constant("toolCall"),
  id: name,
  name,
  arguments: fc.jsonValue({ maxDepth: 2 }),
});
const turnBlock = fc.oneof(
  textBlock,
  toolCall,
  fc.record({ type: fc.constant("thinking"), thinking: text, thinkingSignature: maybe(text) }),
  fc.constant({ type: "redactedThinking", data: "x" }),
  image,
);
const message = fc.oneof(
  fc.record({ role: fc.constant("user"), content, timestamp: maybe(count) }),
  fc.record({
    role: fc.constant("assistant"),
    content: fc.oneof(text, {
      weight: 5,
      arbitrary: fc.array(usually(turnBlock, oddBlock), { minLength: 1, maxLength: 5 }),
    }),
    provider: maybe(name),
    model: maybe(name),
    usage: maybe(usually(usage, fc.constantFrom(null, {}))),
    stopReason: usually(
      fc.constantFrom(undefined, "stop", "length", "toolUse", "error", "aborted", "odd", "other"),
      fc.constantFrom("", 7),
    ),
    errorMessage: usually(fc.constant(undefined), fc.constant("503")),
    retryRecovery: usually(fc.constant(undefined), fc.constant(true)),
    timestamp: fc.nat(),
  }),
  fc.record({
    role: fc.constant("toolResult"),
    toolCallId: maybe(name),
    toolName: maybe(name),
    content,
    isError: fc.constantFrom<unknown>(undefined, true, false, "true", null),
    details: fc.oneof(
      fc.constantFrom<unknown>(undefined, null, "d", {}),
      usually(fc.record({ path: text, diff: text }), fc.constant({ diff: 7 })),
    ),
    timestamp: maybe(count),
  }),
);
const id = usually(fc.stringMatching(/^[0-9a-f]{8}$/), name);
const stamp = usually(
  fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date("2099-12-31") })
    .map((date) => date.toJSON()),
  fc.constantFrom<unknown>(
    "2026-02-31T24:00:60.999Z",
    "2026-13-01T00:00:00.000Z",
    "2026-01-05T09:00:00Z",
    "0999-01-01T00:00:00.000Z",
    7,
    null,
    undefined,
  ),
);
const entry = fc.record({
  type: usually(fc.constant("message"), fc.constant("custom")),
  id,
  parentId: usually(fc.option(id), fc.constant(undefined)),
  timestamp: stamp,
  message,
  extra: maybe(fc.jsonValue({ maxDepth: 2 })),
});
const line = fc.oneof(
  { weight: 12, arbitrary: entry.map((value) => JSON.stringify(value)) },
  {
    weight: 2,
    arbitrary: entry.map((value) => JSON.stringify(value, null, " ").replaceAll("\n", "")),
  },
  {
    // Fields in any order, some of them twice.
    weight: 2,
    arbitrary: entry.chain((value) =>
      fc
        .shuffledSubarray([...Object.entries(value), ["id", "again"]], { minLength: 5 })
        .map((fields) => {
          const members = fields.map(([key, field]) => `"${key}":${JSON.stringify(field) ?? null}`);
          return `{${members.join(",")}}`;
        }),
    ),
  },
  fc.constantFrom("", " ", "{}", "null", '{"type":"message"', "\r", "\ufeff{}"),
);
const file = fc
  .tuple(
    fc.array(line, { maxLength: 6 }),
    usually(fc.constantFrom("\n", "\r\n"), fc.constant(" \n"), 9),
  )
  .map(([lines, end]) => encodeUtf8(lines.map((one) => one + end).join("")));

describe("the scanner", () => {
  it("gives the facts of the plain reader for any messages, in pieces of any size", () => {
    fc.assert(
      fc.property(file, fc.integer({ min: 1, max: 5000 }), (bytes, size) => {
        expectAgreement(bytes, size);
      }),
      { numRuns: 3000 },
    );
  });

  it("takes many of the lines that these tests make", () => {
    let [plain, all] = [0, 0];
    for (const bytes of fc.sample(file, { numRuns: 300, seed: 1 })) {
      plain += read(bytes, bytes.length, false).plainLines;
      all += bytes.filter((byte) => byte === 0x0a).length;
    }
    expect(plain / all).toBeLessThan(0.7);
  });

  it("gives the facts of the plain reader for damaged files", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, fc.integer({ min: 1, max: 5000 }), (bytes, size) => {
        expectAgreement(bytes, size);
      }),
      { numRuns: 600 },
    );
  });

  it("gives the facts of the plain reader where one byte of a message is another", () => {
    const file = encodeUtf8(typicalSession());
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.nat(255), (at, byte) => {
        const changed = file.slice();
        changed[at] = byte;
        expectAgreement(changed);
      }),
      { numRuns: 3000 },
    );
  });

  it("reads costs as JSON.parse does, to the last bit", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.double({ min: 0, max: 2, noNaN: true }).map(String),
          fc.double({ min: 0, max: 1e-9, noNaN: true }).map(String),
          // Halfway between two doubles, and near it.
          fc.bigInt({ min: 2n ** 53n, max: 2n ** 63n }).map(String),
          fc
            .tuple(fc.bigInt({ min: 0n, max: 10n ** 19n }), fc.integer({ min: -30, max: 5 }))
            .map(([mantissa, power]) => `${mantissa}e${power}`),
          fc.tuple(fc.nat(999), fc.stringMatching(/^[0-9]{1,20}$/)).map(([a, b]) => `${a}.${b}`),
        ),
        (digits) => {
          const record = `{"type":"message","id":"a","parentId":null,"timestamp":"2026-01-05T09:00:00.000Z","message":{"role":"assistant","content":"x","usage":{"input":1,"cost":${digits}}}}\n`;
          const facts = read(encodeUtf8(record), 9999, false).facts();
          const value = Number(digits);
          const kept = value <= Number.MAX_SAFE_INTEGER ? { input: 1, cost: value } : { input: 1 };
          expect(facts.rare.usageAt(0)).toEqual(kept);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("leaves nothing of a usual session but its header to the plain reader", () => {
    expect(plainLinesOf(typicalSession())).toBe(1);
  });

  it("reads lines longer than a piece, and leaves those longer than it takes", () => {
    const long = (size: number) =>
      new SessionBuilder().user("short").user("w".repeat(size)).user("behind").text();
    for (const size of [3 << 20, 17 << 20]) expectAgreement(encodeUtf8(long(size)), 1 << 20);
    expect(plainLinesOf(long(3 << 20))).toBe(1);
  });

  it("goes on with the next lines after a record that goes over several", () => {
    const builder = new SessionBuilder().user("a").user("b");
    const torn = builder.text().replace('"content":"a"', '"content":"a\nb"');
    expectAgreement(encodeUtf8(torn + builder.text()), 64);
  });

  it("tells a name from another of the same hash or length, and gives up on too many", () => {
    const builder = new SessionBuilder();
    for (let i = 0; i < 3000; i++) builder.assistant([call(`c${i}`, `tool${i}`, {})]);
    expectAgreement(encodeUtf8(builder.text()));
  });

  it("starts each file with no name of the one before", () => {
    const one = new SessionBuilder().assistant([call("c", "alpha", {})]).text();
    const other = new SessionBuilder().assistant([call("c", "beta", {})]).text();
    for (const file of [one, other]) expectAgreement(encodeUtf8(file));
    expect(read(encodeUtf8(other), 9999, false).facts().rare.data.names).not.toContain("alpha");
  });
});

/** Every kind of line that the scanner reads. */
function typicalSession(): string {
  const usage = {
    input: 7,
    output: 9,
    cacheRead: 3,
    totalTokens: 19,
    cost: { total: 0.012345678901234567 },
  };
  return new SessionBuilder()
    .user("Why does the lamp not light?\n\nIt worked yesterday — “really”. 🍎")
    .assistant(
      [
        { type: "thinking", thinking: "Hm.\n", thinkingSignature: "s" },
        { type: "text", text: "I look at the fuse.  \\o/ 検索" },
        call("c1", "bash", { command: 'echo "hi"' }),
        call("c2", "read", { path: "a.ts" }),
      ],
      { stopReason: "toolUse", usage },
    )
    .result("c1", "hi\n", {
      toolName: "bash",
      details: { diff: "--- a\n+++ b\n+one\n-two\n+three" },
    })
    .result("c2", "", {
      toolName: "read",
      isError: true,
      content: [{ type: "image", data: "aGk=", mimeType: "image/png" }],
    })
    .assistant([call("c3", "bash", {})], { stopReason: "toolUse", usage })
    .assistant("Done.", { usage })
    .text();
}
