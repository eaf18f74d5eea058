import { Keyboard } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { type Tab, Tabs } from "../../ui/Tabs.tsx";
import { changeUrl } from "../../url/navigation.ts";
import type { Tab as TabName } from "../../url/url-state.ts";
import { type Find, FindButton } from "../find/index.ts";

export interface ViewTabsProps {
  readonly tabs: readonly Tab<TabName>[];
  readonly current: TabName;
  readonly find: Find;
  /** Below the tabs, while something is looked for. */
  readonly findPanel: ReactNode;
  onShowKeys(): void;
}

export function ViewTabs({ tabs, current, find, findPanel, onShowKeys }: ViewTabsProps) {
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
        <span className="ml-auto shrink-0 max-mid:pr-1">
          <FindButton find={find} />
        </span>
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
    </>
  );
}
