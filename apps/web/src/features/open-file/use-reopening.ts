import { oneLine } from "@leafwalk/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { mayRead } from "../../source/file-handles.ts";
import { useKeptStore } from "../../state/kept-store.ts";
import { isAt, pageOpener } from "./page-opener.ts";
import type { Refusal } from "./refusal.ts";

type Reopening =
  /** Nothing is kept of such a file. */
  | { readonly state: "unknown" }
  | { readonly state: "looking" }
  | {
      readonly state: "offered";
      readonly name: string;
      /** Why it could not be opened, when that was tried. */
      readonly refusal: Refusal | undefined;
      open(): void;
      forget(): void;
    };

/** Opens the file of an address again: by itself where the browser does not have to ask, else when told. */
export function useReopening(id: string): Reopening {
  const { files, forget } = useKeptStore();
  const handle = files?.find((file) => file.id === id)?.handle;
  const [step, setStep] = useState<"looking" | "opening" | "offered">("looking");
  const [refusal, setRefusal] = useState<Refusal>();

  const isOpening = useRef(false);
  const open = useCallback(
    async (known: FileSystemFileHandle) => {
      isOpening.current = true;
      setStep("opening");
      const refusals = await pageOpener.reopen([{ id, handle: known }]);
      isOpening.current = false;
      setRefusal(refusals.get(id));
      setStep("offered");
    },
    [id],
  );

  useEffect(() => {
    if (!handle) return;
    let isLeft = false;
    const begin = async () => {
      const may = await mayRead(handle).catch(() => false);
      if (isLeft) return;
      if (may) await open(handle);
      else setStep("offered");
    };
    void begin();
    return () => {
      isLeft = true;
      // Whoever leaves meanwhile is not to be called back; where its end is shown nobody has left.
      if (isOpening.current && !isAt(id)) pageOpener.dismiss();
    };
  }, [id, handle, open]);

  if (files && !handle) return { state: "unknown" };
  if (!handle || step !== "offered") return { state: "looking" };
  return {
    state: "offered",
    name: oneLine(handle.name),
    refusal,
    open: () => void open(handle),
    forget: () => void forget([id]),
  };
}
