export { EntryView } from "./EntryView.tsx";
export type { EntryToDraw } from "./entry-content.ts";
export { entryIcon } from "./entry-icon.ts";
export { isUnknown, joinWords, plainPreviewOf, titleOfEntry, wordsOfLine } from "./entry-title.ts";
export { CodeLines, preloadHighlighter } from "./text/index.ts";
export { toolIcon } from "./tool-icon.ts";
