import type { JsonObject, Session } from "@leafwalk/core";
import { type ReactNode, useCallback, useMemo } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import { type BodyState, useBodies } from "../../source/use-body.ts";
import { EntryBody } from "./EntryBody.tsx";
import { EntryBoundary } from "./EntryBoundary.tsx";
import { EntryHead } from "./EntryHead.tsx";
import { bodiesToDraw, type EntryToDraw } from "./entry-content.ts";
import { type EntryScope, EntryScopeProvider } from "./entry-scope.ts";
import { titleOfEntry } from "./entry-title.ts";
import { ownChips } from "./own-chips.tsx";
import { RawEntry } from "./RawEntry.tsx";
import { useSought } from "./sought.ts";
import type { ToolResults } from "./tool-use.ts";
import { Preview, Waiting } from "./Waiting.tsx";

interface EntryViewProps {
  readonly open: OpenSession;
  readonly entry: EntryToDraw;
  /** Whether it is in the context: a row that is left out is quieter. */
  readonly isSent: boolean;
  /** Results drawn inside the cards of the entry's calls, by call id. */
  readonly results?: ReadonlyMap<string, number>;
  /** Chips of the place it is drawn at. */
  readonly chips?: readonly ReactNode[];
  hrefOf(position: number): string;
  onShow(position: number): void;
}

const noResults: ReadonlyMap<string, number> = new Map();
const noCalls: ReadonlySet<string> = new Set();

/** Any entry of a session, whatever it is and whatever it holds. */
export function EntryView(props: EntryViewProps) {
  const { open, entry, isSent, results = noResults, chips = [], hrefOf, onShow } = props;
  const { session } = open;
  const { position } = entry;
  const wanted = useMemo(() => [...bodiesToDraw(entry), ...results.values()], [entry, results]);
  const bodies = useBodies(open, wanted);
  const state: BodyState = bodies.get(position) ?? { state: "loading" };
  const body = state.state === "ready" ? state.body : undefined;

  const bodyOf = useCallback((at: number) => readyBody(bodies.get(at)), [bodies]);
  const toolResults = useMemo<ToolResults>(
    () => ({
      positionOf: (callId) => results.get(callId),
      bodyOf: (at) => bodies.get(at) ?? { state: "loading" },
      stripped: entry.strippedCalls ?? noCalls,
    }),
    [results, bodies, entry],
  );
  const sought = useSought(position);
  const scope = useMemo<EntryScope>(() => {
    const foldKey = `${open.source.key} ${position - open.base} ${entry.part}`;
    return { open, position, foldKey, sought, hrefOf, onShow };
  }, [open, position, entry.part, sought, hrefOf, onShow]);

  const fallback = (error: Error) =>
    body ? (
      <RawEntry body={body} why={error.message} />
    ) : (
      <Preview session={session} at={position} />
    );
  const title = titleOfPart(session, entry);
  return (
    <EntryScopeProvider value={scope}>
      <article
        data-entry={position}
        aria-label={open.tail ? title : `${title}, entry ${position}`}
        className={`min-w-0 ${isSent ? "text-ink" : "text-ink-2"}`}
      >
        <EntryBoundary fallback={fallback}>
          <EntryHead
            title={title}
            body={body}
            isQuiet={!isSent}
            tellsUsage={entry.part !== "system-message"}
            chips={[...chips, ...ownChips(session, entry, isSent && body ? bodyOf : undefined)]}
          />
          <div className="mt-1.5">
            {body ? (
              <EntryBody
                session={session}
                entry={entry}
                body={body}
                bodyOf={bodyOf}
                results={toolResults}
              />
            ) : (
              <Waiting state={state} session={session} at={position} />
            )}
          </div>
        </EntryBoundary>
      </article>
    </EntryScopeProvider>
  );
}

function titleOfPart(session: Session, { part, position }: EntryToDraw): string {
  if (part === "system-message") return "System prompt";
  return part === "compaction-summary" ? "Compaction summary" : titleOfEntry(session, position);
}

function readyBody(state: BodyState | undefined): JsonObject | undefined {
  return state?.state === "ready" ? state.body : undefined;
}
