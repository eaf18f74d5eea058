// Words without an end, in every field that reaches the page: they are cut or wrapped, and widen nothing.

import { call, SessionBuilder } from "@leafwalk/core/testing";
import type { SessionCase } from "./expectations.ts";

const WORD = "leeward".repeat(3_000);
const NESTED = JSON.parse(`${'{"below":'.repeat(60)}"ground"${"}".repeat(60)}`);
const TABLE = `| ${WORD} | b |\n|---|---|\n| c | ${WORD} |`;
const CODE = `\`\`\`ts\nconst rope = "${WORD}";\n\`\`\``;

const text = new SessionBuilder({ id: WORD, cwd: `/srv/${WORD}`, title: WORD, parentSession: WORD })
  .entry("model_change", { model: `${WORD}/${WORD}`, role: WORD })
  .entry("thinking_level_change", { thinkingLevel: WORD })
  .entry("mode_change", { mode: WORD })
  .user(WORD)
  .assistant(
    [
      { type: "thinking", thinking: WORD },
      { type: "text", text: `# ${WORD}\n\n${TABLE}\n\n${CODE}\n\n- \`${WORD}\`\n\n> ${WORD}` },
      call("c1", WORD, { path: WORD, [WORD]: NESTED }),
      call("c2", "edit", { path: `/srv/${WORD}.ts`, oldText: WORD, newText: `${WORD}!` }),
      call("c3", "bash", { command: WORD }),
    ],
    { stopReason: "toolUse", provider: WORD, model: WORD },
  )
  .result("c1", WORD, { toolName: WORD })
  .result("c2", WORD, { toolName: "edit", details: { diff: `-1 ${WORD}\n+1 ${WORD}!` } })
  .result("c3", WORD, { isError: true })
  .entry("label", { targetId: "e5", label: WORD })
  .entry("message", { message: { role: WORD, content: WORD } })
  .entry(WORD, { [WORD]: WORD })
  .entry("custom_message", { customType: WORD, content: WORD, display: true })
  .entry("branch_summary", { fromId: "e4", summary: WORD })
  .assistant([], { stopReason: "error", errorMessage: WORD })
  .entry("compaction", { summary: WORD, firstKeptEntryId: "e5", tokensBefore: 9 })
  .entry("message", {
    message: { role: "bashExecution", command: WORD, output: WORD, exitCode: 0 },
  })
  .user(`[${WORD}](https://example.org/${WORD})`, { id: WORD })
  .text();

export const longCases: readonly SessionCase[] = [{ name: "words-without-end", text, expect: {} }];
