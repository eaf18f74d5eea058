// Markdown readers take quadratic time over some paragraphs ("_a_a_a…", a long word before an @). Bounding
// the paragraph bounds the time: beyond it a text is shown as it is.

/** Characters between two blank lines; what stands in a code block is not read as markdown and not counted. */
const BLOCK_AT_MOST = 10_000;
const FENCE = /^ {0,3}(?:```|~~~)/;

/** Whether a text can be rendered as markdown without being felt. */
export function isTame(text: string): boolean {
  let block = 0;
  let isCode = false;
  for (let from = 0; from < text.length; ) {
    const next = text.indexOf("\n", from);
    const end = next < 0 ? text.length : next;
    const line = text.slice(from, Math.min(end, from + 8));
    if (FENCE.test(line)) isCode = !isCode;
    block = isCode || line.trim() === "" ? 0 : block + end - from;
    if (block > BLOCK_AT_MOST) return false;
    from = end + 1;
  }
  // A code block that nobody closes is one to the end of the text, as markdown has it.
  return true;
}
