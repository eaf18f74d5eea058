// Unusual but lawful: texts, branches, labels, blocks and usage that a page easily gets wrong.

import { call, SessionBuilder } from "@leafwalk/core/testing";
import type { SessionCase } from "./expectations.ts";

const note = (content: unknown) => ({ customType: "logbook", content, display: true });

export const conversationCases: readonly SessionCase[] = [
  {
    name: "line-separators",
    text: new SessionBuilder()
      .user("north\u2028east\u2029south\u0085west")
      .assistant("ebb\u2028flow")
      .text(),
    expect: { entries: 2, texts: { e1: "north east south west", e2: "ebb flow" } },
  },
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
    name: "hidden-message",
    text: new SessionBuilder()
      .user("Good evening")
      .entry("custom_message", { ...note("Storm warning in force"), display: false })
      .entry("custom", { customType: "barometer", data: { hPa: 980 } })
      .assistant("Evening")
      .text(),
    expect: { hiddenInTui: ["e2"], mustShowText: ["Storm warning in force"] },
  },
  {
    name: "failed-turns",
    text: new SessionBuilder()
      .user("Ring the bell")
      .assistant([{ type: "text", text: "Ringing" }, call("c1", "bell")], { stopReason: "aborted" })
      .result("c1", "rope torn", { toolName: "bell", isError: true })
      .user("Again")
      .assistant([], { stopReason: "error", errorMessage: "529 harbour closed" })
      .user("Once more")
      .assistant("Rung")
      .text(),
    expect: { mustShowText: ["529 harbour closed", "rope torn"] },
  },
  {
    name: "missing-usage",
    text: new SessionBuilder()
      .user("Ahoy")
      .assistant("Ahoy there", { usage: undefined })
      .assistant("And again", { usage: null })
      .assistant("Last one")
      .text(),
    expect: { usageUnknown: ["e2", "e3"], mustNotRender: ["NaN", "undefined"] },
  },
  {
    name: "content-shapes",
    text: new SessionBuilder()
      .entry("message", { message: { role: "user", content: null } })
      .entry("message", { message: { role: "assistant", content: "bare words" } })
      .entry("message", { message: { role: "toolResult", toolCallId: "c9", toolName: "read" } })
      .entry("custom_message", note(null))
      .entry("custom_message", note({ type: "text", text: "one block alone" }))
      .entry("custom_message", note(12))
      .entry("message", {
        message: {
          role: "user",
          content: [
            null,
            "loose",
            { type: "text" },
            { type: "image" },
            { text: "no kind" },
            { type: "text", text: "kept words" },
          ],
        },
      })
      .entry("message", { message: { role: "developer", content: "note of the developer" } })
      .entry("message", { message: { content: "nobody said" } })
      .text(),
    expect: {
      mustShowText: ["bare words", "one block alone", "kept words", "note of the developer"],
      mustNotRender: ["[object Object]", "undefined"],
    },
  },
  {
    name: "interleaved-blocks",
    text: new SessionBuilder()
      .user("Check both lamps")
      .assistant(
        [
          { type: "text", text: "Upper lamp first" },
          { type: "thinking", thinking: "It may be hot" },
          call("lamp-1", "read", { path: "upper.md" }),
          { type: "text", text: "Now the lower" },
          { type: "redactedThinking", data: "QUJD" },
          call("lamp-2", "read", { path: "lower.md" }),
          { type: "semaphore", flags: 2 },
          { type: "text", text: "Both are well" },
        ],
        { stopReason: "toolUse" },
      )
      .result("lamp-1", "bright", { toolName: "read" })
      .result("lamp-2", "dim", { toolName: "read" })
      .text(),
    expect: {
      renderOrder: [
        "Upper lamp first",
        "It may be hot",
        "lamp-1",
        "Now the lower",
        "lamp-2",
        "Both are well",
      ],
    },
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
