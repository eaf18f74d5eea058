import { type Diagnostic, planContext } from "@leafwalk/core";
import { type ReactNode, useMemo, useState } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import { ErrorBoundary } from "../../ui/ErrorBoundary.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { changeUrl, useUrl } from "../../url/navigation.ts";
import type { Tab } from "../../url/url-state.ts";
import { ContextPanel, ruleSetOf, TranscriptPanel, writerOf } from "../context/index.ts";
import { FindPanel, tipBehind, useFind } from "../find/index.ts";
import { RawPanel } from "../raw/index.ts";
import { SessionTree } from "../session-tree/index.ts";
import { KeysDialog } from "./KeysDialog.tsx";
import { LeafBar } from "./LeafBar.tsx";
import { PanelFailed } from "./PanelFailed.tsx";
import { type Reading, ReadingBar, ReadingPanel, StillRead } from "./reading/index.ts";
import { listTabs } from "./session-tabs.ts";
import { stepFrom } from "./steps.ts";
import { TabbedView } from "./TabbedView.tsx";
import type { Chosen } from "./use-chosen.ts";
import { useSessionKeys } from "./use-session-keys.ts";
import { WidePanels } from "./WidePanels.tsx";

interface SessionPanelsProps {
  readonly open: OpenSession;
  readonly diagnostics: readonly Diagnostic[];
  readonly chosen: Chosen;
  /** While only the end of the session is known. */
  readonly reading: Reading | undefined;
}

/** The tree and a view of its leaf: side by side, or as tabs where there is room for one. */
export function SessionPanels({ open, diagnostics, chosen, reading }: SessionPanelsProps) {
  const { leaf, shown, selectLeaf, show } = chosen;
  const { rules, tab } = useUrl().state;
  const ruleSet = useMemo(
    () => ruleSetOf(rules, writerOf(open.session, open.tail?.head)),
    [open, rules],
  );
  const plan = useMemo(
    () => planContext(open.session, leaf, ruleSet),
    [open.session, leaf, ruleSet],
  );
  const isNarrow = useMedia("(width < 760px)");
  const common = { open, plan, leaf, shown, onSelectLeaf: selectLeaf, onShow: show };
  const tabs = listTabs(reading ? undefined : plan.path.length, isNarrow);
  const current = tab === "tree" && !isNarrow ? "context" : tab;

  const [areKeysShown, setKeysShown] = useState(false);
  const onShowKeys = () => setKeysShown(true);
  const find = useFind();
  const [viewElement, setViewElement] = useState<Element | null>(null);
  useSessionKeys({
    onStep: (step) => {
      const { session } = open;
      const isContext = current === "context";
      const next = stepFrom({ session, plan, from: shown ?? leaf, isContext }, step);
      if (next !== undefined) show(next);
    },
    onLeave: () => (find.isOpen ? find.close() : show(undefined)),
    onCommand: (command) => {
      if (command !== "find") onShowKeys();
      else if (!reading) find.open();
    },
  });

  const showHit = (position: number) => {
    show(position);
    // Where there is room for one panel only, what is on the path is read and not looked at from afar.
    if (current === "tree" && open.session.isOnPathOf(position, leaf)) {
      changeUrl({ tab: "context" }, "replace");
    }
  };
  const goToBranch = (position: number) => {
    selectLeaf(tipBehind(open.session, position));
    show(position);
  };

  const views: { readonly [Name in Tab]: ReactNode } = {
    tree: guard("The tree could not be drawn", open, <SessionTree {...common} />),
    context: guard("The context could not be drawn", plan, <ContextPanel {...common} />),
    transcript: guard("The transcript could not be drawn", plan, <TranscriptPanel {...common} />),
    raw: guard(
      "The records could not be drawn",
      open,
      <RawPanel
        {...{ open, diagnostics, leaf, shown }}
        byte={chosen.byte}
        onShow={show}
        onShowByte={chosen.showByte}
      />,
    ),
    ...(reading && viewsOfEnd(chosen.isAwaited)),
  };
  const findPanel =
    find.isOpen && !reading ? (
      <FindPanel
        open={open}
        plan={plan}
        shown={shown}
        find={find}
        view={viewElement}
        onShow={showHit}
        onGoToBranch={goToBranch}
      />
    ) : null;
  const view = (
    <TabbedView
      ref={setViewElement}
      {...{ tabs, current, findPanel, onShowKeys }}
      find={reading ? undefined : find}
    >
      {views[current]}
    </TabbedView>
  );
  return (
    <>
      {isNarrow ? (
        <div className="flex min-h-0 grow flex-col bg-surface">
          {view}
          {reading && <ReadingBar reading={reading} />}
          {!reading && current !== "tree" && (
            <LeafBar session={open.session} plan={plan} chosen={chosen} />
          )}
        </div>
      ) : (
        <WidePanels tree={reading ? <ReadingPanel reading={reading} /> : views.tree} view={view} />
      )}
      {areKeysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </>
  );
}

/** What stands in the place of views that need more than the end of the session. */
function viewsOfEnd(isAwaited: boolean): { readonly [Name in Tab]?: ReactNode } {
  const views = {
    tree: <StillRead>The tree is drawn once all of it is read.</StillRead>,
    raw: <StillRead>Its records are listed once all of it is read.</StillRead>,
  };
  if (!isAwaited) return views;
  const awaited = (
    <StillRead>What the address leads to stands further up and comes then.</StillRead>
  );
  return { ...views, context: awaited, transcript: awaited };
}

/** A fault in one view leaves the others as they are. */
function guard(title: string, resetKey: unknown, view: ReactNode): ReactNode {
  return (
    <ErrorBoundary
      key={title}
      resetKey={resetKey}
      renderError={(error, retry) => <PanelFailed title={title} error={error} onRetry={retry} />}
    >
      {view}
    </ErrorBoundary>
  );
}
