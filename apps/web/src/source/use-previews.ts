import type { Session } from "@leafwalk/core";
import { useSyncExternalStore } from "react";
import { WindowedPreviews } from "./windowed-previews.ts";

const never = () => () => {};
const none = () => 0;

/** Draws again what shows previews when more of them have arrived. */
export function usePreviews({ facts }: Session): void {
  const previews = facts.preview instanceof WindowedPreviews ? facts.preview : undefined;
  useSyncExternalStore(previews?.subscribe ?? never, previews?.version ?? none);
}
