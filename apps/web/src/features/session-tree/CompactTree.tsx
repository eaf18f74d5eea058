import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useMedia } from "../../ui/use-media.ts";
import { CompactRails, RAIL_PITCH, railX } from "./CompactRails.tsx";
import { CompactChip, CompactRow } from "./CompactRow.tsx";
import { readCompactRows } from "./compact-rows.ts";
import { closedHeight, hasFigures } from "./geometry.ts";
import { moveFrom } from "./navigate.ts";
import { type Folds, TreeBar } from "./TreeBar.tsx";
import { TreeFoot } from "./TreeFoot.tsx";
import { type TreeModel, TreeModelProvider } from "./tree-model.ts";
import { describeItem, nodeId } from "./tree-nodes.ts";
import { useTreeKeys } from "./use-tree-keys.ts";

interface CompactTreeProps {
  readonly model: TreeModel;
  readonly folds: Folds;
}

/** The tree where there is no room for cards: a row for each, in the order of the file. */
export function CompactTree({ model, folds }: CompactTreeProps) {
  const { shape, layout, selected, shown, filter, actions } = model;
  const rows = useMemo(() => readCompactRows(shape, layout), [shape, layout]);
  const isTouch = useMedia("(width < 760px)");
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);

  const { tabStop, onKeyDown, setFocused, choose } = useTreeKeys(
    model,
    (item) => {
      wanted.current = item;
    },
    (tree, drawn, item, move) => {
      const row = rows.rowOf.get(item) ?? 0;
      switch (move) {
        case "up":
          return rows.items[row - 1];
        case "down":
          return rows.items[row + 1];
        case "first":
          return rows.items[0];
        case "last":
          return rows.items.at(-1);
        default:
          return moveFrom(tree, drawn, item, move);
      }
    },
  );
  const rowAt = (item: number) => rows.rowOf.get(item) ?? -1;
  const lineHeight = isTouch ? 44 : 32;
  const sizeOf = (item: number) => {
    if (item < 0) return isTouch ? 44 : 28;
    // What a card grows by when it is open is the same here.
    const opened = layout.height[item]! - closedHeight(shape.tree, item);
    return (hasFigures(shape.tree, item) ? lineHeight + 16 : lineHeight) + opened;
  };

  const virtual = useVirtualizer({
    count: rows.items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (row) => sizeOf(rows.items[row]!),
    getItemKey: (row) => nodeId(layout, rows.items[row]!),
    overscan: 12,
    paddingStart: 8,
    paddingEnd: 8,
    // The row that has the focus stays mounted, or the focus would be lost.
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      const row = rowAt(tabStop);
      return row < 0 || near.includes(row) ? near : [...near, row];
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights follow from the rows
  useLayoutEffect(() => virtual.measure(), [rows, lineHeight]);

  useEffect(() => {
    if (wanted.current !== tabStop) return;
    wanted.current = undefined;
    virtual.scrollToIndex(rowAt(tabStop), { align: "auto" });
    const id = nodeId(layout, tabStop);
    requestAnimationFrame(() =>
      scroller.current
        ?.querySelector<HTMLElement>(`[data-id="${id}"]`)
        ?.focus({ preventScroll: true }),
    );
  });

  const seen = useRef<{ selected: number; shown: number; filter: string }>(undefined);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { selected, shown, filter };
    const isShownNew = before !== undefined && shown !== before.shown && shown >= 0;
    const item = isShownNew ? shown : selected;
    const isNew = isShownNew || selected !== before?.selected || filter !== before.filter;
    if (!isNew) return;
    if (before && selected !== before.selected) setFocused(undefined);
    if (rowAt(item) >= 0) virtual.scrollToIndex(rowAt(item), { align: before ? "auto" : "center" });
  });

  const left = railX(rows.rails - 1) + RAIL_PITCH;
  const room = (scroller.current?.clientWidth ?? 280) - left - 8;
  return (
    <TreeModelProvider value={model}>
      <section aria-label="Tree" className="flex h-full min-w-0 flex-col bg-canvas">
        <TreeBar folds={folds} />
        <div className="relative min-h-0 flex-1">
          <div ref={scroller} className="h-full overflow-y-auto overflow-x-hidden">
            <div
              role="tree"
              aria-label="Entry tree"
              tabIndex={-1}
              className="relative outline-none"
              style={{ height: virtual.getTotalSize() }}
              onKeyDown={onKeyDown}
            >
              {virtual.getVirtualItems().map(({ key, index: row, start, size }) => {
                const item = rows.items[row];
                if (item === undefined) return null;
                const calls = shape.tree.callsOf(item);
                const isTall = item >= 0 && hasFigures(shape.tree, item);
                const y = isTall ? 16 + (lineHeight - 32) / 4 : (item < 0 ? size : lineHeight) / 2;
                const x = railX(rows.railOf[row]!);
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around the rows has the keys
                  <div
                    key={key}
                    role="treeitem"
                    data-id={key}
                    {...describeItem(model, item)}
                    tabIndex={item === tabStop ? 0 : -1}
                    className="group/item absolute inset-x-0 top-0 flex cursor-pointer pr-2 outline-none"
                    style={{
                      height: size,
                      paddingLeft: left,
                      transform: `translateY(${start}px)`,
                    }}
                    onClick={() => choose(item)}
                    onDoubleClick={() => calls > 0 && actions.toggleTurn(item)}
                  >
                    <CompactRails rows={rows} row={row} top={start} height={size} middle={y} />
                    {item < 0 ? (
                      <CompactChip item={item} x={x} y={y} />
                    ) : (
                      <CompactRow item={item} x={x} y={y} room={room} />
                    )}
                  </div>
                );
              })}
            </div>
          </div>
          <LeafWay
            first={virtual.range?.startIndex ?? 0}
            last={virtual.range?.endIndex ?? 0}
            row={rowAt(selected)}
            onGo={() => virtual.scrollToIndex(rowAt(selected), { align: "center" })}
          />
        </div>
        <TreeFoot />
      </section>
    </TreeModelProvider>
  );
}

interface LeafWayProps {
  readonly first: number;
  readonly last: number;
  readonly row: number;
  onGo(): void;
}

/** The way back to the chosen leaf when it is out of view. */
function LeafWay({ first, last, row, onGo }: LeafWayProps) {
  if (row < 0 || (row >= first && row <= last)) return null;
  const isBelow = row > last;
  const Icon = isBelow ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className="absolute right-3 bottom-3 z-3 flex h-7 items-center gap-1.5 rounded-control border border-line-strong bg-raised px-2.5 font-medium text-12 text-ink shadow-e2 hover:bg-hover active:bg-active max-mid:min-h-11"
      onClick={onGo}
    >
      <Icon size={14} aria-hidden="true" />
      {isBelow ? "Leaf, below" : "Leaf, above"}
    </button>
  );
}
