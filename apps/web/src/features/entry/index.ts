export { callArguments } from "./call-arguments.ts";
export { EntryView } from "./EntryView.tsx";
export { blocksOfEntry, type EntryToDraw } from "./entry-content.ts";
export { entryIcon, iconOfEntry } from "./entry-icon.ts";
export { entryNumber } from "./entry-number.ts";
export { isUnknown, joinWords, plainPreviewOf, titleOfEntry, wordsOfLine } from "./entry-title.ts";
export { type Sought, seek, useSought } from "./sought.ts";
export { CodeLines, plainOutput, preloadHighlighter } from "./text/index.ts";
export { toolIcon } from "./tool-icon.ts";
