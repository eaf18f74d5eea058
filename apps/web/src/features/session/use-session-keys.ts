import { useEffect, useEffectEvent } from "react";
import { isForScreen } from "./is-for-screen.ts";
import { sessionKeys } from "./session-keys.ts";
import type { Step } from "./steps.ts";

interface KeyActions {
  onStep(step: Step): void;
  /** Back to no shown entry. */
  onLeave(): void;
  onShowKeys(): void;
}

/** The keys of the session screen, wherever the focus is, but never while someone types. */
export function useSessionKeys({ onStep, onLeave, onShowKeys }: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForScreen(event)) return;
    if (event.key === "Escape") return onLeave();
    const step = sessionKeys.find(({ key }) => key === event.key)?.step;
    if (step === undefined && event.key !== "?") return;
    event.preventDefault();
    if (step === undefined) onShowKeys();
    else onStep(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
