// What was written to get out of where it belongs, in every place that a text has.

import { call, SessionBuilder } from "@leafwalk/core/testing";
import type { SessionCase } from "./expectations.ts";
import { BREAKS_OUT, links, markup, terminal } from "./hostile-texts.ts";

const HTTP_OR_MAIL = ["http:", "https:", "mailto:"];

export const hostileCases: readonly SessionCase[] = [
  {
    name: "hostile-name",
    text: new SessionBuilder({ title: "Bell\u001b[31m buoy\r\nsecond line\u0007" })
      .user("\t\u001b[2J\u001b]0;taken\u0007Ring it\u0000 \u202etxt.exe\u202c")
      .entry("session_info", { name: "  \u001b[1mBuoy\u001b[0m\nwatch  " })
      .entry("session_info", { name: "   " })
      .text(),
    expect: {
      list: {
        nameMustNotContain: ["\u001b", "\u0000", "\u0007", "\u007f", "\r", "\n"],
        singleLine: true,
      },
    },
  },
  {
    name: "hostile-links",
    text: new SessionBuilder()
      .user(links)
      .assistant([
        { type: "text", text: links },
        { type: "thinking", thinking: links },
      ])
      .entry("branch_summary", { fromId: "e2", summary: links })
      .entry("custom_message", { customType: "logbook", content: links, display: true })
      .entry("compaction", { summary: links, firstKeptEntryId: "e1", tokensBefore: 900 })
      .text(),
    expect: {
      dom: {
        everyAnchorProtocolIn: HTTP_OR_MAIL,
        anchorsToKeep: ["https://charts.example.org/bay?x=1&y=2", "mailto:keeper@example.org"],
      },
    },
  },
  {
    name: "hostile-markup",
    text: new SessionBuilder()
      .user(markup)
      .assistant(markup)
      .assistant([call("c1", "bash", { command: markup })], { stopReason: "toolUse" })
      .result("c1", markup)
      .text(),
    expect: {
      entries: 4,
      dom: {
        noElements: ["script", "style", "iframe", "object", "embed", "form", 'img[src="x"]'],
        inEachEntryText: ['<page no="7">', "torn words", "last words"],
      },
    },
  },
  {
    name: "hostile-metadata",
    text: new SessionBuilder({
      id: BREAKS_OUT,
      cwd: `/srv/${BREAKS_OUT}`,
      title: BREAKS_OUT,
      parentSession: BREAKS_OUT,
    })
      .entry("message", { id: BREAKS_OUT, message: { role: `user${BREAKS_OUT}`, content: "who?" } })
      .goTo(BREAKS_OUT)
      .assistant("me", { provider: BREAKS_OUT, model: BREAKS_OUT, stopReason: BREAKS_OUT })
      .entry("model_change", { model: `acme/${BREAKS_OUT}`, role: BREAKS_OUT })
      .entry("thinking_level_change", { thinkingLevel: BREAKS_OUT })
      .entry("mode_change", { mode: BREAKS_OUT })
      .entry("label", { targetId: "e2", label: BREAKS_OUT })
      .entry(`kind${BREAKS_OUT}`)
      .result(BREAKS_OUT, "x", { toolName: BREAKS_OUT })
      .entry("custom_message", { customType: BREAKS_OUT, content: "z", display: true })
      .entry("ttsr_injection", { injectedRules: [BREAKS_OUT] })
      .entry("session_init", { systemPrompt: BREAKS_OUT, task: BREAKS_OUT, tools: [BREAKS_OUT] })
      .text(),
    expect: {
      dom: { everyAnchorProtocolIn: HTTP_OR_MAIL, noElements: ['img[src="x"]', "[onerror]"] },
    },
  },
  {
    name: "terminal-codes",
    text: new SessionBuilder()
      .user("Moor the boat")
      .assistant([call("c1", "bash", { command: "moor" })], { stopReason: "toolUse" })
      .result("c1", terminal)
      .entry("message", {
        message: { role: "bashExecution", command: "moor", output: terminal, exitCode: 0 },
      })
      .text(),
    expect: {
      dom: {
        textMustContain: [
          "port",
          "starboard",
          "bow",
          "anchor",
          "docked",
          "moored",
          "<i>upright</i>",
        ],
        textMustNotContain: ["\u001b", "[31m", "[0m", "[1;38;5;39m", "\u0007", "]0;another title"],
        documentTitleUnchanged: true,
      },
    },
  },
];
