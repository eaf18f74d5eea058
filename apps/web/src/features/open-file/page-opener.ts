import { type KeptFile, useKeptStore } from "../../state/kept-store.ts";
import { useLocalStore } from "../../state/local-store.ts";
import { currentUrl, navigate } from "../../url/navigation.ts";
import { stateAt } from "../../url/url-state.ts";
import { Opener } from "./opener.ts";
import type { Refusal } from "./refusal.ts";

const { add, setState } = useLocalStore.getState();

/** The one through which every file of this page is opened. */
export const pageOpener = new Opener({
  newId: () => crypto.randomUUID().slice(0, 8),
  readFacts: (source, options) => source.readFacts(options),
  add,
  setState,
  keep: (files) => void useKeptStore.getState().keep(files),
  showSession,
  showList: () => navigate(stateAt({ screen: "local", id: undefined })),
});

function showSession(id: string): void {
  const { place } = currentUrl().state;
  // An address that led to the file says already what of it is looked at.
  if (place.screen === "local" && place.id === id) return;
  navigate(stateAt({ screen: "local", id }));
}

/** Opens files again that were opened before. Gives for each that cannot be opened the reason. */
export function reopenFiles(kept: readonly KeptFile[]): Promise<ReadonlyMap<string, Refusal>> {
  return pageOpener.reopen(kept);
}
