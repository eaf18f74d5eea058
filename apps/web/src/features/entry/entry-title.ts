import { entryDeclaration, Flag, roleDeclaration, type Session } from "@leafwalk/core";
import { formatCount } from "../../format/figures.ts";
import { plainWords } from "../../format/plain-words.ts";

/** What an entry is called: its role or type in our words, in the file's own where nobody has documented it. */
export function titleOfEntry(session: Session, position: number): string {
  const type = session.typeOf(position);
  const declaration = entryDeclaration(type);
  const { customType } = session.rareOf(position);
  // Only the fallback has no type of its own.
  if (declaration.type === "") return type || "(no type)";
  const role = session.roleOf(position);
  const known = role === "" ? undefined : roleDeclaration(role);
  const name = known ? (known.role === "" ? role : known.name) : declaration.name;
  return customType ? `${name} · ${customType}` : name;
}

/** Whether nobody has documented the entry's type or role. */
export function isUnknown(session: Session, position: number): boolean {
  if (entryDeclaration(session.typeOf(position)).type === "") return true;
  const role = session.roleOf(position);
  return role !== "" && roleDeclaration(role).role === "";
}

/** The preview in words: without the marks of markdown, where it was written in it. */
export function plainPreviewOf(session: Session, position: number): string {
  const preview = session.previewOf(position);
  const isAsWritten =
    isUnknown(session, position) ||
    session.has(position, Flag.noText) ||
    session.roleOf(position) === "toolResult";
  return isAsWritten ? preview : plainWords(preview);
}

/** A line names no more changes than these: a session may hold thousands in a row. */
const NAMED_AT_MOST = 12;

/** The words of a run of state changes, each once, and how many more there are. */
export function joinWords(
  positions: readonly number[],
  wordsOf: (position: number) => string,
): string {
  const words = new Set(positions.slice(0, NAMED_AT_MOST).map(wordsOf));
  const rest = positions.length - NAMED_AT_MOST;
  return [...words, ...(rest > 0 ? [`${formatCount(rest)} more`] : [])].join(" · ");
}

/** One line for a change of state. What extensions keep is named and not quoted: nobody asked to read it. */
export function wordsOfLine(session: Session, position: number): string {
  const { customType, model } = session.rareOf(position);
  if (customType !== undefined) return titleOfEntry(session, position);
  if (model !== undefined) return `model ${session.previewOf(position)}`;
  return session.previewOf(position) || titleOfEntry(session, position);
}
