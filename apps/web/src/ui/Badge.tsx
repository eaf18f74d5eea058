import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BadgeTone = "neutral" | "outlined" | "warn" | "del" | "accent";

const tones: Readonly<Record<BadgeTone, string>> = {
  neutral: "bg-hover text-ink-2",
  outlined: "border border-line-strong bg-raised text-ink",
  warn: "bg-warn-tint text-warn",
  del: "bg-del-tint text-del",
  accent: "bg-accent-tint-2 text-accent",
};

/** The look alone, for controls that are badges too. */
export function badgeClass(
  tone: BadgeTone = "neutral",
  width: "whole" | "shrink" = "whole",
): string {
  return classNames(
    width === "whole" ? "shrink-0" : "min-w-0",
    "inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-chip px-1.5",
    "font-medium text-11 tabular-nums",
    tones[tone],
  );
}

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly icon?: ReactNode;
  readonly title?: string;
  readonly children: ReactNode;
}

export function Badge({ tone, icon, title, children }: BadgeProps) {
  return (
    <span className={badgeClass(tone)} title={title}>
      {icon}
      {children}
    </span>
  );
}
