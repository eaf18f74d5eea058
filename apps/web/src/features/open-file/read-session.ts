import { type Facts, ReadCancelled } from "@leafwalk/core";
import type { LocalSource } from "../../source/local.ts";
import { type OpenSession, openFacts } from "../../source/open-session.ts";
import type { ReadFactsOptions } from "../../source/session-source.ts";
import { type Refusal, refuse } from "./refusal.ts";

export type ReadFacts = (source: LocalSource, options: ReadFactsOptions) => Promise<Facts>;

/** Reads a file to its end, unless its first bytes tell that it is none of ours. */
export async function readSession(
  source: LocalSource,
  file: File,
  readFacts: ReadFacts,
  options: ReadFactsOptions,
): Promise<Refusal | { readonly open: OpenSession }> {
  try {
    const foreign = await refuse.foreign(file);
    if (foreign) return foreign;
    const open = openFacts(source, await readFacts(source, options));
    return (await refuse.noSession(file, open.session)) ?? { open };
  } catch (error) {
    // Whoever cancelled has put its own state in place.
    return error instanceof ReadCancelled
      ? refuse.cancelled(file)
      : refuse.failed(file.name, error);
  }
}
