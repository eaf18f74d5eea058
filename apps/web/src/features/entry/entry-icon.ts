import { entryDeclaration, type IconName, roleDeclaration, type Session } from "@leafwalk/core";
import {
  Bot,
  Brain,
  CircleQuestionMark,
  CodeXml,
  Coins,
  Compass,
  Cpu,
  Eraser,
  FileText,
  FoldVertical,
  Gauge,
  GitBranch,
  KeyRound,
  type LucideIcon,
  Pencil,
  Play,
  Puzzle,
  ScrollText,
  Settings2,
  Star,
  Terminal,
  Type,
  User,
  Wrench,
} from "lucide-react";

const icons: { readonly [Name in IconName]: LucideIcon } = {
  user: User,
  assistant: Bot,
  tool: Wrench,
  terminal: Terminal,
  system: Settings2,
  developer: CodeXml,
  file: FileText,
  compaction: FoldVertical,
  branch: GitBranch,
  model: Cpu,
  thinking: Brain,
  mode: Compass,
  tier: Gauge,
  label: Star,
  rules: ScrollText,
  custom: Puzzle,
  init: Play,
  title: Type,
  usage: Coins,
  credential: KeyRound,
  reset: Eraser,
  edit: Pencil,
  unknown: CircleQuestionMark,
};

/** The drawing for an icon that core names. */
export function entryIcon(name: IconName): LucideIcon {
  return icons[name];
}

/** The drawing for an entry: its role's where it is a message, else its type's. */
export function iconOfEntry(session: Session, position: number): LucideIcon {
  const role = session.roleOf(position);
  const declared = role === "" ? entryDeclaration(session.typeOf(position)) : roleDeclaration(role);
  return entryIcon(declared.icon);
}
