import type { SessionTitle } from "@leafwalk/core";
import { plainWords } from "./plain-words.ts";
import { formatAge } from "./time.ts";

/** How a session is called, and what is said beside its name. */
export interface TitleWords {
  readonly title: string;
  /** "Began with /mode plan", where the first words were a command. */
  readonly note: string | undefined;
}

interface Titled {
  readonly title: SessionTitle;
  /** The first user message that is no command, else the first one; "" without any. */
  readonly firstPrompt: string;
  /** When it started, where that is known. */
  readonly started: number | null;
  readonly fileName: string;
}

/** A session without a name of its own is called by what was asked first; a command is no name. */
export function titleWords(
  { title, firstPrompt, started, fileName }: Titled,
  now: number,
): TitleWords {
  if (isNamed(title)) return { title: title.text, note: undefined };
  const first = title.origin === "first-user-text" ? title.text : firstPrompt;
  const note = isCommand(first) ? `Began with ${first}` : undefined;
  const words = isCommand(firstPrompt) ? "" : plainWords(firstPrompt);
  if (words) return { title: `Untitled · “${words}”`, note };
  if (note) return { title: note, note: undefined };
  const rest = started === null ? fileName : formatAge(started, now);
  return { title: `Untitled · ${rest}`, note: undefined };
}

function isNamed({ origin, text }: SessionTitle): boolean {
  return text !== "" && origin !== "first-user-text" && origin !== "time";
}

function isCommand(text: string): boolean {
  return /^\/\S/.test(text);
}
