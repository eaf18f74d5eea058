import type { Session } from "@leafwalk/core";
import type { BodyState } from "../../source/use-body.ts";

interface WaitingProps {
  readonly state: BodyState;
  readonly session: Session;
  readonly at: number;
}

/** The first words are facts and there at once; the rest follows. */
export function Waiting({ state, session, at }: WaitingProps) {
  if (state.state === "loading") return <Preview session={session} at={at} />;
  return (
    <p className="text-12 text-ink-2 leading-5">
      {state.state === "failed" ? (
        <>
          The entry could not be read: {state.error.message}{" "}
          <button
            type="button"
            className="text-accent hover:underline"
            onClick={() => state.retry()}
          >
            Try again
          </button>
        </>
      ) : (
        "The file no longer holds this entry where it was."
      )}
    </p>
  );
}

/** The first words, from facts. */
export function Preview({ session, at }: { readonly session: Session; readonly at: number }) {
  return <p className="max-w-[72ch] text-14 text-ink-3 wrap-anywhere">{session.previewOf(at)}</p>;
}
