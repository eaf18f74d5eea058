// Highlighting on demand: the text is there at once, its colours a moment later.

import { useEffect, useState } from "react";

export type CodeTone = "keyword" | "string" | "number" | "name" | "comment";

export interface CodeRun {
  readonly text: string;
  readonly tone: CodeTone | undefined;
}

/** Longer code stays plain: colouring it would be felt. In characters. */
const HIGHLIGHTED_AT_MOST = 50_000;

const aliases = new Map<string, string>([
  ...(["ts", "tsx", "mts", "cts"] as const).map((name) => [name, "typescript"] as const),
  ...(["js", "jsx", "mjs", "cjs"] as const).map((name) => [name, "javascript"] as const),
  ...(["sh", "shell", "zsh", "console"] as const).map((name) => [name, "bash"] as const),
  ...(["json5", "jsonc", "jsonl"] as const).map((name) => [name, "json"] as const),
  ...(["html", "svg", "vue", "svelte", "xhtml"] as const).map((name) => [name, "xml"] as const),
  ...(["toml", "cfg", "conf", "env", "properties"] as const).map((name) => [name, "ini"] as const),
  ...(["cc", "cxx", "hpp", "h++", "c++"] as const).map((name) => [name, "cpp"] as const),
  ["h", "c"],
  ["py", "python"],
  ["rb", "ruby"],
  ["rs", "rust"],
  ["kt", "kotlin"],
  ["cs", "csharp"],
  ["md", "markdown"],
  ["yml", "yaml"],
  ["patch", "diff"],
  ["golang", "go"],
]);

/** The highlighter's name for a language or a file's ending. */
function languageOf(name: string): string {
  const lower = name.toLowerCase();
  return aliases.get(lower) ?? lower;
}

export function languageOfPath(path: string): string {
  const file = path.split(/[/\\]/).at(-1) ?? "";
  if (/^dockerfile/i.test(file)) return "dockerfile";
  return file.includes(".") ? languageOf(file.split(".").at(-1) ?? "") : "";
}

/** Fetches the highlighter ahead of its first use. Without it code is only without colours. */
export async function preloadHighlighter(): Promise<void> {
  const { loadCommonLanguages } = await import("./highlighter.ts");
  await loadCommonLanguages();
}

/** Lines of runs; undefined until they are there, or for good where there is nothing to colour. */
export function useHighlight(
  text: string,
  language: string,
): readonly (readonly CodeRun[])[] | undefined {
  const [found, setFound] = useState<{ text: string; lines: readonly (readonly CodeRun[])[] }>();
  const isWanted = language !== "" && text !== "" && text.length <= HIGHLIGHTED_AT_MOST;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import("./highlighter.ts")
      .then(({ highlightRuns }) => highlightRuns(text, languageOf(language)))
      .then((runs) => {
        if (isCurrent && runs) setFound({ text, lines: splitLines(runs) });
      })
      // Without colours the code is still there to be read.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [text, language, isWanted]);
  return found?.text === text ? found.lines : undefined;
}

function splitLines(runs: readonly CodeRun[]): CodeRun[][] {
  const lines: CodeRun[][] = [[]];
  for (const { text, tone } of runs) {
    const [first = "", ...rest] = text.split("\n");
    if (first !== "") lines.at(-1)!.push({ text: first, tone });
    for (const line of rest) lines.push(line === "" ? [] : [{ text: line, tone }]);
  }
  return lines;
}
