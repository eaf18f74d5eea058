import type { Session } from "@leafwalk/core";

/** The user's message on a path next before (-1) or behind (1) an entry; undefined where there is none. */
export function stepToUser(
  session: Pick<Session, "roleOf">,
  path: Int32Array,
  from: number,
  by: 1 | -1,
): number | undefined {
  for (let at = path.indexOf(from) + by; at >= 0 && at < path.length; at += by) {
    const position = path[at]!;
    if (session.roleOf(position) === "user") return position;
  }
  return undefined;
}
