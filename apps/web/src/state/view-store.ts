import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

export const DIAGNOSTICS_HEIGHT = 232;

interface ListPlace {
  /** Pixels scrolled. */
  readonly offset: number;
  /** Key of the row that Tab leads to. */
  readonly current: string | undefined;
}

/** What is private to this reader: never in the address, never on the server. */
interface ViewState {
  /** Pixels; undefined until it was chosen. */
  readonly treeWidth: number | undefined;
  /** Pixels. */
  readonly diagnosticsHeight: number;
  /** Sessions of the list whose subagents are shown, by key. */
  readonly openSubagents: ReadonlySet<string>;
  /** Where each list was left, by its name. */
  readonly listPlaces: ReadonlyMap<string, ListPlace>;
  setTreeWidth(width: number | undefined): void;
  setDiagnosticsHeight(height: number): void;
  toggleSubagents(key: string): void;
  keepListPlace(list: string, place: ListPlace): void;
}

export const useViewStore = create<ViewState>()(
  persist(
    (set) => ({
      treeWidth: undefined,
      diagnosticsHeight: DIAGNOSTICS_HEIGHT,
      openSubagents: new Set<string>(),
      listPlaces: new Map<string, ListPlace>(),
      setTreeWidth: (treeWidth) => set({ treeWidth }),
      setDiagnosticsHeight: (diagnosticsHeight) => set({ diagnosticsHeight }),
      toggleSubagents: (key) =>
        set(({ openSubagents }) => {
          const next = new Set(openSubagents);
          if (!next.delete(key)) next.add(key);
          return { openSubagents: next };
        }),
      keepListPlace: (list, place) =>
        set(({ listPlaces }) => ({ listPlaces: new Map(listPlaces).set(list, place) })),
    }),
    {
      name: "leafwalk.view",
      version: 1,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ treeWidth, diagnosticsHeight }) => ({ treeWidth, diagnosticsHeight }),
    },
  ),
);
