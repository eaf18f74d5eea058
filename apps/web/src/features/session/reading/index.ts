export { LocalProgress, RemoteProgress } from "./Progress.tsx";
export { ReadingBar } from "./ReadingBar.tsx";
export { ReadingPanel } from "./ReadingPanel.tsx";
export type { Reading } from "./reading.ts";
export { StillRead } from "./StillRead.tsx";
