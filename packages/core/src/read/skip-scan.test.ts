import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { skipScan, TEXT_HEAD, TEXT_TAIL } from "./skip-scan.ts";
import { encodeUtf8 } from "./utf8.ts";

function scan(text: string): unknown {
  const bytes = encodeUtf8(text);
  return skipScan(bytes, 0, bytes.length);
}

/** The value with only those parts of its strings that the scan must keep. */
function cut(value: unknown): unknown {
  if (typeof value === "string") return [value.slice(0, TEXT_HEAD), value.slice(-TEXT_TAIL)];
  if (Array.isArray(value)) return value.map(cut);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item)]));
}

const longText = fc
  .tuple(
    fc.constantFrom("a", "\\", '"', "é", "🚀", "\n", "\ud800", "\u0001"),
    fc.integer({ min: 1, max: 9000 }),
    fc.string(),
  )
  .map(([unit, times, tail]) => unit.repeat(times) + tail);

describe("skipScan", () => {
  it("reads any JSON as JSON.parse does, but for the ends of long strings", () => {
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: "small" },
        fc.jsonValue(),
        longText,
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(
          fc.oneof(fc.string(), fc.constantFrom("__proto__", "type", "text")),
          tie("value"),
          { maxKeys: 4 },
        ),
      ),
    }));
    fc.assert(
      fc.property(value, fc.boolean(), (json, spaced) => {
        const text = JSON.stringify(json, null, spaced ? " " : "");
        expect(cut(scan(text))).toEqual(cut(JSON.parse(text)));
      }),
      { numRuns: 500 },
    );
  });

  it("says no wherever JSON.parse refuses, or reads the same value", () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom(...'{}[]",:\\0-.eE+ \u0001ntf'),
        (json, at, inserted) => {
          const text =
            json.slice(0, at % (json.length + 1)) + inserted + json.slice(at % (json.length + 1));
          let parsed: unknown;
          try {
            parsed = JSON.parse(text);
          } catch {
            expect(scan(text)).toBeUndefined();
            return;
          }
          expect(scan(text) ?? parsed).toEqual(parsed);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("takes the last of two equal keys and reads escaped keys", () => {
    expect(scan('{"a":1,"a":2,"\\u0062":3}')).toEqual({ a: 2, b: 3 });
  });

  it("makes __proto__ an own field", () => {
    expect(Object.keys(scan('{"__proto__":{"x":1}}') as object)).toEqual(["__proto__"]);
  });

  it("reads long numbers as JSON.parse does", () => {
    const text = '{"cost":0.12345678901234567,"n":-1e-7,"big":12345678901234567890}';
    expect(scan(text)).toEqual(JSON.parse(text));
  });

  it("does not overflow on deep nesting", () => {
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    expect(scan(deep)).toBeDefined();
  });

  it("turns invalid UTF-8 into U+FFFD, as decoding the whole line would", () => {
    const bytes = Uint8Array.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]);
    expect(skipScan(bytes, 0, bytes.length)).toEqual({ a: "\ufffd" });
  });
});
