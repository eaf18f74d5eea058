import type { Tab } from "../../ui/Tabs.tsx";
import type { Tab as TabName } from "../../url/url-state.ts";

/** The views beside the tree; on a narrow screen the tree is one of them. How many entries are `onPath` may not be known yet. */
export function listTabs(onPath: number | undefined, isNarrow: boolean): Tab<TabName>[] {
  const beside: Tab<TabName>[] = [
    { name: "context", label: "Context" },
    { name: "transcript", label: "Transcript", ...(onPath === undefined ? {} : { count: onPath }) },
    { name: "raw", label: "Raw" },
  ];
  return isNarrow ? [{ name: "tree", label: "Tree" }, ...beside] : beside;
}
