import type { Step } from "./steps.ts";

/** Opens all that is known of the session, and how that is called. */
export const ABOUT_KEY = "i";
export const ABOUT_SESSION = "About this session";

interface SessionKey {
  readonly key: string;
  readonly step: Step;
  readonly words: string;
}

/** The keys that lead along the path, in the order in which the list of keys tells them. */
export const sessionKeys: readonly SessionKey[] = [
  { key: "j", step: "next-message", words: "Next message" },
  { key: "k", step: "previous-message", words: "Previous message" },
  { key: "]", step: "next-user", words: "Next message of the user" },
  { key: "[", step: "previous-user", words: "Previous message of the user" },
  { key: "}", step: "next-branch", words: "Next branch point" },
  { key: "{", step: "previous-branch", words: "Previous branch point" },
  { key: "l", step: "next-label", words: "Next label" },
  { key: "x", step: "next-failure", words: "Next failure" },
  { key: "X", step: "previous-failure", words: "Previous failure" },
  { key: "g", step: "first", words: "First message" },
  { key: "G", step: "last", words: "Last message" },
];

export type Command = "find" | "show-keys";

interface CommandKey {
  readonly key: string;
  readonly command: Command;
  readonly words: string;
}

/** The keys that open something. */
export const commandKeys: readonly CommandKey[] = [
  { key: "/", command: "find", words: "Find in this session" },
  { key: "?", command: "show-keys", words: "This list" },
];
