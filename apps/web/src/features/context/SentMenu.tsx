import type { ContextPlan, Session } from "@leafwalk/core";
import { ChevronDown } from "lucide-react";
import { useMemo } from "react";
import { formatCount } from "../../format/figures.ts";
import { Menu } from "../../ui/Menu.tsx";
import { countLeftOut, nextLeftOut } from "./left-out-counts.ts";
import { reasonWords } from "./reason-words.ts";

interface SentMenuProps {
  readonly session: Session;
  readonly plan: ContextPlan;
  /** Position of the entry that is looked at. */
  readonly shown: number | undefined;
  onShow(position: number): void;
}

/** How much of the path is sent; opens what is not, by the rule that left it out, one after the other. */
export function SentMenu({ session, plan, shown, onShow }: SentMenuProps) {
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
      items={leftOut.map((found) => ({
        key: found.reason,
        label: (
          <span>
            {formatCount(found.positions.length)} {reasonWords[found.reason].what}
            {found.kinds.length > 0 ? `: ${found.kinds.map(wordsOfKind).join(", ")}` : null}
            <span className="block font-normal text-11 text-ink-3">
              {reasonWords[found.reason].why}
            </span>
          </span>
        ),
        onSelect: () => onShow(nextLeftOut(found, path, shown)),
      }))}
      renderButton={(button) => (
        <button
          {...button}
          type="button"
          title="What is not sent, and why"
          className="-mx-1 inline-flex items-center gap-1 rounded-chip px-1 hover:bg-hover max-mid:min-h-11"
        >
          <span>{words}</span>
          <ChevronDown aria-hidden="true" className="size-3 text-ink-3" strokeWidth={2} />
        </button>
      )}
    />
  );
}

function wordsOfKind([name, count]: readonly [name: string, count: number]): string {
  return `${formatCount(count)} ${name}`;
}
