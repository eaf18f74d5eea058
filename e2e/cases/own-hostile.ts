// Texts and fields that were written to get out of where they belong.

import { call, SessionBuilder } from "@leafwalk/core/testing";
import type { SessionCase } from "./expectations.ts";

const RUNS = "window.__pwned=1";
const PAGE = Buffer.from(`<script>${RUNS}</script>`).toString("base64");

const links = [
  `[one](javascript:${RUNS})`,
  `[two](jAvAsCrIpT:${RUNS})`,
  `[three](java&#10;script:${RUNS})`,
  `[four](<java\tscript:${RUNS}>)`,
  "[five](vbscript:msgbox)",
  `[six](data:text/html;base64,${PAGE})`,
  `[seven](javascript&colon;${RUNS})`,
  `![eight](javascript:${RUNS})`,
  `<javascript:${RUNS}>`,
  `[nine][ref]\n\n[ref]: javascript:${RUNS}`,
  '[chart](https://charts.example.org/bay?x=1&y=2 "the bay")',
  "[keeper](mailto:keeper@example.org)",
  "[inside](#e1)",
].join("\n\n");

const markup = [
  'Read <page no="7">torn words</page>',
  "<style>body{visibility:hidden}</style>",
  `<script>${RUNS}</script>`,
  `<img src=x onerror="${RUNS}">`,
  `<svg onload="${RUNS}"></svg>`,
  `<iframe srcdoc="<script>parent.__pwned=1</script>"></iframe>`,
  `<object data="x"></object><embed src="x">`,
  `<details open ontoggle="${RUNS}">more</details>`,
  `<form action="https://example.org"><input name="q"></form> last words`,
].join("");

/** Gets out of an attribute, where it ends up in one unescaped. */
const BREAKS_OUT = `"><img src=x onerror=${RUNS}>`;

const terminal =
  "\u001b[31mport\u001b[0m \u001b[1;38;5;39mstarboard\u001b[m \u001b]0;another title\u0007bow " +
  "\u001b]8;;https://example.org\u001b\\anchor\u001b]8;;\u001b\\ 30%\r60%\rdocked xyz\b\bQ " +
  "\u001b[2K\u001b[1Gmoored \u202etxt.exe\u202c <i>upright</i>";

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
