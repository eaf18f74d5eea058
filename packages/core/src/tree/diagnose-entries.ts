import { type Diagnostic, type DiagnosticCode, diagnose } from "../diagnostics.ts";
import { entryDeclaration, entryTypes } from "../entries/index.ts";
import { Flag } from "../values/facts-draft.ts";
import type { Session } from "./session.ts";

const ODD = Flag.missingType | Flag.missingMessage | Flag.badTimestamp;

/** What is odd about entries by themselves, in file order. */
export function diagnoseEntries(session: Session): Diagnostic[] {
  const found: Diagnostic[] = [];
  const { type: types, typeNames, flags } = session.facts;
  const isPlain = typeNames.map(
    (type) => entryTypes.has(type) && entryDeclaration(type).context !== "compaction",
  );
  for (let position = 0; position < session.count; position++) {
    // Nearly all of them.
    if (isPlain[types[position]!] && (flags[position]! & ODD) === 0) continue;
    const tell = (code: DiagnosticCode, message: string) => {
      const about = { entryId: session.idOf(position), position };
      found.push(diagnose(code, session.facts.line[position]!, message, about));
    };
    const type = session.typeOf(position);
    if (session.has(position, Flag.missingType)) tell("missing-type", "The record has no type");
    else if (!entryTypes.has(type)) tell("unknown-type", `Type “${type}” is not known`);
    if (session.has(position, Flag.missingMessage)) {
      tell("missing-message", "The entry holds no message");
    }
    if (session.has(position, Flag.badTimestamp)) tell("bad-timestamp", "The time cannot be read");
    if (entryDeclaration(type).context === "compaction") {
      const kept = session.firstKeptIdOf(position);
      if (kept !== undefined && !isBefore(session, kept, position)) {
        const message = `First kept entry ${kept} is not on the path before the compaction`;
        tell("first-kept-not-on-path", message);
      }
    }
  }
  return found;
}

/** Whether an entry of this id stands on the path before a position. */
function isBefore(session: Session, id: string, position: number): boolean {
  return session
    .holdersOf(id)
    .some((holder) => holder !== position && session.isOnPathOf(holder, position));
}
