// Reads sessions beside the server's own thread, which goes on answering meanwhile.

import { parentPort, workerData } from "node:worker_threads";
import { glanceAtFiles } from "../sessions/glance-files.ts";
import { FactsCache } from "./facts-cache.ts";
import { FdSource } from "./fd-source.ts";
import {
  type FileState,
  type ReadSessionOptions,
  readForList,
  readSession,
  WORTH_KEEPING,
} from "./read-session.ts";
import type { SessionReading } from "./session-reading.ts";
import type { ThreadAnswer, ThreadRequest, ThreadSettings } from "./thread-messages.ts";

// The cast is the boundary: reading-thread.ts starts this file with nothing else.
const { cache: options } = workerData as ThreadSettings;
const cache = options && new FactsCache(options);
const jobs = new Map<number, { aborted: boolean }>();

parentPort?.on("message", (request: ThreadRequest) => {
  switch (request.kind) {
    case "read":
      return void read(request);
    case "glance": {
      const { job, places } = request;
      return answer({ kind: "glances", job, glances: glanceAtFiles(places) });
    }
    case "cancel": {
      const stop = jobs.get(request.job);
      if (stop) stop.aborted = true;
    }
  }
});

async function read(request: ThreadRequest & { kind: "read" }): Promise<void> {
  const { job, fd, state, listOnly } = request;
  const stop = { aborted: false };
  jobs.set(job, stop);
  try {
    const source = new FdSource(fd, state.size);
    const report = ({ message }: Error) => answer({ kind: "report", message });
    const how = { cache, stop, report };
    if (listOnly) {
      const isKept = cache !== undefined && state.size >= WORTH_KEEPING;
      const whole = isKept
        ? (await readShared(source, state, how))?.whole
        : await readForList(source, state, how);
      answer({ kind: "whole", job, whole });
    } else {
      const reading = await readShared(source, state, how);
      answer({ kind: "reading", job, reading }, reading ? memoryOf(reading) : []);
    }
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    answer({ kind: "failed", job, name, message });
  } finally {
    jobs.delete(job);
  }
}

const underWay = new Map<string, Promise<SessionReading | undefined>>();

/** A session that the list is reading at the same moment is not read twice. */
async function readShared(
  source: FdSource,
  state: FileState,
  how: ReadSessionOptions,
): Promise<SessionReading | undefined> {
  const key = `${state.path}\0${state.tag}`;
  // What the other one was told to stop is read anew.
  const shared = await underWay.get(key)?.catch(() => undefined);
  if (shared) return shared;
  const reading = readSession(source, state, how);
  underWay.set(key, reading);
  try {
    return await reading;
  } finally {
    if (underWay.get(key) === reading) underWay.delete(key);
  }
}

/** Handed over and not copied. */
function memoryOf({ facts, offset, length, previews }: SessionReading): ArrayBuffer[] {
  const memory = new Set<ArrayBuffer>();
  for (const { buffer } of [facts, offset, length, ...previews]) {
    // Small buffers of Node are parts of a common one, which has to stay.
    if (buffer instanceof ArrayBuffer && buffer.byteLength > 8192) memory.add(buffer);
  }
  return [...memory];
}

function answer(message: ThreadAnswer, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}
