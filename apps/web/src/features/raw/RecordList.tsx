import type { FileParts } from "@leafwalk/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { countOf } from "../../format/figures.ts";
import type { OpenSession } from "../../source/open-session.ts";
import { nextIndex } from "../../ui/next-index.ts";
import { useTallScroller } from "../../ui/use-tall-scroller.ts";
import { RecordRow, ROW, recordColumns } from "./RecordRow.tsx";

interface RecordListProps extends Pick<OpenSession, "session" | "source"> {
  readonly parts: FileParts;
  /** Index of the part that is shown. */
  readonly current: number;
  onShow(index: number): void;
}

/** Everything in the file, by line; only what is near the view is in the page. Arrows walk it. */
export function RecordList({ session, source, parts, current, onShow }: RecordListProps) {
  const id = useId();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const tall = useTallScroller(scroller);
  const list = useVirtualizer<HTMLElement, Element>({
    count: parts.count,
    ...tall.options,
    estimateSize: () => ROW,
    overscan: 8,
  });
  useEffect(() => {
    if (scroller) list.scrollToIndex(current, { align: "auto" });
  }, [list, scroller, current]);

  const { contentHeight, shift } = tall.measure(list.getTotalSize());
  const isDrawn = list.getVirtualItems().some(({ index }) => index === current);

  function press(event: KeyboardEvent) {
    const next = nextIndex(event.key, current, parts.count);
    if (next < 0) return;
    event.preventDefault();
    onShow(next);
  }

  return (
    <div className="flex h-2/5 shrink-0 flex-col border-line-strong border-t">
      <h2 className="flex h-8 shrink-0 items-center gap-2 px-4 font-semibold text-12 @[680px]:px-6">
        In the file
        <span className="font-normal text-ink-3">{countOf(parts.count, "record")}</span>
      </h2>
      <div
        aria-hidden="true"
        className={`${recordColumns} h-6 shrink-0 border-line border-b text-11 text-ink-3`}
      >
        <span className="text-right">Line</span>
        <span className="hidden text-right @[680px]:inline">Position</span>
        <span>Kind</span>
        <span>Begins</span>
        <span className="hidden @[680px]:inline">Id</span>
        <span className="hidden text-right @[340px]:inline">Bytes</span>
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
        <div role="presentation" className="relative" style={{ height: contentHeight }}>
          {list.getVirtualItems().map(({ index, start }) => (
            <RecordRow
              key={index}
              id={`${id}-${index}`}
              {...{ session, source, index }}
              start={start - shift}
              part={parts.at(index)}
              count={parts.count}
              isCurrent={index === current}
              isAtRest={!list.isScrolling}
              onShow={() => onShow(index)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
