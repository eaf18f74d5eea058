import { create } from "zustand";
import type { LocalSource } from "../source/local.ts";
import type { OpenSession } from "../source/open-session.ts";

export type LocalState =
  /** Of a large one the last messages are shown meanwhile. */
  | { readonly state: "reading"; readonly end?: OpenSession }
  | { readonly state: "open"; readonly open: OpenSession }
  | { readonly state: "failed"; readonly message: string };

/** A file that was opened in this tab; it is forgotten with the tab. */
export interface LocalSession {
  readonly id: string;
  readonly source: LocalSource;
  readonly state: LocalState;
}

interface LocalSessions {
  /** The latest first. */
  readonly sessions: readonly LocalSession[];
  add(sessions: readonly LocalSession[]): void;
  setState(id: string, state: LocalState): void;
  remove(id: string): void;
}

export const useLocalStore = create<LocalSessions>()((set) => ({
  sessions: [],
  add: (added) =>
    set(({ sessions }) => {
      const ids = new Set(added.map(({ id }) => id));
      return { sessions: [...added, ...sessions.filter(({ id }) => !ids.has(id))] };
    }),
  setState: (id, state) =>
    set(({ sessions }) => ({
      sessions: sessions.map((session) => (session.id === id ? { ...session, state } : session)),
    })),
  remove: (id) => set(({ sessions }) => ({ sessions: sessions.filter((one) => one.id !== id) })),
}));
