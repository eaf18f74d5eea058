import { describe, expect, it } from "vitest";
import { endsOf, readMounted } from "./mounted-text.ts";

function mount(html: string): Element {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

function rangeOfWords(root: Element, words: string): string | undefined {
  const mounted = readMounted(root);
  const at = mounted.text.indexOf(words);
  if (at < 0) return undefined;
  const ends = endsOf(mounted, at, at + words.length);
  const range = document.createRange();
  range.setStart(ends.startContainer, ends.startOffset);
  range.setEnd(ends.endContainer, ends.endOffset);
  return range.toString();
}

describe("readMounted", () => {
  it("joins what is in one line, as the colours of code are", () => {
    const code = mount("<pre><span>const</span> <span>a</span> = <span>1</span></pre>");
    expect(rangeOfWords(code, "const a = 1")).toBe("const a = 1");
    expect(rangeOfWords(code, "nst a")).toBe("nst a");
  });

  it("lets no words run from one block into the next, or over a line's end", () => {
    const blocks = mount("<p>one</p><p>two<br>three</p>");
    expect(readMounted(blocks).text).not.toMatch(/onetwo|twothree/);
  });

  it("leaves out what is drawn or said beside the text", () => {
    const line = mount('<p><i aria-hidden="true">88</i><b class="sr-only">added</b>text</p>');
    expect(readMounted(line).text.trim()).toBe("text");
    const head = mount(
      "<header><b>User</b><i data-label>from here</i></header><button>Copy</button>",
    );
    expect(readMounted(head).text.trim()).toBe("from here");
  });
});
