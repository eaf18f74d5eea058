import { describe, expect, it } from "vitest";
import { tellApart } from "./tell-apart.ts";

const long = "Untitled · “You are a careful reviewer of the service in this folder";

describe("tellApart", () => {
  it("leaves titles alone that nobody else has", () => {
    const sessions = [
      { key: "a", title: "One", prompt: "same" },
      { key: "b", title: "Two", prompt: "same" },
    ];
    expect(tellApart(sessions).size).toBe(0);
  });

  it("adds the first words that differ to equal titles", () => {
    const sessions = ["fix the parser", "fix the lexer", "write docs"].map((prompt, i) => ({
      key: String(i),
      title: "Work",
      prompt,
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
    }));
    expect([...tellApart(sessions).values()]).toEqual([
      "Untitled · “You are … a.ts",
      "Untitled · “You are … b.ts",
    ]);
  });

  it("tells those that are wholly the same from the others at least", () => {
    const sessions = ["go on", "go on", "go back"].map((prompt, i) => ({
      key: String(i),
      title: "Work",
      prompt,
    }));
    expect(tellApart(sessions).get("0")).toBe("Work · on");
    expect(tellApart(sessions).get("1")).toBe("Work · on");
  });
});
