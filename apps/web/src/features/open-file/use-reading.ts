import { useOpening } from "./use-opening.ts";

/** How far the reading of a file is whose end is shown already; undefined where it is not read now. */
export function useReading(id: string) {
  const opening = useOpening();
  return opening.phase === "reading" && opening.shownAs === id ? opening : undefined;
}
