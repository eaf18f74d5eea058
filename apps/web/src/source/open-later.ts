import type { Facts } from "@leafwalk/core";
import { bodyLoaderOf } from "./body-loader.ts";
import { shiftBetween } from "./growth.ts";
import { type OpenSession, openFacts } from "./open-session.ts";
import type { SessionSource } from "./session-source.ts";

/** The session of later facts, with what an earlier reading of the file has of it: bodies, and the names of its rows. */
export function openLater(
  earlier: OpenSession | undefined,
  source: SessionSource,
  facts: Facts,
): OpenSession {
  if (!earlier) return openFacts(source, facts);
  const shift = shiftBetween(earlier, facts);
  // Where the file is another one, no row may go by the name of an earlier one.
  const open = openFacts(source, facts, shift === undefined ? facts.count : earlier.base + shift);
  bodyLoaderOf(open).adopt(bodyLoaderOf(earlier));
  return open;
}
