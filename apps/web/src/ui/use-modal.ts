import { type RefObject, useEffect, useRef } from "react";

/** For a dialog over the page, which nothing else reaches while it is mounted. Closing it gives the focus back. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return dialog;
}
