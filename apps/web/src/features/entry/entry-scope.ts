import { createContext, useContext } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import type { Sought } from "./sought.ts";

/** What everything drawn inside an entry may ask for. */
export interface EntryScope {
  readonly open: OpenSession;
  readonly position: number;
  /** Names the entry, and the place it is drawn at, among everything that can be folded. */
  readonly foldKey: string;
  /** Words that are looked for in what is drawn here. */
  readonly sought: Sought | undefined;
  /** Address of an entry, for links that can be copied. */
  hrefOf(position: number): string;
  onShow(position: number): void;
}

const EntryScopeContext = createContext<EntryScope | undefined>(undefined);

export const EntryScopeProvider = EntryScopeContext.Provider;

export function useEntryScope(): EntryScope {
  const scope = useContext(EntryScopeContext);
  if (!scope) throw new Error("useEntryScope needs an EntryScopeProvider above it");
  return scope;
}
