// What of an entry is searched: everything that can be read of it on the page, and what it is called.

import { Flag, type JsonObject, type Session } from "@leafwalk/core";
import { blocksOfEntry, titleOfEntry } from "../entry/index.ts";
import { blockTexts, type Piece } from "./block-texts.ts";

/** Whoever looks for "user" wants the word and not every message of one. */
const unnamed = new Set(["user", "assistant", "toolResult"]);

/** What facts say of an entry: its key, its type in our words and in the file's, its label. */
export function headTexts(session: Session, position: number): Piece[] {
  const pieces: Piece[] = [{ part: "id", text: session.keyOf(position) }];
  const role = session.roleOf(position);
  if (!unnamed.has(role)) {
    const name = role || session.typeOf(position);
    const title = titleOfEntry(session, position);
    pieces.push({ part: "type", text: title });
    if (name !== title) pieces.push({ part: "type", text: name });
  }
  const label = session.labelOf(position);
  if (label !== undefined) pieces.push({ part: "label", text: label });
  return pieces;
}

/** What its body says, block by block. */
export function bodyTexts(session: Session, position: number, body: JsonObject): Piece[] {
  const blocks = blocksOfEntry({ position, part: "message" }, body, () => undefined);
  if (session.has(position, Flag.systemCheckpoint)) {
    blocks.push(...blocksOfEntry({ position, part: "system-message" }, body, () => undefined));
  }
  return blocks.flatMap(blockTexts);
}
