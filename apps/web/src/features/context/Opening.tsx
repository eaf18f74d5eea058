import type { ContextPlan, Session } from "@leafwalk/core";
import { CircleQuestionMark } from "lucide-react";
import { useUrl } from "../../url/navigation.ts";
import { ContextRail } from "./ContextRail.tsx";
import { missingParent, startOf, unrecorded, writerOf } from "./origin.ts";
import { tellRules } from "./rules-words.ts";

interface OpeningProps {
  readonly session: Session;
  readonly plan: ContextPlan;
  readonly isLast: boolean;
  onShow(position: number): void;
}

/** By whose rules the context is shown, and what of it nobody can know from the file. */
export function Opening({ session, plan, isLast, onShow }: OpeningProps) {
  const unknown = unrecorded(session, plan);
  const { rules } = useUrl().state;
  const start = startOf(session, plan);
  const missing = missingParent(session, plan);
  return (
    <ContextRail look="sent" icon={CircleQuestionMark} isFirst isLast={isLast} className="py-2.5">
      <p className="max-w-[72ch] text-12 text-ink-3 leading-5">
        {tellRules(rules, writerOf(session))}{" "}
        {unknown !== undefined && start < 0 ? `Not in this file, so unknown: ${unknown}.` : null}
        {unknown !== undefined && start >= 0 ? (
          <>
            What the file records of {unknown} stands in the{" "}
            <button
              type="button"
              className="rounded-chip text-accent hover:underline"
              onClick={() => onShow(start)}
            >
              session start, #{start}
            </button>
            .
          </>
        ) : null}
      </p>
      {missing === undefined ? null : (
        <p className="mt-1 max-w-[72ch] text-12 text-warn leading-5 wrap-anywhere">
          Cut here: the parent of the first entry, {missing.slice(0, 200)}, is not in this file.
          What came before it is unknown.
        </p>
      )}
    </ContextRail>
  );
}
