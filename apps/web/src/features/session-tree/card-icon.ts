import type { Card, Session } from "@leafwalk/core";
import { Ban, type LucideIcon } from "lucide-react";
import { entryIcon, iconOfEntry } from "../entry/index.ts";

export function iconOfCard(session: Session, { turn, positions }: Card): LucideIcon {
  if (turn) return turn.failed === "" ? entryIcon("assistant") : Ban;
  return iconOfEntry(session, positions[0]!);
}
