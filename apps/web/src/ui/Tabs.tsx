import type { KeyboardEvent } from "react";
import { formatCount } from "../format/figures.ts";
import { classNames } from "./class-names.ts";
import { nextIndex } from "./next-index.ts";

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** How many things are in it. */
  readonly count?: number;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly current: Name;
  /** Ids of the panels are this and the tab's name. */
  readonly panelId: string;
  onSelect(name: Name): void;
}

export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, current, panelId, onSelect } = props;

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.name === current);
    const next = nextIndex(event.key, at, tabs.length);
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    onSelect(tab.name);
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className="flex h-10 min-w-0 gap-6 overflow-x-auto px-6 max-mid:h-11 max-mid:px-5"
    >
      {tabs.map(({ name, label: text, count }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${panelId}-${name}-tab`}
          aria-selected={name === current}
          aria-controls={`${panelId}-${name}`}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onSelect(name)}
          className={classNames(
            "relative shrink-0 text-13 focus-visible:-outline-offset-2",
            name === current
              ? "font-semibold text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-accent"
              : "font-medium text-ink-2 hover:text-ink",
          )}
        >
          {text}
          {count !== undefined && (
            <span className="font-normal text-11 text-ink-3 tabular-nums">
              {/* A reader would take the words for one without it. */}{" "}
              <span className="ml-0.5">{formatCount(count)}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
