import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { type CardState, stateWords } from "./card-states.ts";
import { CARD_X } from "./geometry.ts";
import { useTreeModel } from "./tree-model.ts";

interface CardFrameProps {
  readonly card: number;
  readonly isUser?: boolean;
  readonly title?: string;
  readonly children: ReactNode;
}

/** What all cards of the tree share: the border and ground that tell sent, left out, off path, chosen and shown. */
export function CardFrame({ card, isUser = false, title, children }: CardFrameProps) {
  const { layout, states, selected, shown } = useTreeModel();
  const state = states.of(card);
  return (
    <div
      title={title}
      className={classNames(
        "absolute top-0 flex flex-col overflow-hidden rounded-card border px-2.5 py-1.75",
        "transition-colors select-none group-focus-visible/item:outline-2",
        "group-focus-visible/item:outline-accent group-focus-visible/item:outline-offset-2",
        ground(state, isUser, card === shown && card !== selected),
        card === selected && "ring-2 ring-accent ring-offset-0",
      )}
      style={{ left: CARD_X, width: layout.cardWidth, height: layout.height[card] }}
    >
      <span className="sr-only">{stateWords[state]}</span>
      {children}
    </div>
  );
}

function ground(state: CardState, isUser: boolean, isShown: boolean): string {
  if (isShown) return "border-accent bg-accent-tint text-ink";
  if (state === "left-out") return "border-dashed border-line-strong text-ink-3 hover:bg-hover";
  if (state === "off-path") return "border-line-strong dark:border-line text-ink-3 hover:bg-hover";
  return isUser
    ? "border-accent-line bg-accent-tint text-ink shadow-e1 hover:bg-accent-tint-2 hover:[&_.text-ink-3]:text-ink-2"
    : "border-line-strong bg-raised text-ink shadow-e1 hover:bg-hover";
}
