// Markdown to HTML that is safe to put into the page. First wall: raw HTML is no HTML here but text, shown
// as written, and a link is a link only if its address is. Second wall: what marked made goes through
// DOMPurify with a list of what our own rendering uses.

import DOMPurify, { type Config } from "dompurify";
import { Marked, type Token, type Tokens } from "marked";
import { escapeHtml } from "./escape-html.ts";
import { safeHref } from "./links.ts";
import { isTame } from "./tame.ts";

const marked = new Marked({
  gfm: true,
  // People and models end lines where they mean it.
  breaks: true,
  tokenizer: {
    // Not recognised, tags are text like any other and can be read: `<file name="notes.txt">`.
    html: () => undefined,
    tag: () => undefined,
  },
  renderer: {
    html: ({ text }) => escapeHtml(text),
    heading({ tokens }) {
      // A model's # never outgrows the page.
      return `<p><strong>${this.parser.parseInline(tokens)}</strong></p>\n`;
    },
    link({ href, title, tokens }) {
      const text = this.parser.parseInline(tokens);
      return drawLink(href, text, title);
    },
    image({ href, title, text }) {
      // Never loaded: looking at a session must not tell anyone that it is looked at.
      return drawLink(href, `image: ${escapeHtml(text || href)}`, title);
    },
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
  },
});

function drawLink(href: string, text: string, title: string | null | undefined): string {
  const address = safeHref(href);
  if (address === undefined) return `<abbr title="${escapeHtml(href)}">${text}</abbr>`;
  const words = title ? `${title}\n${address}` : address;
  return `<a href="${escapeHtml(address)}" title="${escapeHtml(words)}" ${away}>${text}</a>`;
}

const away = 'target="_blank" rel="noopener noreferrer nofollow"';

const purifying: Config = {
  ALLOWED_TAGS: [
    ...["p", "br", "hr", "strong", "em", "del", "code", "pre", "blockquote", "a", "abbr"],
    ...["ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td"],
  ],
  ALLOWED_ATTR: ["href", "title", "start", "align", "rel", "target"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
};

let purifier: typeof DOMPurify | undefined;

/** A purifier of our own, so that its hook touches nobody else's. Made late: tests import this without a window. */
function purify(html: string): string {
  if (!purifier) {
    purifier = DOMPurify(window);
    purifier.addHook("afterSanitizeAttributes", (node) => {
      if (node.nodeName !== "A") return;
      node.setAttribute("target", "_blank");
      node.setAttribute("rel", "noopener noreferrer nofollow");
    });
  }
  return purifier.sanitize(html, purifying);
}

/** A part of a markdown text: code blocks are drawn by a component, the rest as HTML. */
export type MarkdownPart =
  | { readonly kind: "html"; readonly html: string; readonly lines: number }
  | {
      readonly kind: "code";
      readonly text: string;
      readonly language: string;
      readonly lines: number;
    };

/**
 * The parts of a text in order; undefined where it cannot be taken apart in any reasonable time and is to
 * be shown as it is. Tests stand between the walls with a purifier that does nothing.
 */
export function renderMarkdown(
  text: string,
  purifyHtml: (html: string) => string = purify,
): readonly MarkdownPart[] | undefined {
  if (!isTame(text)) return undefined;
  try {
    const parts: MarkdownPart[] = [];
    for (const token of marked.lexer(text)) parts.push(renderToken(token, purifyHtml));
    return joinHtml(parts);
  } catch {
    return undefined;
  }
}

function renderToken(token: Token, purifyHtml: (html: string) => string): MarkdownPart {
  const lines = countLines(token.raw);
  if (token.type === "code") {
    // The lexer gives this shape to tokens of this type.
    const { text, lang = "" } = token as Tokens.Code;
    return { kind: "code", text, language: lang.split(/[\s{,]/, 1)[0] ?? "", lines };
  }
  return { kind: "html", html: purifyHtml(marked.parser([token])), lines };
}

/** Neighbouring pieces of HTML become one, up to a size at which folding still has something to choose from. */
function joinHtml(parts: readonly MarkdownPart[]): MarkdownPart[] {
  const joined: MarkdownPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === "html" && last?.kind === "html" && last.lines + part.lines <= 12) {
      joined[joined.length - 1] = {
        kind: "html",
        html: last.html + part.html,
        lines: last.lines + part.lines,
      };
    } else if (part.kind === "code" || part.html.trim() !== "") joined.push(part);
  }
  return joined;
}

/** Line ends, so that the parts of a text add up to its lines. */
function countLines(raw: string): number {
  return raw.split("\n").length - 1;
}
