import { describe, expect, it } from "vitest";
import { roleDeclarations } from "../roles/index.ts";
import { openFixture } from "../testing/read-fixture.ts";
import { blockText } from "../values/block.ts";
import { entryDeclaration, entryDeclarations } from "./index.ts";

const { session, bodyOf } = openFixture("all-types.jsonl");
const positions = Array.from({ length: session.count }, (_, i) => i);

function blocksAt(position: number) {
  const declaration = entryDeclaration(session.typeOf(position));
  return declaration.blocks(declaration.decode(bodyOf(position) ?? {}));
}

describe("every entry type in the list", () => {
  it("has a type of its own", () => {
    const types = entryDeclarations.map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
  });

  it.each(entryDeclarations.map(({ type }) => type))(
    "%s occurs in a fixture, has a preview and something to show",
    (type) => {
      const found = positions.filter((position) => session.typeOf(position) === type);
      expect(found.length).toBeGreaterThan(0);
      for (const position of found) {
        expect(session.previewOf(position)).not.toBe("");
        expect(blocksAt(position).length).toBeGreaterThan(0);
      }
    },
  );

  it.each(entryDeclarations.map((declaration) => [declaration.type, declaration.name] as const))(
    "%s decodes anything without throwing and has a name",
    (type, name) => {
      expect(name).not.toBe("");
      const declaration = entryDeclaration(type);
      for (const raw of [
        {},
        {
          message: 3,
          content: {},
          summary: 7,
          label: [],
          usage: "x",
          injectedRules: 1,
          data: null,
        },
      ]) {
        const body = declaration.decode(raw);
        expect(() => declaration.blocks(body).map(blockText)).not.toThrow();
      }
    },
  );

  it("is found by its own words", () => {
    const words = positions.map((position) => blocksAt(position).map(blockText).join("\n"));
    for (const word of [
      "flicker at dusk",
      "fuse 3: loose",
      "new bulb",
      "High tide",
      "no-guessing",
      "matches dry",
      "caw",
    ]) {
      expect(words.some((text) => text.includes(word))).toBe(true);
    }
  });
});

describe("every role in the list", () => {
  it.each(roleDeclarations.map(({ role }) => role).filter((role) => role !== "hookMessage"))(
    "%s occurs in a fixture",
    (role) => {
      expect(positions.some((position) => session.roleOf(position) === role)).toBe(true);
    },
  );

  it("shows hookMessage of version 2 as custom", () => {
    const old = openFixture("v2.jsonl").session;
    expect(Array.from({ length: old.count }, (_, i) => old.roleOf(i))).toContain("custom");
  });

  it.each(roleDeclarations.map((declaration) => [declaration.role, declaration] as const))(
    "%s shows and sends odd messages without throwing",
    (_, declaration) => {
      for (const content of [
        undefined,
        null,
        7,
        "",
        {},
        [null, "bare", { type: "text" }, { type: "image" }, { text: "no type" }],
      ]) {
        const message = {
          role: declaration.role,
          content,
          files: content,
          sections: content,
          output: content,
        };
        expect(() => declaration.blocks(message).map(blockText)).not.toThrow();
        expect(() => declaration.toLlm(message)).not.toThrow();
      }
    },
  );
});
