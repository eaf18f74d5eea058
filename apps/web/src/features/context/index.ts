export { ContextPanel } from "./ContextPanel.tsx";
export { toldWriterOf } from "./origin.ts";
export { TranscriptPanel } from "./TranscriptPanel.tsx";
