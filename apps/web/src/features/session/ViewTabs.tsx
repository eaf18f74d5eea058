import { type Tab, Tabs } from "../../ui/Tabs.tsx";
import { changeUrl } from "../../url/navigation.ts";
import type { Tab as TabName } from "../../url/url-state.ts";

export interface ViewTabsProps {
  readonly tabs: readonly Tab<TabName>[];
  readonly current: TabName;
}

export function ViewTabs({ tabs, current }: ViewTabsProps) {
  return (
    <div className="shrink-0 border-line border-b">
      <Tabs
        label="Views of the session"
        tabs={tabs}
        current={current}
        panelId="session"
        onSelect={(next) => changeUrl({ tab: next }, "replace")}
      />
    </div>
  );
}
