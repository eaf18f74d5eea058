import type { Session } from "@leafwalk/core";
import { shortLine } from "../../format/short-line.ts";
import type { Tab } from "../../url/url-state.ts";

/** The views whose name says where one is; the context and the tree are the session itself. */
const namedTabs: { readonly [Name in Tab]?: string } = { transcript: "Transcript", raw: "Raw" };

/** The page's title, for tabs and the browser's history: "Raw · Fix the parser · at #12 · Leafwalk". */
export function tellPlace(session: Session, title: string, leaf: number, tab: Tab): string {
  const label = session.labelOf(leaf);
  const at = label ? `at “${shortLine(label, 40)}”` : `at #${leaf}`;
  const parts = [namedTabs[tab], title, leaf === session.leaf ? undefined : at, "Leafwalk"];
  return parts.filter((part) => part !== undefined).join(" · ");
}
