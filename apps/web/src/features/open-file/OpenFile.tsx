import { useEffect } from "react";
import { useKeptStore } from "../../state/kept-store.ts";
import { DropOverlay } from "./DropOverlay.tsx";
import { OpeningCard } from "./OpeningCard.tsx";
import { useDrop } from "./use-drop.ts";
import { useOpening } from "./use-opening.ts";
import { usePaste } from "./use-paste.ts";

/** Lets files be dropped and pasted on whatever screen is shown. */
export function OpenFile() {
  const drag = useDrop();
  usePaste();
  const loadKept = useKeptStore(({ load }) => load);
  useEffect(() => void loadKept(), [loadKept]);
  const opening = useOpening();
  return (
    <>
      <OpeningCard opening={opening} />
      {drag.kind !== "none" && <DropOverlay drag={drag} />}
    </>
  );
}
