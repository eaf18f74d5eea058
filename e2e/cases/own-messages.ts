// Texts, blocks and usage that a page easily gets wrong.

import { call, SessionBuilder } from "@leafwalk/core/testing";
import type { SessionCase } from "./expectations.ts";

const note = (content: unknown) => ({ customType: "logbook", content, display: true });

export const messageCases: readonly SessionCase[] = [
  {
    name: "line-separators",
    text: new SessionBuilder()
      .user("north\u2028east\u2029south\u0085west")
      .assistant("ebb\u2028flow")
      .text(),
    expect: { entries: 2, texts: { e1: "north east south west", e2: "ebb flow" } },
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
];
