import { describe, expect, it } from "vitest";
import { textBytes } from "../../source/test-bytes.ts";
import { textOfRecord } from "./record-text.ts";

const line = '{"type":"label","id":"e1", "label":"ü"}';
const record = { bytes: textBytes(line), isCut: false };

describe("textOfRecord", () => {
  it("lays the JSON out, or leaves it as it stands in the file", () => {
    expect(textOfRecord(record, "pretty")).toEqual({
      text: '{\n  "type": "label",\n  "id": "e1",\n  "label": "ü"\n}',
      note: undefined,
    });
    expect(textOfRecord(record, "file")).toEqual({ text: line, note: undefined });
  });

  it("says why something is not laid out", () => {
    const broken = { bytes: textBytes("no JSON"), isCut: false };
    expect(textOfRecord(broken, "pretty")).toMatchObject({
      text: "no JSON",
      note: expect.stringMatching(/Not to be/),
    });
    expect(textOfRecord({ ...record, isCut: true }, "pretty")).toMatchObject({
      text: line,
      note: expect.stringMatching(/Too large/),
    });
  });

  it("says it once where a diagnostic has said already that it is no record", () => {
    const broken = { bytes: textBytes("null"), isCut: false };
    expect(textOfRecord(broken, "pretty", false)).toEqual({ text: "null", note: undefined });
    expect(textOfRecord({ ...broken, isCut: true }, "pretty", false).note).toMatch(/Too large/);
  });
});
