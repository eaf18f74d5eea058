import type { ContextPlan, Omission } from "@leafwalk/core";

const known = new WeakMap<ContextPlan, ReadonlyMap<number, Omission>>();

/** Why an entry of the path is not sent; undefined for one that is sent. Made once for a plan. */
export function omissionOf(plan: ContextPlan, position: number): Omission | undefined {
  let omissions = known.get(plan);
  if (!omissions) {
    omissions = new Map(plan.omitted.map((omission) => [omission.position, omission]));
    known.set(plan, omissions);
  }
  return omissions.get(position);
}
