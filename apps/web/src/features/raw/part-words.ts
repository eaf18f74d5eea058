// What a stretch of a file is called, and how it begins.

import type { FilePart, Session } from "@leafwalk/core";
import { titleOfEntry } from "../entry/index.ts";
import type { UnreadPart } from "./unread-words.ts";

export function nameOfPart(session: Session, part: FilePart): string {
  switch (part.kind) {
    case "entry":
      return titleOfEntry(session, part.position);
    case "header":
      return "Session header";
    case "slot":
      return "Title slot";
    case "unread":
      return part.diagnostic.code === "duplicate-header" ? "Not used" : "Not read";
  }
}

/** One line that stands for what was read. */
export function wordsOfPart(session: Session, part: Exclude<FilePart, UnreadPart>): string {
  const { header, slot } = session.facts;
  switch (part.kind) {
    case "entry":
      return session.previewOf(part.position);
    case "header":
      return `version ${header?.version ?? "unknown"}, ${header?.cwd ?? "no folder recorded"}`;
    case "slot":
      return slot?.title || "no title";
  }
}

export function idOfPart(session: Session, part: FilePart): string {
  if (part.kind === "entry") return session.keyOf(part.position);
  return part.kind === "header" ? (session.facts.header?.id ?? "") : "";
}
