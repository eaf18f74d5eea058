import { Keyboard } from "lucide-react";
import { IconButton } from "../../ui/IconButton.tsx";
import { type Tab, Tabs } from "../../ui/Tabs.tsx";
import { changeUrl } from "../../url/navigation.ts";
import type { Tab as TabName } from "../../url/url-state.ts";

export interface ViewTabsProps {
  readonly tabs: readonly Tab<TabName>[];
  readonly current: TabName;
  onShowKeys(): void;
}

export function ViewTabs({ tabs, current, onShowKeys }: ViewTabsProps) {
  return (
    <div className="flex shrink-0 items-center justify-between border-line border-b">
      <Tabs
        label="Views of the session"
        tabs={tabs}
        current={current}
        panelId="session"
        onSelect={(next) => changeUrl({ tab: next }, "replace")}
      />
      <span className="mr-4 max-mid:hidden">
        <IconButton
          label="Keys"
          tipAlign="end"
          icon={<Keyboard className="size-4" strokeWidth={1.75} />}
          onClick={onShowKeys}
        />
      </span>
    </div>
  );
}
