import { FactsReader, openSession } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { smallSession } from "../../testing/sessions.ts";
import { describeDamage } from "./damage.ts";

describe("describeDamage", () => {
  it.each([
    { desc: "an empty file", text: "", damaged: "The file is empty" },
    {
      desc: "a foreign file",
      text: '{"type":"event","data":"tick"}\n',
      damaged: "No line of the file is a record of a session",
    },
    {
      desc: "a torn header",
      text: `{"type":"sess\n${new SessionBuilder(null).user("Hi").text()}`,
      damaged: "Line 1: 13 bytes cannot be read as JSON",
    },
    {
      desc: "no header",
      text: new SessionBuilder(null).user("Hi").text(),
      damaged: "The file has no session header",
    },
    {
      desc: "several bad lines",
      text: `${smallSession()}{bad\n{worse\n`,
      damaged: "Line 4: 4 bytes cannot be read as JSON, and 1 more place",
    },
    {
      desc: "a last line still being written",
      text: `${smallSession()}{"type":"mess`,
      damaged: null,
    },
  ])("says what is lost of $desc", async ({ text, damaged }) => {
    const reader = new FactsReader();
    reader.push(Buffer.from(text));
    expect(describeDamage(openSession(reader.facts()))).toBe(damaged);
  });
});
