import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tellApart } from "./tell-apart.ts";

const long = "Untitled · “You are a careful reviewer of the service in this folder";

const began = "5 Jan 2026 09:00";
const file = "same.jsonl";

describe("tellApart", () => {
  it("leaves titles alone that nobody else has", () => {
    const sessions = [
      { key: "a", title: "One", prompt: "same", began, file },
      { key: "b", title: "Two", prompt: "same", began, file },
    ];
    expect(tellApart(sessions).size).toBe(0);
  });

  it("adds the first words that differ to equal titles", () => {
    const sessions = ["fix the parser", "fix the lexer", "write docs"].map((prompt, i) => ({
      key: String(i),
      title: "Work",
      prompt,
      began,
      file,
    }));
    expect([...tellApart(sessions)].sort()).toEqual([
      ["0", "Work · parser"],
      ["1", "Work · lexer"],
      ["2", "Work · write docs"],
    ]);
  });

  it("shortens what long titles share", () => {
    const sessions = ["Review a.ts", "Review b.ts"].map((end, i) => ({
      key: String(i),
      title: `${long}. ${end}”`,
      prompt: `${long}. ${end}`,
      began,
      file,
    }));
    expect([...tellApart(sessions).values()]).toEqual([
      "Untitled · “You are … a.ts",
      "Untitled · “You are … b.ts",
    ]);
  });

  const twin = (key: string, given: { prompt?: string; began?: string } = {}) => ({
    key,
    title: "Nightly",
    prompt: "run the checks",
    began,
    file: `${key}.jsonl`,
    ...given,
  });

  it("tells those that were asked the same by when they began", () => {
    const sessions = [
      twin("a", { began: "5 Jan 2026 09:00" }),
      twin("b", { began: "6 Jan 2026 09:00" }),
      twin("c", { prompt: "run nothing" }),
    ];
    expect([...tellApart(sessions)].sort()).toEqual([
      ["a", "Nightly · 5 Jan 2026 09:00 · the checks"],
      ["b", "Nightly · 6 Jan 2026 09:00 · the checks"],
      ["c", "Nightly · nothing"],
    ]);
  });

  it("tells those that also began together by their files", () => {
    expect([...tellApart([twin("a"), twin("b")]).values()].sort()).toEqual([
      "Nightly · a.jsonl · run the checks",
      "Nightly · b.jsonl · run the checks",
    ]);
  });

  it("gives no two sessions with files of their own the same title", () => {
    const some = fc.record({
      title: fc.constantFrom("Work", "Play", long),
      prompt: fc.constantFrom("", "go", "go on", "go on then", long),
      began: fc.constantFrom("09:00", "10:00"),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), (given) => {
        const sessions = given.map((one, i) => ({ ...one, key: `k${i}`, file: `f${i}.jsonl` }));
        const titles = tellApart(sessions);
        const shown = sessions.map(({ key, title }) => titles.get(key) ?? title);
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });
});
