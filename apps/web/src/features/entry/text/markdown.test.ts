import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./markdown.ts";

/**
 * The text as the first wall lets it through: it has to hold by itself. (happy-dom is no browser that
 * DOMPurify works in; the journeys look at both walls in a real one.)
 */
function draw(text: string): HTMLElement {
  const element = document.createElement("div");
  const parts = renderMarkdown(text, (html) => html) ?? [];
  element.innerHTML = parts.map((part) => (part.kind === "html" ? part.html : "")).join("");
  return element;
}

const linkOf = (text: string) => draw(text).querySelector("a");

describe("renderMarkdown", () => {
  it("shows raw HTML as it is written", () => {
    const written =
      'Open <file name="notes.txt">inner words</file> then <style>body{display:none}</style>' +
      '<script>window.__pwned=1</script><img src=x onerror="window.__pwned=1"><iframe></iframe> end';
    const element = draw(written);
    expect(element.textContent?.trim()).toBe(written);
    expect(element.querySelector("script, style, img, iframe, file")).toBeNull();
  });

  it("shows a block of HTML line by line, and comments too", () => {
    const element = draw("<files>\n<file>a</file>\n</files>\n\n<!-- hidden? -->");
    expect(element.textContent).toContain("<file>a</file>");
    expect(element.textContent).toContain("<!-- hidden? -->");
    expect(element.querySelectorAll("br")).toHaveLength(2);
  });

  it.each([
    "[a](javascript:window.__pwned=1)",
    "[b](JaVaScRiPt:window.__pwned=1)",
    "[c](java&#9;script:window.__pwned=1)",
    "[d](<java\tscript:window.__pwned=1>)",
    "[e](vbscript:x)",
    "[f](data:text/html;base64,PHNjcmlwdD4=)",
    "[g](javascript&#58;window.__pwned=1)",
    "![h](javascript:window.__pwned=1)",
    "<javascript:window.__pwned=1>",
    "[i][r]\n\n[r]: javascript:window.__pwned=1",
    "[frag](#a1)",
    "[file](src/a.ts)",
    '[q](javascript:1 "t")',
  ])("makes no link of %j, and loses no word of it", (text) => {
    const element = draw(text);
    expect(element.querySelector("a, img")).toBeNull();
    expect(element.querySelector("abbr")?.getAttribute("title")).toBeTruthy();
  });

  it("keeps links to the web and to mail, away from this page", () => {
    const link = linkOf('[ok](https://example.org/a?b=1&c=2 "t")');
    expect(link?.getAttribute("href")).toBe("https://example.org/a?b=1&c=2");
    expect(link?.getAttribute("rel")).toBe("noopener noreferrer nofollow");
    expect(link?.getAttribute("target")).toBe("_blank");
    expect(linkOf("[mail](mailto:nobody@example.org)")?.getAttribute("href")).toMatch(/^mailto:/);
    expect(linkOf("see https://example.org/x for more")?.textContent).toBe("https://example.org/x");
  });

  it("never loads an image, but says where it is", () => {
    const element = draw("![a chart](https://example.org/pixel.png)");
    expect(element.querySelector("img")).toBeNull();
    expect(element.querySelector("a")?.textContent).toBe("image: a chart");
  });

  it("lets no attribute out of a title or an address", () => {
    const hostile = `[x](https://example.org/"onmouseover="window.__pwned=1 '"><img src=x>')`;
    const link = draw(hostile);
    expect(link.querySelector("img")).toBeNull();
    for (const element of link.querySelectorAll("*")) {
      for (const { name } of element.attributes) expect(name).not.toMatch(/^on/);
    }
  });

  it("gives code blocks apart, with their language", () => {
    const parts = renderMarkdown("before\n\n```ts {1}\nconst a = 1;\n```\nbehind") ?? [];
    expect(parts.map(({ kind }) => kind)).toEqual(["html", "code", "html"]);
    expect(parts[1]).toMatchObject({ text: "const a = 1;", language: "ts" });
  });

  it("never draws a heading larger than the text", () => {
    expect(draw("# Big\n\nText").innerHTML).toMatch(/^<p><strong>Big<\/strong><\/p>/);
  });

  it("keeps lists, tables and tasks", () => {
    const element = draw("3. three\n4. four\n\n- [x] done\n\n| a | b |\n|--:|---|\n| 1 | 2 |");
    expect(element.querySelector("ol")?.getAttribute("start")).toBe("3");
    expect(element.textContent).toContain("☑ done");
    expect(element.querySelector("td")?.getAttribute("align")).toBe("right");
  });

  it.each([
    ["quotes nested without end", `${">".repeat(9000)} deep`],
    ["emphasis without end", "_a".repeat(40_000)],
    ["a word without end before an @", `${"a".repeat(90_000)}@`],
  ])("gives up on %s", (_, text) => {
    expect(renderMarkdown(text)).toBeUndefined();
  });

  it("does not give up on long code and on many paragraphs", () => {
    const code = `\`\`\`ts\n${"const a = 1;\n".repeat(3000)}\`\`\`\n`;
    expect(renderMarkdown(code)?.map(({ kind }) => kind)).toEqual(["code"]);
    expect(renderMarkdown("A paragraph of words.\n\n".repeat(2000))).toBeDefined();
  });

  it("never makes an element that can run or load anything, of any text", () => {
    const pieces = fc.constantFrom(
      ...["<", ">", "](", ")", "[", "!", "`", "\n", "\n\n", '"', "'", "&", "#", "*", "|", "- "],
      ...[
        "javascript:",
        "onerror=",
        "<svg/onload=1>",
        "<img src=x>",
        "<a href=",
        "https://e.org",
        "\t",
      ],
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 25 }),
        (all) => {
          const element = draw(all.join(""));
          expect(
            element.querySelector("script, img, iframe, svg, style, form, object, embed"),
          ).toBeNull();
          for (const link of element.querySelectorAll("a")) {
            expect(link.getAttribute("href")).toMatch(/^(https?|mailto):/);
          }
        },
      ),
    );
  });
});
