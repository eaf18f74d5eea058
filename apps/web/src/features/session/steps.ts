// Where the keys of the session screen lead: from the entry that is looked at to another one on the path.

import { type ContextPlan, entryDeclaration, Flag, type Session } from "@leafwalk/core";

export type Step =
  | "next-message"
  | "previous-message"
  | "next-user"
  | "previous-user"
  | "next-branch"
  | "previous-branch"
  | "next-label"
  | "next-failure"
  | "previous-failure"
  | "first"
  | "last";

export interface StepPlace {
  readonly session: Session;
  readonly plan: ContextPlan;
  /** Position of the entry that is looked at, the leaf where there is none. */
  readonly from: number;
  /** Whether only what is sent counts as a message, as in the context. */
  readonly isContext: boolean;
}

/** Position of the entry that a step leads to, undefined where there is none. */
export function stepFrom(place: StepPlace, step: Step): number | undefined {
  const { session, plan } = place;
  const path = [...plan.path];
  switch (step) {
    case "next-message":
      return walk(place, listMessages(place), 1);
    case "previous-message":
      return walk(place, listMessages(place), -1);
    case "next-user":
    case "previous-user": {
      const users = listMessages(place).filter((position) => session.roleOf(position) === "user");
      return walk(place, users, step === "next-user" ? 1 : -1);
    }
    case "next-branch":
    case "previous-branch": {
      const branches = path.filter((position) => session.childCount(position) > 1);
      return walk(place, branches, step === "next-branch" ? 1 : -1);
    }
    case "next-label": {
      const labels = path.filter((position) => session.labelOf(position) !== undefined);
      // Behind the last one it begins again: there is no key for the way back.
      return walk(place, labels, 1) ?? labels[0];
    }
    case "next-failure":
    case "previous-failure":
      return walk(place, listFailures(place), step === "next-failure" ? 1 : -1);
    case "first":
      return listMessages(place)[0];
    case "last":
      return listMessages(place).at(-1);
  }
}

/** Results that tell an error, and turns that failed or were aborted. */
function listFailures(place: StepPlace): number[] {
  const { session } = place;
  return listShown(place).filter((position) => {
    const stop = session.stopOf(position);
    return session.has(position, Flag.isError) || stop === "error" || stop === "aborted";
  });
}

function listShown({ plan, isContext }: StepPlace): number[] {
  return isContext ? plan.messages.map(({ position }) => position) : [...plan.path];
}

/** Messages in the order they are shown; results are inside the cards of their calls. */
function listMessages(place: StepPlace): number[] {
  const { session } = place;
  const messages = listShown(place).filter(
    (position) =>
      session.roleOf(position) !== "toolResult" &&
      entryDeclaration(session.typeOf(position)).look !== "line",
  );
  return [...new Set(messages)];
}

function walk({ plan, from }: StepPlace, stops: readonly number[], by: 1 | -1): number | undefined {
  const at = stops.indexOf(from);
  if (at >= 0) return stops[at + by];
  const order = new Map(Array.from(plan.path, (position, index) => [position, index]));
  const here = order.get(from) ?? -1;
  const isBeyond = (stop: number) => ((order.get(stop) ?? -1) - here) * by > 0;
  return by > 0 ? stops.find(isBeyond) : stops.findLast(isBeyond);
}
