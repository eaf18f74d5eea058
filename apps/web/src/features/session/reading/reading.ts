import type { ReactNode } from "react";

/** What is read sooner should not flash. In milliseconds. */
export const LATE_MS = 300;

/** What the screen says of a session while only its end is known. */
export interface Reading {
  /** How far it is; drawn by itself, since it changes often. */
  readonly progress: ReactNode;
  /** Ends the reading; absent where that is not up to this page. */
  readonly onCancel?: () => void;
}
