import { type Card, entryDeclaration, roleDeclaration, type Session } from "@leafwalk/core";
import { Ban, type LucideIcon } from "lucide-react";
import { entryIcon } from "../entry/index.ts";

export function iconOfCard(session: Session, { turn, positions }: Card): LucideIcon {
  if (turn) return turn.failed === "" ? entryIcon("assistant") : Ban;
  const position = positions[0]!;
  const role = session.roleOf(position);
  const declared = role === "" ? entryDeclaration(session.typeOf(position)) : roleDeclaration(role);
  return entryIcon(declared.icon);
}
