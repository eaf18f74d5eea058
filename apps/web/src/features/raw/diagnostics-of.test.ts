import { type FilePart, FileParts, listDiagnostics, openSession } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { factsOf } from "../../source/test-bytes.ts";
import { diagnosticsOf } from "./diagnostics-of.ts";

const file = new SessionBuilder({ version: 9 })
  .user("a", { parentId: "gone" })
  .raw("no JSON")
  .user("b");
const session = openSession(factsOf(file.bytes()));
const parts = new FileParts(session.facts);

function codesOf(kind: FilePart["kind"]): string[] {
  const all = Array.from({ length: parts.count }, (_, index) => parts.at(index));
  const part = all.find((one) => one.kind === kind)!;
  return diagnosticsOf(part, listDiagnostics(session)).map(({ code }) => code);
}

describe("diagnosticsOf", () => {
  it("finds what is told about an entry", () => {
    expect(codesOf("entry")).toEqual(["missing-parent"]);
  });

  it("finds what is told about the header, which has no position", () => {
    expect(codesOf("header")).toEqual(["newer-version"]);
  });

  it("leaves what was not read to its part", () => {
    expect(codesOf("unread")).toEqual([]);
  });
});
