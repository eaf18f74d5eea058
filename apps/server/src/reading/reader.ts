import type { StopSignal } from "@leafwalk/core";
import type { OpenFile, Place } from "../sessions/files.ts";
import { type Glanced, glanceAtFiles } from "../sessions/glance-files.ts";
import { Turn } from "../sessions/turn.ts";
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

/** Files that are looked at between two looks at the clock. */
const GLANCES_AT_ONCE = 8;

/** Reads in the thread that asks: for tests, and where there is no other. */
export function readHere(cache?: FactsCache): Reader {
  const optionsOf = (stop: StopSignal | undefined) => ({ cache, ...(stop ? { stop } : {}) });
  return {
    read: ({ source, identity, path }, stop) =>
      readSession(source, { ...identity, path }, optionsOf(stop)),
    readForList: ({ source, identity, path }, stop) =>
      readForList(source, { ...identity, path }, optionsOf(stop)),
    async glance(places) {
      const glances: Glanced[] = [];
      const turn = new Turn();
      await turn.pass();
      for (let at = 0; at < places.length; at += GLANCES_AT_ONCE) {
        if (turn.isOver) await turn.pass();
        glances.push(...glanceAtFiles(places.slice(at, at + GLANCES_AT_ONCE)));
      }
      return glances;
    },
    close: async () => {},
  };
}
