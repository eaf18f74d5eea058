import { type Facts, ReadCancelled } from "@leafwalk/core";
import type { LocalSource } from "../../source/local.ts";
import { openLater } from "../../source/open-later.ts";
import type { OpenSession } from "../../source/open-session.ts";
import { openTail } from "../../source/open-tail.ts";
import type { ReadFactsOptions } from "../../source/session-source.ts";
import { type Refusal, refuse } from "./refusal.ts";

export type ReadFacts = (source: LocalSource, options: ReadFactsOptions) => Promise<Facts>;

interface HowToRead {
  readonly readFacts: ReadFacts;
  /** Is given the last messages of a large session while the rest is read; absent where nobody looks. */
  readonly showEnd?: (end: OpenSession) => void;
}

/** Reads a file to its end, unless its first bytes tell that it is none of ours. */
export async function readSession(
  source: LocalSource,
  file: File,
  { readFacts, showEnd }: HowToRead,
  options: ReadFactsOptions,
): Promise<Refusal | { readonly open: OpenSession }> {
  try {
    const foreign = await refuse.foreign(file);
    if (foreign) return foreign;
    // Before the whole is asked for: both would wait for the same disk.
    const end = showEnd && (await openTail(source, file.size, options.signal));
    if (end) showEnd(end);
    const open = openLater(end, source, await readFacts(source, options));
    return (await refuse.noSession(file, open.session)) ?? { open };
  } catch (error) {
    // Whoever cancelled has put its own state in place.
    return error instanceof ReadCancelled
      ? refuse.cancelled(file)
      : refuse.failed(file.name, error);
  }
}
