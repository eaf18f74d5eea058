import type { Session } from "@leafwalk/core";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from "react";
import { nextIndex } from "../../ui/next-index.ts";
import { useTallScroller } from "../../ui/use-tall-scroller.ts";
import { FindRow } from "./FindRow.tsx";
import { focusRow } from "./focus-row.ts";
import { NoHits } from "./NoHits.tsx";
import type { PlaceOfEntry } from "./place-of.ts";
import type { RetryableSearch } from "./use-search.ts";
import type { Walk } from "./use-walk.ts";

interface FindResultsProps {
  readonly session: Session;
  readonly search: RetryableSearch;
  readonly walk: Walk;
  readonly field: RefObject<HTMLInputElement | null>;
  placeOf(position: number): PlaceOfEntry;
  onGoToBranch(position: number): void;
}

const ROW = 32;

/** Every hit in the order of the file; only the rows near the view are in the page. Arrows walk them, Enter shows. */
export function FindResults(props: FindResultsProps) {
  const { session, search, walk, field, placeOf, onGoToBranch } = props;
  const { hits } = search.found;
  const hasBranches = useMemo(() => session.tips().length > 1, [session]);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState<number>();
  const tabStop = Math.min(focused ?? Math.max(0, walk.index), hits.length - 1);
  const tall = useTallScroller(scroller);
  const list = useVirtualizer<HTMLElement, Element>({
    count: hits.length,
    ...tall.options,
    estimateSize: () => ROW,
    overscan: 6,
    // The row that Tab leads to stays mounted, or the focus would be lost.
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return tabStop < 0 || near.includes(tabStop) ? near : [...near, tabStop];
    },
  });

  const { contentHeight, shift } = tall.measure(list.getTotalSize());

  useEffect(() => {
    if (walk.index < 0) return;
    setFocused(undefined);
    list.scrollToIndex(walk.index, { align: "auto" });
  }, [list, walk.index]);

  function press(event: KeyboardEvent<HTMLUListElement>) {
    const isUp = event.key === "ArrowUp" && tabStop === 0;
    const next = nextIndex(event.key, tabStop, hits.length);
    if (next < 0 && !isUp) return;
    event.preventDefault();
    if (isUp) {
      field.current?.focus();
      return;
    }
    setFocused(next);
    list.scrollToIndex(next, { align: "auto" });
    const { currentTarget } = event;
    // A row beyond those drawn is only there once the list has scrolled.
    if (!focusRow(currentTarget, next)) {
      requestAnimationFrame(() => focusRow(currentTarget, next));
    }
  }

  return (
    <div
      ref={setScroller}
      data-results
      className="relative h-48 overflow-y-auto border-line border-t bg-canvas"
    >
      <ul
        aria-label="Hits"
        className="relative"
        style={{ height: contentHeight }}
        onKeyDown={press}
      >
        {list.getVirtualItems().map(({ index, start }) => {
          const hit = hits[index];
          if (!hit) return null;
          return (
            <li
              key={index}
              ref={list.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={hits.length}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - shift}px)` }}
            >
              <FindRow
                session={session}
                hit={hit}
                place={placeOf(hit.position)}
                isCurrent={index === walk.index}
                isTabStop={index === tabStop}
                hasBranches={hasBranches}
                onFocus={() => setFocused(index)}
                onShow={() => walk.goTo(index)}
                onGoToBranch={() => {
                  walk.goTo(index);
                  onGoToBranch(hit.position);
                }}
              />
            </li>
          );
        })}
      </ul>
      <NoHits search={search} />
    </div>
  );
}
