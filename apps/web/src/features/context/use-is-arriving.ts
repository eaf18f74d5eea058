import { useLayoutEffect, useState } from "react";
import type { OpenSession } from "../../source/open-session.ts";

/** Whether this is the rendering in which the rest of a session comes, whose end was shown before. */
export function useIsArriving(open: OpenSession): boolean {
  const [drawn, setDrawn] = useState(open);
  useLayoutEffect(() => setDrawn(open), [open]);
  return drawn.tail !== undefined && open.tail === undefined;
}
