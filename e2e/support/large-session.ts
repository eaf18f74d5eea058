import { call, type EntryFields, SessionBuilder } from "@leafwalk/core/testing";

export const LARGE = "The log of the lighthouse";
const TEXT = "the lamp of the harbour burns through the night ".repeat(40);
/** So many turns are more than the page reads before anyone could look: 8 MB. */
const TURNS = 1100;

/** A session whose end is shown before all of it is read. Its first question is entry 0, its last answer says "lit at last". */
export function largeSession(header: EntryFields = {}): string {
  const session = new SessionBuilder({ title: LARGE, id: "large", cwd: "/srv/log", ...header });
  for (let turn = 0; turn < TURNS; turn++) {
    session.user(`Night ${turn}: is it lit? ${TEXT}`);
    session.assistant(
      [
        { type: "thinking", thinking: `Look at night ${turn}.` },
        call(`c${turn}`, "bash", { command: `look --night ${turn}` }),
      ],
      { stopReason: "toolUse" },
    );
    session.result(`c${turn}`, `${turn} hours of oil. ${TEXT}`);
    session.assistant(`Night ${turn} is lit. ${TEXT} ${TEXT}`);
  }
  session.user("And now?").assistant("It is lit at last.");
  return session.text();
}

/** So much was replaced by a compaction that what is sent is shorter than a screen. */
export function largeCompacted(): string {
  const session = new SessionBuilder({ title: LARGE, id: "compacted" });
  for (let night = 0; night < 10; night++) session.user(`Night ${night}. ${TEXT.repeat(500)}`);
  session.entry("compaction", { summary: "Ten nights, all lit.", firstKeptEntryId: "e11" });
  session.user("And now?").assistant("It is lit at last.");
  return session.text();
}

/** The same in version 1, whose entries have no ids. */
export function largeFirstVersion(): string {
  const session = new SessionBuilder({ version: 1, id: "first", title: LARGE });
  for (let night = 0; night < 5 * TURNS; night++) {
    const role = night % 2 === 0 ? "user" : "assistant";
    session.line({ type: "message", message: { role, content: `Night ${night}. ${TEXT}` } });
  }
  return session.text();
}
