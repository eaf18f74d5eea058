export { ContextPanel } from "./ContextPanel.tsx";
export { TranscriptPanel } from "./TranscriptPanel.tsx";
