import type { ContextPlan, Session } from "@leafwalk/core";
import { ChevronDown } from "lucide-react";
import { useMemo } from "react";
import { formatCount } from "../../format/figures.ts";
import { Menu } from "../../ui/Menu.tsx";
import { countLeftOut } from "./left-out-counts.ts";
import { reasonWords } from "./reason-words.ts";

interface SentMenuProps {
  readonly session: Session;
  readonly plan: ContextPlan;
  onShow(position: number): void;
}

/** How much of the path is sent; opens what is not, by the rule that left it out. */
export function SentMenu({ session, plan, onShow }: SentMenuProps) {
  const leftOut = useMemo(() => countLeftOut(session, plan), [session, plan]);
  const { omitted, path } = plan;
  const words = (
    <>
      <span className="font-semibold">{formatCount(path.length - omitted.length)}</span> sent of{" "}
      {formatCount(path.length)}
    </>
  );
  if (leftOut.length === 0) return <span>{words}</span>;
  return (
    <Menu
      label="Not sent"
      items={leftOut.map(({ reason, count, first, kinds }) => ({
        key: reason,
        label: (
          <span title={reasonWords[reason].why}>
            {formatCount(count)} {reasonWords[reason].what}
            {kinds.length > 0 ? ` (${kinds.join(", ")} …)` : null}
          </span>
        ),
        onSelect: () => onShow(first),
      }))}
      renderButton={(button) => (
        <button
          {...button}
          type="button"
          title="What is not sent, and why"
          className="-mx-1 inline-flex items-center gap-1 rounded-chip px-1 hover:bg-hover max-mid:min-h-11"
        >
          <span>{words}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-3 text-ink-3 max-mid:hidden"
            strokeWidth={2}
          />
        </button>
      )}
    />
  );
}
