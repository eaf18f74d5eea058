import { Check, ChevronDown, CircleDot } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { Status } from "../../url/url-state.ts";

const choices: readonly { readonly key: Status | undefined; readonly name: string }[] = [
  { key: undefined, name: "Any status" },
  { key: "complete", name: "Complete" },
  { key: "interrupted", name: "Interrupted" },
  { key: "aborted", name: "Aborted" },
  { key: "error", name: "Failed" },
  { key: "pending", name: "Pending" },
];

const icon = { "aria-hidden": true, strokeWidth: 1.75 } as const;

interface StatusMenuProps {
  readonly status: Status | undefined;
  onStatus(status: Status | undefined): void;
}

/** Keeps the sessions that ended in one way. */
export function StatusMenu({ status, onStatus }: StatusMenuProps) {
  return (
    <Menu
      label="Status"
      items={choices.map(({ key, name }) => ({
        key: key ?? "any",
        label: (
          <>
            <Check {...icon} className={key === status ? "size-3.5" : "invisible size-3.5"} />
            {name}
          </>
        ),
        isChecked: key === status,
        onSelect: () => onStatus(key),
      }))}
      renderButton={(button) => (
        <Button
          {...button}
          className={status === undefined ? "" : "text-accent"}
          icon={<CircleDot {...icon} className="size-3.5" />}
        >
          <span className="sr-only">Status: </span>
          {choices.find(({ key }) => key === status)?.name}
          <ChevronDown {...icon} className="size-3.5" />
        </Button>
      )}
    />
  );
}
