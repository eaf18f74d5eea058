import { SessionBuilder } from "@leafwalk/core/testing";
import { describe, expect, it } from "vitest";
import { sessionInMemory } from "../../source/test-bytes.ts";
import type { Tab } from "../../url/url-state.ts";
import { tellPlace } from "./tell-place.ts";

const { session } = sessionInMemory(
  new SessionBuilder()
    .user("a")
    .assistant("b")
    .entry("label", { targetId: "e2", label: "dead\u202e\nend" })
    .bytes(),
).open;

describe("tellPlace", () => {
  it.each([
    ["the context of the last entry", 2, "context", "T · Leafwalk"],
    ["another view", 2, "raw", "Raw · T · Leafwalk"],
    ["another leaf", 0, "tree", "T · at #0 · Leafwalk"],
    ["a leaf with a label", 1, "transcript", "Transcript · T · at “dead end” · Leafwalk"],
  ] as const)("names %s", (_, leaf, tab: Tab, words) => {
    expect(tellPlace(session, "T", leaf, tab)).toBe(words);
  });
});
