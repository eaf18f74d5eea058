import type { StopSignal } from "@leafwalk/core";
import type { OpenFile, Place } from "../sessions/files.ts";
import { type Glanced, glanceAtFiles } from "../sessions/glance-files.ts";
import type { FactsCache } from "./facts-cache.ts";
import { readForList, readSession } from "./read-session.ts";
import type { SessionReading, WholeReading } from "./session-reading.ts";

/** How files become readings. `read` and `readForList` give undefined for a file that became shorter, and throw `ReadCancelled`. */
export interface Reader {
  read(file: OpenFile, stop?: StopSignal): Promise<SessionReading | undefined>;
  /** Only what the list says of it. */
  readForList(file: OpenFile, stop?: StopSignal): Promise<WholeReading | undefined>;
  /** What the ends of files say, in their order; undefined where reading ends for good. Never throws. */
  glance(places: readonly Place[]): Promise<Glanced[] | undefined>;
  close(): Promise<void>;
}

/** Reads in the thread that asks: for tests, and where there is no other. */
export function readHere(cache?: FactsCache): Reader {
  const optionsOf = (stop: StopSignal | undefined) => ({ cache, ...(stop ? { stop } : {}) });
  return {
    read: ({ source, identity, path }, stop) =>
      readSession(source, { ...identity, path }, optionsOf(stop)),
    readForList: ({ source, identity, path }, stop) =>
      readForList(source, { ...identity, path }, optionsOf(stop)),
    async glance(places) {
      // Others get their turn before.
      await new Promise(setImmediate);
      return glanceAtFiles(places);
    },
    close: async () => {},
  };
}
