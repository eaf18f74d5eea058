import { describe, expect, it } from "vitest";
import { safeHref } from "./links.ts";

describe("safeHref", () => {
  it.each([
    ["https://example.org/a?b=1&c=2", "https://example.org/a?b=1&c=2"],
    ["HTTP://Example.org", "http://example.org/"],
    ["mailto:nobody@example.org", "mailto:nobody@example.org"],
    [" https://example.org/ ", "https://example.org/"],
    ["ht\ntps://example.org/", "https://example.org/"],
  ])("lets %j through as the browser would read it", (href, address) => {
    expect(safeHref(href)).toBe(address);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "javascript&#58;alert(1)",
    "java&#9;script:alert(1)",
    "vbscript:x",
    "data:text/html;base64,PHNjcmlwdD4=",
    "blob:https://example.org/1",
    "file:///etc/passwd",
    "ftp://example.org",
    "//example.org/a",
    "/a/b",
    "#a1",
    "src/a.ts",
    "",
    "https://",
  ])("makes no link of %j", (href) => {
    expect(safeHref(href)).toBeUndefined();
  });
});
