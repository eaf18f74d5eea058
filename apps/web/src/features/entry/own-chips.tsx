import { Flag, type JsonObject, type Session } from "@leafwalk/core";
import type { ReactNode } from "react";
import { Chip } from "./EntryHead.tsx";
import { type EntryToDraw, sentRoles } from "./entry-content.ts";
import { isUnknown } from "./entry-title.ts";

/** What is out of the ordinary about an entry wherever it is drawn. `bodyOf` is given where it tells how it is sent. */
export function ownChips(
  session: Session,
  entry: EntryToDraw,
  bodyOf: ((position: number) => JsonObject | undefined) | undefined,
): ReactNode[] {
  const { position } = entry;
  const role = session.roleOf(position);
  const chips: ReactNode[] = [];
  const add = (words: string) => chips.push(<Chip key={words}>{words}</Chip>);
  if (isUnknown(session, position)) add(role === "" ? "unknown type" : "unknown role");
  if (session.has(position, Flag.hidden)) add("hidden in the agent’s screen");
  const stop = session.stopOf(position);
  if (stop === "aborted" || stop === "error") add(stop === "aborted" ? "aborted" : "failed");
  else if (stop === "length") add("cut at the length limit");
  const roles = bodyOf && sentRoles(entry, bodyOf);
  if (roles) add(`sent as ${roles}`);
  return chips;
}
