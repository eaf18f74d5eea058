// Texts of every kind as the page draws them. Nothing here knows what an entry is, but for its folds.

export { plainOutput } from "./ansi.ts";
export { CodeBlock } from "./CodeBlock.tsx";
export { CodeLines } from "./CodeLines.tsx";
export { DiffView } from "./DiffView.tsx";
export { type DiffLine, readDiff } from "./diff-lines.ts";
export { languageOfPath, preloadHighlighter } from "./highlight.ts";
export { JsonView } from "./JsonView.tsx";
export { LongText } from "./LongText.tsx";
export { Markdown } from "./Markdown.tsx";
export { PlainText } from "./PlainText.tsx";
export { Sideways } from "./Sideways.tsx";
export { Terminal } from "./Terminal.tsx";
export { countLines, countWords } from "./text-pieces.ts";
