import type { KeptFile } from "../../state/kept-store.ts";
import type { LocalSession, LocalState } from "../../state/local-store.ts";
import type { ReadFacts } from "./read-session.ts";

/** What the opener changes outside of itself. */
export interface OpenerDependencies {
  newId(): string;
  /** Milliseconds since some moment. */
  now(): number;
  readonly readFacts: ReadFacts;
  add(sessions: readonly LocalSession[]): void;
  setState(id: string, state: LocalState): void;
  /** Keeps the browser's pointers to files that turned out to be sessions. */
  keep(files: readonly KeptFile[]): void;
  showSession(id: string): void;
  /** Forgets a session that was shown, and goes back to where one was before it if it still is. */
  leaveSession(id: string): void;
  showList(): void;
}
