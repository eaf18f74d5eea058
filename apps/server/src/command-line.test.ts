import { describe, expect, it } from "vitest";
import { parseCommandLine } from "./command-line.ts";
import { UsageError } from "./usage-error.ts";

describe("the command line", () => {
  it.each([
    {
      args: "",
      expected: {
        name: "serve",
        paths: [],
        dir: undefined,
        port: undefined,
        open: false,
        cache: true,
      },
    },
    { args: "a b.jsonl", expected: { name: "serve", paths: ["a", "b.jsonl"] } },
    { args: "--no-cache", expected: { name: "serve", cache: false } },
    { args: "--dir d --port 0 --open", expected: { name: "serve", dir: "d", port: 0, open: true } },
    { args: "--dir=-demo -- -x", expected: { name: "serve", dir: "-demo", paths: ["-x"] } },
    { args: "--host 127.0.0.1", expected: { name: "serve" } },
    { args: "--host localhost", expected: { name: "serve" } },
    { args: "inspect --json -- -x", expected: { name: "inspect", args: ["--json", "--", "-x"] } },
    { args: "inspect --help", expected: { name: "help" } },
    { args: "inspect -- --help", expected: { name: "inspect", args: ["--", "--help"] } },
    { args: "./inspect", expected: { name: "serve", paths: ["./inspect"] } },
    { args: "--help --port x", expected: { name: "help" } },
    { args: "--version", expected: { name: "version" } },
  ])("understands “$args”", ({ args, expected }) => {
    expect(parseCommandLine(args.split(" ").filter(Boolean))).toMatchObject(expected);
  });

  it.each([
    { args: "--port x", message: "--port is a number from 0 to 65535, not “x”" },
    { args: "--port 65536", message: "--port is a number from 0 to 65535, not “65536”" },
    { args: "--port", message: "Option '--port <value>' argument missing" },
    { args: "--colour", message: "Unknown option '--colour'" },
    { args: "-demo", message: "Unknown option '-d'" },
    { args: "--open=yes", message: "Option '--open' does not take an argument" },
  ])("refuses “$args” in one line", ({ args, message }) => {
    expect(() => parseCommandLine(args.split(" "))).toThrow(new UsageError(message));
  });

  it.each(["0.0.0.0", "::", "::1", "192.168.0.7", "example.org", ""])(
    "refuses --host %s and says why",
    (host) => {
      expect(() => parseCommandLine([`--host=${host}`])).toThrow(/is refused: without sign-in/);
    },
  );
});
