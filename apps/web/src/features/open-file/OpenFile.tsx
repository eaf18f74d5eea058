import { useEffect, useSyncExternalStore } from "react";
import { useKeptStore } from "../../state/kept-store.ts";
import { DropOverlay } from "./DropOverlay.tsx";
import { OpeningCard } from "./OpeningCard.tsx";
import { pageOpener } from "./page-opener.ts";
import { useDrop } from "./use-drop.ts";
import { usePaste } from "./use-paste.ts";

/** Lets files be dropped and pasted on whatever screen is shown. */
export function OpenFile() {
  const drag = useDrop();
  usePaste();
  const loadKept = useKeptStore(({ load }) => load);
  useEffect(() => void loadKept(), [loadKept]);
  const opening = useSyncExternalStore(pageOpener.subscribe, pageOpener.state);
  return (
    <>
      <OpeningCard opening={opening} />
      {drag.kind !== "none" && <DropOverlay drag={drag} />}
    </>
  );
}
