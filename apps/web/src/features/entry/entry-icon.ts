import type { IconName } from "@leafwalk/core";
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
