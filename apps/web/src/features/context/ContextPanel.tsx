import type { ContextPlan } from "@leafwalk/core";
import { useMemo } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import { ContextList } from "./ContextList.tsx";
import { LeafHeader } from "./LeafHeader.tsx";
import { listRows } from "./rows.ts";
import { TailHeader } from "./TailHeader.tsx";

export interface ContextPanelProps {
  readonly open: OpenSession;
  readonly plan: ContextPlan;
  /** Position of the chosen leaf. */
  readonly leaf: number;
  /** Position of the entry that is looked at. */
  readonly shown: number | undefined;
  onSelectLeaf(position: number): void;
  onShow(position: number | undefined): void;
}

/** What the model gets at the chosen leaf, entry by entry, with the reason for each one that it does not get. */
export function ContextPanel(props: ContextPanelProps) {
  const { open, plan, leaf, shown, onSelectLeaf, onShow } = props;
  const rows = useMemo(() => {
    const all = listRows(open.session, plan, open.base);
    // How the context begins is not known while only its end is.
    return open.tail ? all.filter(({ kind }) => kind !== "opening") : all;
  }, [open, plan]);
  return (
    <div className="flex h-full min-w-0 flex-col bg-surface">
      {open.tail ? (
        <TailHeader open={open} plan={plan} />
      ) : (
        <LeafHeader {...{ open, plan, leaf, shown, onSelectLeaf, onShow }} />
      )}
      <ContextList
        key={open.source.key}
        open={open}
        plan={plan}
        rows={rows}
        label="Context, from its first message to the leaf"
        leaf={leaf}
        shown={shown}
        onShow={onShow}
      />
    </div>
  );
}
