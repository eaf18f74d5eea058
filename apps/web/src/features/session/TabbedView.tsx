import { Keyboard } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { type Tab, Tabs } from "../../ui/Tabs.tsx";
import { changeUrl } from "../../url/navigation.ts";
import type { Tab as TabName } from "../../url/url-state.ts";
import { type Find, FindButton } from "../find/index.ts";

interface TabbedViewProps {
  readonly tabs: readonly Tab<TabName>[];
  readonly current: TabName;
  /** Absent while there is not all to look in. */
  readonly find: Find | undefined;
  /** Below the tabs, while something is looked for. */
  readonly findPanel: ReactNode;
  /** The element around the view. */
  readonly ref: Ref<HTMLDivElement>;
  /** What the current tab shows. */
  readonly children: ReactNode;
  onShowKeys(): void;
}

/** The views of the session as tabs, with the current one below them. */
export function TabbedView(props: TabbedViewProps) {
  const { tabs, current, find, findPanel, ref, children, onShowKeys } = props;
  return (
    <>
      <div className="flex shrink-0 items-center justify-between border-line border-b">
        <Tabs
          label="Views of the session"
          tabs={tabs}
          current={current}
          panelId="session"
          onSelect={(next) => changeUrl({ tab: next }, "replace")}
        />
        <span className="ml-auto shrink-0 max-mid:pr-1">{find && <FindButton find={find} />}</span>
        <span className="mr-4 max-mid:hidden">
          <IconButton
            label="Keys"
            tipAlign="end"
            icon={<Keyboard className="size-4" strokeWidth={1.75} />}
            onClick={onShowKeys}
          />
        </span>
      </div>
      {findPanel}
      <div
        ref={ref}
        role="tabpanel"
        id={`session-${current}`}
        aria-labelledby={`session-${current}-tab`}
        className={`flex min-h-0 grow flex-col ${current === "tree" ? "bg-canvas" : ""}`}
      >
        {children}
      </div>
    </>
  );
}
