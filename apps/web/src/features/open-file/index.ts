export { ChooseFileButton, ChooseFileIconButton } from "./ChooseFileButton.tsx";
export { OpenFile } from "./OpenFile.tsx";
export { cancelReading, reopenFiles } from "./page-opener.ts";
export type { Refusal } from "./refusal.ts";
export { useClosedFiles } from "./use-closed-files.ts";
export { useReading } from "./use-reading.ts";
export { useReopening } from "./use-reopening.ts";
