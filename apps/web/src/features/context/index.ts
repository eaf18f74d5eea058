export { ContextPanel } from "./ContextPanel.tsx";
export { toldWriterOf, writerOf } from "./origin.ts";
export { ruleSetOf } from "./rules-words.ts";
export { TranscriptPanel } from "./TranscriptPanel.tsx";
