import type { LucideIcon } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import type { CardState } from "./card-states.ts";
import { RAIL_X } from "./geometry.ts";

interface MarkerProps {
  readonly icon: LucideIcon;
  readonly state: CardState;
  readonly isUser: boolean;
  readonly isSelected: boolean;
  /** Middle of the marker, from the top of its card. */
  readonly y: number;
  /** Middle of the rail it stands on. */
  readonly x?: number;
}

export function Marker({ icon: Icon, state, isUser, isSelected, y, x = RAIL_X }: MarkerProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "absolute flex size-5.5 items-center justify-center rounded-full border-[1.5px]",
        isSelected && "border-accent bg-accent text-on-accent",
        !isSelected && lookOf(state, isUser),
      )}
      style={{ left: x - 11, top: y - 11 }}
    >
      <Icon size={12} strokeWidth={2} />
    </span>
  );
}

function lookOf(state: CardState, isUser: boolean): string {
  if (state !== "sent") return "border-line-strong bg-canvas text-ink-3";
  return isUser
    ? "border-accent bg-accent-tint-2 text-accent"
    : "border-control bg-canvas text-ink-2";
}
