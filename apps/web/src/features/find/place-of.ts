import type { ContextPlan, Session } from "@leafwalk/core";

/** Where an entry is as seen from the leaf. */
export type PlaceOfEntry = "sent" | "left-out" | "never-sent" | "other-branch";

export const placeWords: { readonly [Place in PlaceOfEntry]: string } = {
  sent: "in context",
  "left-out": "left out",
  "never-sent": "never sent",
  "other-branch": "other branch",
};

/** Tells for any entry where it is, by the plan of the leaf. */
export function readPlaces({ path, omitted }: ContextPlan): (position: number) => PlaceOfEntry {
  const onPath = new Set(path);
  const reasons = new Map(omitted.map(({ position, reason }) => [position, reason]));
  return (position) => {
    if (!onPath.has(position)) return "other-branch";
    const reason = reasons.get(position);
    if (reason === undefined) return "sent";
    return reason === "not-a-message" ? "never-sent" : "left-out";
  };
}

/** The last tip behind an entry: where its branch led to in the end. */
export function tipBehind(session: Session, position: number): number {
  return session.tips().findLast((tip) => session.isOnPathOf(position, tip)) ?? position;
}
