import type { Session } from "@leafwalk/core";
import { formatBytes } from "../../format/figures.ts";
import { looksBinary } from "./looks-binary.ts";

/** Why a file was not opened, in words. */
export interface Refusal {
  readonly title: string;
  readonly text: string;
  /** The first words of the file, where they help to see what it is. */
  readonly begins?: string;
}

const HEAD = 4096;
const EXCERPT = 120;
const opens = "Leafwalk opens the session files (.jsonl) that omp and pi write.";

/** The wording of every refusal. Each names the file: several may have been dropped in a row. */
export const refuse = {
  nothing: (folder?: string): Refusal =>
    folder === undefined
      ? { title: "There was no file in what was dropped", text: opens }
      : { title: `${folder} holds no .jsonl file`, text: `The page stays as it was. ${opens}` },

  /** Told from its first bytes, so that a film of four gigabytes is not read to its end. */
  foreign: async (file: File): Promise<Refusal | undefined> => {
    const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    if (!looksBinary(head)) return undefined;
    const what = file.type ? ` (${file.type})` : "";
    return {
      title: `${file.name} is not a session file`,
      text: `It is no text${what}. The page stays as it was. ${opens}`,
    };
  },

  noSession: async (file: File, session: Session): Promise<Refusal | undefined> => {
    if (session.kind === "session") return undefined;
    if (session.kind === "empty") {
      return {
        title: `${file.name} is empty`,
        text: "There is nothing in it yet. An agent that has just started may write to it later.",
      };
    }
    const begins = (await file.slice(0, HEAD).text()).trim().slice(0, EXCERPT);
    return {
      title: `${file.name} is not a session file`,
      text: `No line of its ${formatBytes(file.size)} is a record that Leafwalk knows. It begins with:`,
      begins,
    };
  },

  /** None of several files that came together. */
  all: (names: readonly string[]): Refusal => ({
    title: `None of these ${names.length} files is a session file`,
    text: `${listNames(names)}: the page stays as it was. ${opens}`,
  }),

  gone: (name: string): Refusal => ({
    title: `${name} is gone`,
    text: "It was moved, renamed or deleted since it was opened here. Drop it again from where it is now, or choose it.",
  }),

  forbidden: (name: string): Refusal => ({
    title: `${name} may not be read`,
    text: "The browser did not get the permission. It asks once more when you open the file again.",
  }),

  cancelled: (file: File): Refusal => ({ title: `${file.name} was not read to its end`, text: "" }),

  failed: (name: string, error: unknown): Refusal => ({
    title: `${name} could not be read`,
    text: error instanceof Error ? error.message : String(error),
  }),
};

const NAMES_SHOWN = 5;

function listNames(names: readonly string[]): string {
  const more = names.length - NAMES_SHOWN;
  const shown = names.slice(0, NAMES_SHOWN).join(", ");
  return more > 0 ? `${shown} and ${more} more` : shown;
}
