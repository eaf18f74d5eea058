import type { FilePart, FileParts, Session } from "@leafwalk/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { countOf, formatCount } from "../../format/figures.ts";
import { classNames } from "../../ui/class-names.ts";
import { nextIndex } from "../../ui/next-index.ts";
import { idOfPart, nameOfPart, wordsOfPart } from "./part-words.ts";

interface RecordListProps {
  readonly session: Session;
  readonly parts: FileParts;
  /** Index of the part that is shown. */
  readonly current: number;
  onShow(index: number): void;
}

const ROW = 28;
const columns =
  "grid grid-cols-[56px_56px_116px_minmax(0,1fr)_96px_72px] items-center gap-x-3 px-4 mid:px-6 " +
  "max-mid:grid-cols-[44px_88px_minmax(0,1fr)_56px]";

/** Everything in the file, by line; only what is near the view is in the page. Arrows walk it. */
export function RecordList({ session, parts, current, onShow }: RecordListProps) {
  const id = useId();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const list = useVirtualizer<HTMLElement, Element>({
    count: parts.count,
    getScrollElement: () => scroller,
    estimateSize: () => ROW,
    overscan: 8,
  });
  useEffect(() => {
    if (scroller) list.scrollToIndex(current, { align: "auto" });
  }, [list, scroller, current]);

  const isDrawn = list.getVirtualItems().some(({ index }) => index === current);

  function press(event: KeyboardEvent) {
    const next = nextIndex(event.key, current, parts.count);
    if (next < 0) return;
    event.preventDefault();
    onShow(next);
  }

  return (
    <div className="flex h-2/5 shrink-0 flex-col border-line-strong border-t">
      <h2 className="flex h-8 shrink-0 items-center gap-2 px-4 font-semibold text-12 mid:px-6">
        In the file
        <span className="font-normal text-ink-3">{countOf(parts.count, "record")}</span>
      </h2>
      <div
        aria-hidden="true"
        className={`${columns} h-6 shrink-0 border-line border-b text-11 text-ink-3`}
      >
        <span className="text-right">Line</span>
        <span className="text-right max-mid:hidden">Position</span>
        <span>Kind</span>
        <span>Begins</span>
        <span className="max-mid:hidden">Id</span>
        <span className="text-right">Bytes</span>
      </div>
      <div
        ref={setScroller}
        role="listbox"
        aria-label="Records of the file"
        aria-activedescendant={isDrawn ? `${id}-${current}` : undefined}
        tabIndex={0}
        onKeyDown={press}
        className="min-h-0 grow overflow-y-auto outline-offset-[-2px]"
      >
        <div role="presentation" className="relative" style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start }) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the list
            <div
              key={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === current}
              aria-posinset={index + 1}
              aria-setsize={parts.count}
              onClick={() => onShow(index)}
              style={{ transform: `translateY(${start}px)`, height: ROW }}
              className={classNames(
                columns,
                "absolute inset-x-0 top-0 cursor-pointer text-12 tabular-nums",
                index === current
                  ? "bg-accent-tint text-ink shadow-[inset_2px_0_0_var(--color-accent)]"
                  : "text-ink-2 hover:bg-hover",
              )}
            >
              <RecordCells session={session} part={parts.at(index)} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function RecordCells({ session, part }: { readonly session: Session; readonly part: FilePart }) {
  return (
    <>
      <span className="text-right">{formatCount(part.line)}</span>
      <span className="text-right max-mid:hidden">
        {part.kind === "entry" ? `#${part.position}` : null}
      </span>
      <span className={part.kind === "unread" ? "truncate text-warn" : "truncate"}>
        {nameOfPart(session, part)}
      </span>
      <span className="truncate">{wordsOfPart(session, part)}</span>
      <span className="truncate font-mono max-mid:hidden">{idOfPart(session, part)}</span>
      <span className="text-right">{formatCount(part.length)}</span>
    </>
  );
}
