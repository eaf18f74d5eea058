import { type KeptFile, useKeptStore } from "../../state/kept-store.ts";
import { useLocalStore } from "../../state/local-store.ts";
import { currentUrl, navigate } from "../../url/navigation.ts";
import { stateAt, type UrlState } from "../../url/url-state.ts";
import { Opener } from "./opener.ts";
import type { Refusal } from "./refusal.ts";

const { add, setState, remove } = useLocalStore.getState();

/** The file that is shown, and what was before it. */
let before: { readonly id: string; readonly state: UrlState } | undefined;

/** The one through which every file of this page is opened. */
export const pageOpener = new Opener({
  newId: () => crypto.randomUUID().slice(0, 8),
  now: () => performance.now(),
  readFacts: (source, options) => source.readFacts(options),
  add,
  setState,
  keep: (files) => void useKeptStore.getState().keep(files),
  showSession,
  leaveSession,
  showList: () => navigate(stateAt({ screen: "local", id: undefined })),
});

function showSession(id: string): void {
  before = undefined;
  // An address that led to the file says already what of it is looked at.
  if (isAt(id)) return;
  before = { id, state: currentUrl().state };
  navigate(stateAt({ screen: "local", id }));
}

function leaveSession(id: string): void {
  const list = stateAt({ screen: "local", id: undefined });
  // Not a step back in the history: the next file may be shown in this very moment.
  if (isAt(id)) navigate(before?.id === id ? before.state : list, "replace");
  remove(id);
}

export function cancelReading(): void {
  pageOpener.dismiss();
}

/** Whether the address is that of a file of this tab. */
export function isAt(id: string): boolean {
  const { place } = currentUrl().state;
  return place.screen === "local" && place.id === id;
}

/** Opens files again that were opened before. Gives for each that cannot be opened the reason. */
export function reopenFiles(kept: readonly KeptFile[]): Promise<ReadonlyMap<string, Refusal>> {
  return pageOpener.reopen(kept);
}
