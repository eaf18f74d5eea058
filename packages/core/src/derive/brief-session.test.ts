import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FactsReader } from "../facts/build.ts";
import { damagedBytesArbitrary } from "../testing/session-arbitrary.ts";
import { SessionBuilder } from "../testing/session-builder.ts";
import { openSession } from "../tree/session.ts";
import { BriefSession } from "./brief-session.ts";
import { lastActivityOf } from "./status.ts";
import { findFirstPrompt, firstPromptOf, fullTitleOf, titleOf } from "./title.ts";
import type { Told } from "./told.ts";

function brief(bytes: Uint8Array): BriefSession {
  const session = new BriefSession();
  session.push(bytes);
  session.finish();
  return session;
}

function tell(session: Told) {
  return {
    count: session.count,
    id: session.facts.header?.id,
    cwd: session.facts.header?.cwd,
    parentSession: session.facts.header?.parentSession,
    slot: session.facts.slot,
    title: titleOf(session),
    full: fullTitleOf(session),
    prompt: firstPromptOf(session),
    promptAt: findFirstPrompt(session),
    lastActivity: lastActivityOf(session),
    times: Array.from({ length: session.count }, (_, at) => session.timeOf(at)),
  };
}

describe("BriefSession", () => {
  it("tells what the whole session would of the same bytes", () => {
    fc.assert(
      fc.property(damagedBytesArbitrary, (bytes) => {
        const reader = new FactsReader();
        reader.push(bytes);
        expect(tell(brief(bytes))).toEqual(tell(openSession(reader.facts())));
      }),
      { numRuns: 500 },
    );
  });

  it("knows whether every line was a record", () => {
    const bytes = new SessionBuilder().user("one").bytes();
    expect(brief(bytes).hasFaults).toBe(false);
    expect(brief(bytes.subarray(0, -5)).hasFaults).toBe(true);
  });
});
