import {
  Bot,
  FilePlus2,
  FileText,
  Globe,
  ListChecks,
  type LucideIcon,
  Pencil,
  Search,
  Terminal,
  Wrench,
} from "lucide-react";

// A Map and not an object: tool names come from the file, and `constructor` is one like any other.
const icons = new Map<string, LucideIcon>([
  ["bash", Terminal],
  ["python", Terminal],
  ["edit", Pencil],
  ["multi_edit", Pencil],
  ["ast_edit", Pencil],
  ["write", FilePlus2],
  ["read", FileText],
  ["ls", FileText],
  ["grep", Search],
  ["search", Search],
  ["find", Search],
  ["glob", Search],
  ["web_search", Globe],
  ["web_fetch", Globe],
  ["fetch", Globe],
  ["browser", Globe],
  ["task", Bot],
  ["todo", ListChecks],
  ["todo_write", ListChecks],
]);

/** The drawing for a tool; a wrench for one that nobody knows. */
export function toolIcon(name: string): LucideIcon {
  return icons.get(name.toLowerCase()) ?? Wrench;
}
