// Previews are one line of what was written in markdown. Its marks say nothing there and take the room of words.

const FENCE = /(?:```|~~~)[\w+#.-]*\s?/g;
const IMAGE_OR_LINK = /!?\[([^\][]*)\]\((?:[^()\s]*)\)/g;
const TABLE_RULE = /\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?/g;
/** Also within the line, where a line ended before; a single # there may mean a number. */
const HEADING = /^#{1,6}\s+|(?<=\s)#{2,6}\s+(?=\S)/g;
/** An item of a list where a line ended before: behind the end of a sentence, or of another item's. */
const ITEM = /(?<=[:.;!?`]\s)[-*]\s+(?=\S)/g;
const BLOCK_START = /^(?:[-*+>]\s+|-{3,}\s+)+/;
/** Not within words, and not in globs. */
const STRONG = /(?<![\w*])\*\*(?=[^\s*/])([^*]*[^\s*])\*\*(?![\w*/])/g;
const EMPHASIS = /(?<![\w*])\*(?=[^\s*/.])([^*]*[^\s*])\*(?![\w*/.])/g;
const CODE = /(`+)(?!`)\s?(.*?[^`\s])\s?\1(?!`)/g;

/** A preview without fences, headings, bold, backticks, table pipes and link targets; the words stay as they are. */
export function plainWords(preview: string): string {
  let text = preview.replace(FENCE, "").replace(IMAGE_OR_LINK, "$1");
  const withoutRules = text.replace(TABLE_RULE, " | ");
  if (withoutRules !== text || /^\|.*\|/.test(text)) text = readCells(withoutRules);
  text = text
    .replace(BLOCK_START, "")
    .replace(HEADING, "")
    .replace(ITEM, "")
    .replace(STRONG, "$1")
    .replace(EMPHASIS, "$1")
    .replace(CODE, "$2");
  // A mark that the end of the preview cut off from its other half.
  if (text.endsWith("…")) text = text.replace(/(?<![\w*`])(?:\*\*|`)(?=\w)(?!.*(?:\*\*|`))/, "");
  text = text.replace(/\s+/g, " ").trim();
  return text === "" ? preview : text;
}

function readCells(text: string): string {
  const cells = text.split("|").map((cell) => cell.trim());
  return cells.filter((cell) => cell !== "").join(" · ");
}
