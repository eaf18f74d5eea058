import { Flag } from "../values/facts-draft.ts";
import { oneLine, previewOf } from "../values/preview.ts";
import type { Told } from "./told.ts";

/** Where a title was found: the places are asked in this order (FORMAT §1). */
type TitleOrigin = "slot" | "session-info" | "header" | "first-user-text" | "time";

/** The title as a list shows it, and where it was found. */
export interface SessionTitle {
  /** One line of at most 160 characters, without control and bidirectional-override ones; "" only where not even a time is known. */
  readonly text: string;
  readonly origin: TitleOrigin;
}

/** The title to show for a session. */
export function titleOf(session: Told): SessionTitle {
  const { line, origin } = findTitle(session);
  return { text: line, origin };
}

/** The title as long as it is, in one line, and where it was found. */
export interface FullTitle {
  readonly text: string;
  readonly origin: TitleOrigin;
  /** Position of the entry that gives it, -1 for any other place. */
  readonly position: number;
}

/** As `titleOf`, not cut; only of a first message no more than its preview is known. */
export function fullTitleOf(session: Told): FullTitle {
  const { text, origin, position } = findTitle(session);
  return { text: oneLine(text), origin, position };
}

/** The text as it stands there, and its preview. */
interface FoundTitle extends FullTitle {
  readonly line: string;
}

function findTitle(session: Told): FoundTitle {
  const { facts } = session;
  const nowhere = { position: -1 };
  // A slot decides over the header also when it is empty: that removes the title.
  const slot = facts.slot?.title ?? "";
  const slotLine = previewOf(slot);
  if (slotLine) return { text: slot, line: slotLine, origin: "slot", ...nowhere };
  for (let i = session.count - 1; i >= 0; i--) {
    const text = session.sparseOf(i).name;
    const line = text ? previewOf(text) : "";
    if (text && line) return { text, line, origin: "session-info", position: i };
  }
  const header = facts.slot ? "" : (facts.header?.title ?? "");
  const headerLine = previewOf(header);
  if (headerLine) return { text: header, line: headerLine, origin: "header", ...nowhere };
  for (let i = 0; i < session.count; i++) {
    if (session.roleOf(i) !== "user" || session.has(i, Flag.noText)) continue;
    const text = session.previewOf(i);
    // A preview of it is what is known.
    if (text) return { text, line: text, origin: "first-user-text", position: i };
  }
  const time = facts.header?.time ?? session.timeOf(0);
  const text = Number.isNaN(time) ? "" : new Date(time).toISOString();
  return { text, line: text, origin: "time", ...nowhere };
}

/** The title as a header of the current version would carry it: the slot's or the header's own, undefined if there is none. */
export function headerTitleOf(session: Told): string | undefined {
  const { slot, header } = session.facts;
  const title = slot ? slot.title : header?.title;
  return title === "" ? undefined : title;
}

/** Position of the first user message that is no slash command, else of the first one; -1 without any. */
export function findFirstPrompt(session: Told): number {
  let first = -1;
  for (let i = 0; i < session.count; i++) {
    if (session.roleOf(i) !== "user" || session.has(i, Flag.noText)) continue;
    const text = session.previewOf(i);
    if (text && !text.startsWith("/")) return i;
    if (text && first < 0) first = i;
  }
  return first;
}

/** How that message begins; "" without any. */
export function firstPromptOf(session: Told): string {
  const position = findFirstPrompt(session);
  return position < 0 ? "" : session.previewOf(position);
}
