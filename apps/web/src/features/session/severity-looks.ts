import type { Severity } from "@leafwalk/core";
import { CircleX, Info, TriangleAlert } from "lucide-react";

interface SeverityLook {
  readonly name: string;
  readonly icon: typeof Info;
  readonly colour: string;
}

/** Never colour alone: each has its icon and its word. */
export const severityLooks: Readonly<Record<Severity, SeverityLook>> = {
  error: { name: "Error", icon: CircleX, colour: "text-del" },
  warning: { name: "Warning", icon: TriangleAlert, colour: "text-warn" },
  info: { name: "Info", icon: Info, colour: "text-ink-2" },
};
