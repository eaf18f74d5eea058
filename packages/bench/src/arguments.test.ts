import { expect, test } from "vitest";
import { ArgumentError, parseArguments } from "./arguments.ts";

const known = ["page", "facts", "tree"];

test("no name means every part", () => {
  expect(parseArguments([], known)).toEqual({ names: known, short: false });
  expect(parseArguments(["--short"], known)).toEqual({ names: known, short: true });
});

test("named parts run alone, once, and in the order of the list", () => {
  expect(parseArguments(["tree", "--short", "page", "tree"], known)).toEqual({
    names: ["page", "tree"],
    short: true,
  });
});

test("a name of no part says which there are", () => {
  expect(() => parseArguments(["fact"], known)).toThrow(ArgumentError);
  expect(() => parseArguments(["--fast"], known)).toThrow(
    "“--fast” is no part; there are page, facts, tree, and --short",
  );
});
