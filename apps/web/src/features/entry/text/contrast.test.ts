import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse, ratio, readableOn } from "./contrast.ts";

const colours = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("readableOn", () => {
  it.each(["#ffffff", "#16191e"])("reaches 4.5 on %s with any colour", (ground) => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect(ratio(parse(readableOn(colour, ground)), parse(ground))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it("leaves alone what can be read", () => {
    expect(readableOn("#3c57d0", "#ffffff")).toBe("#3c57d0");
  });
});
