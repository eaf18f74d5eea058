import { usePageKeys } from "../../ui/use-page-keys.ts";
import { type Command, commandKeys, sessionKeys } from "./session-keys.ts";
import type { Step } from "./steps.ts";

interface KeyActions {
  onStep(step: Step): void;
  onCommand(command: Command): void;
  /** Back from what is over the session, or to no shown entry. */
  onLeave(): void;
}

/** The keys of the session screen. */
export function useSessionKeys({ onStep, onCommand, onLeave }: KeyActions): void {
  usePageKeys((pressed) => {
    const step = sessionKeys.find(({ key }) => key === pressed)?.step;
    const command = commandKeys.find(({ key }) => key === pressed)?.command;
    if (step !== undefined) onStep(step);
    if (command !== undefined) onCommand(command);
    if (pressed === "Escape") onLeave();
    return step !== undefined || command !== undefined;
  });
}
