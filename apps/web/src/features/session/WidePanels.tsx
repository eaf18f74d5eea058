import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useViewStore } from "../../state/view-store.ts";
import { Splitter } from "../../ui/Splitter.tsx";

interface WidePanelsProps {
  readonly tree: ReactNode;
  readonly view: ReactNode;
}

/** Either side keeps at least this much. */
const LEAST = 280;
/** Two lanes and the overview. */
const COMFORTABLE = 608;

/** The tree and a view side by side, with a splitter between them. */
export function WidePanels({ tree, view }: WidePanelsProps) {
  const { treeWidth, setTreeWidth } = useViewStore();
  const row = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(0);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => setWhole(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const most = Math.max(LEAST, whole - LEAST - 1);
  const initial = Math.max(LEAST, Math.min(COMFORTABLE, Math.round(whole / 2)));
  const width = Math.min(treeWidth ?? initial, most);
  return (
    <div ref={row} className="flex min-h-0 grow">
      <div className="flex min-w-0 shrink-0 flex-col overflow-hidden bg-canvas" style={{ width }}>
        {tree}
      </div>
      <Splitter
        label="Width of the tree"
        orientation="vertical"
        value={width}
        min={LEAST}
        max={most}
        onChange={setTreeWidth}
        onReset={() => setTreeWidth(undefined)}
      />
      <div className="flex min-w-0 grow flex-col bg-surface">{view}</div>
    </div>
  );
}
