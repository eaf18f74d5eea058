// Branches, parents and labels that a page easily gets wrong.

import { SessionBuilder } from "@leafwalk/core/testing";
import type { SessionCase } from "./expectations.ts";

export const treeCases: readonly SessionCase[] = [
  {
    name: "newer-version",
    text: new SessionBuilder({ version: 42, mood: "calm" })
      .user("Name two winds")
      .entry("tide_table", { metres: 3 })
      .assistant("Mistral, Bora")
      .text(),
    expect: { noErrorBanner: true, mustShowText: ["Name two winds", "Mistral, Bora"] },
  },
  {
    name: "parent-cycle",
    text: new SessionBuilder()
      .user("Light the lamp")
      .user("Turn it", { id: "x1", parentId: "y1" })
      .assistant("Turning", {}, { id: "y1", parentId: "x1" })
      .text(),
    expect: { treeNodeIds: ["e1", "x1", "y1"] },
  },
  {
    name: "missing-parent",
    text: new SessionBuilder()
      .user("Paint the tower")
      .assistant("White or red?")
      .goTo("lost-coat")
      .user("Red then")
      .assistant("Red it is")
      .text(),
    expect: {
      treeNodeIds: ["e1", "e2", "e3", "e4"],
      contextIncomplete: { missingParent: "lost-coat" },
    },
  },
  {
    name: "two-writers",
    text: new SessionBuilder()
      .user("Who keeps watch?")
      .assistant("Both of us")
      .user("The first keeper asks")
      .goTo("e2")
      .user("The second keeper asks")
      .goTo("e3")
      .assistant("Answer for the first")
      .goTo("e4")
      .assistant("Answer for the second")
      .goTo("e5")
      .user("The first again")
      .text(),
    expect: { children: { e2: ["e3", "e4"] }, offPath: ["e4", "e6"] },
  },
  {
    name: "abandoned-branch",
    text: new SessionBuilder()
      .user("Write a shanty")
      .assistant("Heave ho")
      .user("Too loud")
      .assistant("Heave, softly")
      .goTo("e2")
      .user("Make it about whales")
      .assistant("Heave ho, whale")
      .text(),
    expect: { offPath: ["e3", "e4"] },
  },
  {
    name: "ends-in-metadata",
    text: new SessionBuilder()
      .user("Is the fog gone?")
      .assistant("Nearly")
      .entry("thinking_level_change", { thinkingLevel: "low" })
      .entry("label", { targetId: "e1", label: "fog" })
      .entry("session_info", { name: "Fog watch" })
      .entry("custom", { customType: "barometer", data: null })
      .text(),
    expect: { lastMessage: "e2", visibleLabels: { e1: "fog" } },
  },
  {
    name: "labels",
    text: new SessionBuilder()
      .user("First watch")
      .assistant("Quiet")
      .entry("label", { targetId: "e1", label: "early" })
      .entry("label", { targetId: "e2", label: "gone soon" })
      .entry("label", { targetId: "e2" })
      .entry("label", { targetId: "e1", label: "early and kept" })
      .entry("label", { targetId: "no-such-entry", label: "adrift" })
      .entry("label", { targetId: "e3", label: "on a label" })
      .goTo("e1")
      .user("Second watch")
      .entry("label", { targetId: "e2", label: "" })
      .entry("label", { targetId: "e9", label: null })
      .text(),
    expect: { visibleLabels: { e1: "early and kept", e3: "on a label" } },
  },
];
