import type { Session } from "../tree/session.ts";
import { Flag } from "../values/facts-draft.ts";
import { previewOf } from "../values/preview.ts";

/** Where a title was found: the places are asked in this order (FORMAT §1). */
type TitleOrigin = "slot" | "session-info" | "header" | "first-user-text" | "time";

export interface SessionTitle {
  /** One line of at most 160 characters, without control and bidirectional-override ones; "" only where not even a time is known. */
  readonly text: string;
  readonly origin: TitleOrigin;
}

/** The title to show for a session. */
export function titleOf(session: Session): SessionTitle {
  const { facts } = session;
  // A slot decides over the header also when it is empty: that removes the title.
  if (facts.slot) {
    const text = previewOf(facts.slot.title);
    if (text) return { text, origin: "slot" };
  }
  for (let i = session.count - 1; i >= 0; i--) {
    const text = previewOf(session.rareOf(i).name ?? "");
    if (text) return { text, origin: "session-info" };
  }
  const header = facts.slot ? "" : previewOf(facts.header?.title ?? "");
  if (header) return { text: header, origin: "header" };
  for (let i = 0; i < session.count; i++) {
    if (session.roleOf(i) !== "user" || session.has(i, Flag.noText)) continue;
    const text = session.previewOf(i);
    if (text) return { text, origin: "first-user-text" };
  }
  const time = facts.header?.time ?? session.timeOf(0);
  return { text: Number.isNaN(time) ? "" : new Date(time).toISOString(), origin: "time" };
}

/** The title as a header of the current version would carry it: the slot's or the header's own, undefined if there is none. */
export function headerTitleOf(session: Session): string | undefined {
  const { slot, header } = session.facts;
  const title = slot ? slot.title : header?.title;
  return title === "" ? undefined : title;
}

/** The first user message that is no slash command, else the first one; "" without any. */
export function firstPromptOf(session: Session): string {
  let first = "";
  for (let i = 0; i < session.count; i++) {
    if (session.roleOf(i) !== "user" || session.has(i, Flag.noText)) continue;
    const text = session.previewOf(i);
    if (text && !text.startsWith("/")) return text;
    first ||= text;
  }
  return first;
}
