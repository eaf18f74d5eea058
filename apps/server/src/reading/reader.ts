import type { StopSignal } from "@leafwalk/core";
import type { OpenFile } from "../sessions/files.ts";
import type { FactsCache } from "./facts-cache.ts";
import { readForList, readSession } from "./read-session.ts";
import type { SessionReading, WholeReading } from "./session-reading.ts";

/** How open files become readings. Both give undefined for a file that became shorter, and throw `ReadCancelled`. */
export interface Reader {
  read(file: OpenFile, stop?: StopSignal): Promise<SessionReading | undefined>;
  /** Only what the list says of it. */
  readForList(file: OpenFile, stop?: StopSignal): Promise<WholeReading | undefined>;
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
    close: async () => {},
  };
}
