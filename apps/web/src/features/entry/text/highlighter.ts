// The highlighter itself: a chunk of its own, fetched when the first code block is on the screen, and
// each language when it is first met. It gives runs of text, never HTML.

import type { LanguageFn } from "highlight.js";
import hljs from "highlight.js/lib/core";
import type { CodeRun, CodeTone } from "./highlight.ts";

type Load = () => Promise<{ readonly default: LanguageFn }>;

const languages = new Map<string, Load>([
  ["bash", () => import("highlight.js/lib/languages/bash")],
  ["c", () => import("highlight.js/lib/languages/c")],
  ["cpp", () => import("highlight.js/lib/languages/cpp")],
  ["csharp", () => import("highlight.js/lib/languages/csharp")],
  ["css", () => import("highlight.js/lib/languages/css")],
  ["diff", () => import("highlight.js/lib/languages/diff")],
  ["dockerfile", () => import("highlight.js/lib/languages/dockerfile")],
  ["go", () => import("highlight.js/lib/languages/go")],
  ["ini", () => import("highlight.js/lib/languages/ini")],
  ["java", () => import("highlight.js/lib/languages/java")],
  ["javascript", () => import("highlight.js/lib/languages/javascript")],
  ["json", () => import("highlight.js/lib/languages/json")],
  ["kotlin", () => import("highlight.js/lib/languages/kotlin")],
  ["lua", () => import("highlight.js/lib/languages/lua")],
  ["markdown", () => import("highlight.js/lib/languages/markdown")],
  ["php", () => import("highlight.js/lib/languages/php")],
  ["python", () => import("highlight.js/lib/languages/python")],
  ["ruby", () => import("highlight.js/lib/languages/ruby")],
  ["rust", () => import("highlight.js/lib/languages/rust")],
  ["scss", () => import("highlight.js/lib/languages/scss")],
  ["sql", () => import("highlight.js/lib/languages/sql")],
  ["swift", () => import("highlight.js/lib/languages/swift")],
  ["typescript", () => import("highlight.js/lib/languages/typescript")],
  ["xml", () => import("highlight.js/lib/languages/xml")],
  ["yaml", () => import("highlight.js/lib/languages/yaml")],
]);

const tones = new Map<string, CodeTone>([
  ...(
    ["keyword", "built_in", "type", "literal", "meta", "tag", "selector-tag", "section"] as const
  ).map((scope) => [scope, "keyword"] as const),
  ...(["string", "regexp", "addition", "link", "quote", "char", "symbol"] as const).map(
    (scope) => [scope, "string"] as const,
  ),
  ["number", "number"],
  ...(
    ["title", "attr", "attribute", "property", "name", "selector-class", "selector-id"] as const
  ).map((scope) => [scope, "name"] as const),
  ["comment", "comment"],
  ["doctag", "comment"],
]);

/** Collects what highlight.js finds as runs. Also takes in other emitters: a language inside a language. */
class RunEmitter {
  readonly runs: CodeRun[] = [];
  private readonly scopes: (CodeTone | undefined)[] = [];

  addText(text: string): void {
    if (text === "") return;
    const tone = this.scopes.at(-1);
    const last = this.runs.at(-1);
    if (last && last.tone === tone)
      this.runs[this.runs.length - 1] = { text: last.text + text, tone };
    else this.runs.push({ text, tone });
  }

  startScope(name: string): void {
    const [scope = ""] = name.split(".", 1);
    // A scope without a colour of its own, such as "params", leaves that of what is around it.
    this.scopes.push(scope === "subst" ? undefined : (tones.get(scope) ?? this.scopes.at(-1)));
  }

  endScope(): void {
    this.scopes.pop();
  }

  // Its older names for the same, which the engine calls as well.
  openNode(name: string): void {
    this.startScope(name);
  }

  closeNode(): void {
    this.endScope();
  }

  __addSublanguage(other: RunEmitter): void {
    for (const run of other.runs) this.runs.push(run);
  }

  finalize(): void {}

  toHTML(): string {
    return "";
  }
}

const engine = hljs.newInstance();
engine.configure({ __emitter: RunEmitter });

/** Languages that most sessions hold; fetched ahead, they are there when the server no longer is. */
const common = ["bash", "diff", "javascript", "json", "markdown", "python", "typescript"];

export async function loadCommonLanguages(): Promise<void> {
  await Promise.all(common.map(loadLanguage));
}

async function loadLanguage(language: string): Promise<boolean> {
  const load = languages.get(language);
  if (!load) return false;
  if (!engine.getLanguage(language)) engine.registerLanguage(language, (await load()).default);
  return true;
}

/** Runs of a code, undefined for a language that is not known. */
export async function highlightRuns(
  text: string,
  language: string,
): Promise<readonly CodeRun[] | undefined> {
  if (!(await loadLanguage(language))) return undefined;
  const result = engine.highlight(text, { language, ignoreIllegals: true });
  // The emitter is the one configured above.
  const { runs } = result._emitter as unknown as RunEmitter;
  // The engine swallows its own errors. Whatever happens to the colours, no text may be lost.
  return runs.map((run) => run.text).join("") === text ? runs : undefined;
}
