import type { SessionList } from "@leafwalk/server";
import { Check, ChevronDown, CircleDot } from "lucide-react";
import { formatCount } from "../../format/figures.ts";
import { Button } from "../../ui/Button.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { Status } from "../../url/url-state.ts";

interface Choice {
  readonly key: Status | undefined;
  readonly name: string;
}

const choices: readonly Choice[] = [
  { key: undefined, name: "Any status" },
  { key: "complete", name: "Complete" },
  { key: "interrupted", name: "Interrupted" },
  { key: "aborted", name: "Aborted" },
  { key: "error", name: "Failed" },
  { key: "pending", name: "Pending" },
  { key: "unknown", name: "Unknown" },
  { key: "unread", name: "Not read yet" },
];

const icon = { "aria-hidden": true, strokeWidth: 1.75 } as const;

interface StatusMenuProps {
  readonly status: Status | undefined;
  /** Of the sessions that the other filters keep; undefined while not all of them are known. */
  readonly counts: SessionList["statuses"] | undefined;
  onStatus(status: Status | undefined): void;
}

/** Keeps the sessions that ended in one way. */
export function StatusMenu({ status, counts, onStatus }: StatusMenuProps) {
  // What is still to be read is soon gone: it is a choice only as long as there is some.
  const offered = choices.filter(
    ({ key }) => key !== "unread" || key === status || (counts?.unread ?? 0) > 0,
  );
  return (
    <Menu
      label="Status"
      items={offered.map(({ key, name }) => ({
        key: key ?? "any",
        label: (
          <>
            <Check {...icon} className={key === status ? "size-3.5" : "invisible size-3.5"} />
            <span className="grow pr-4">{name}</span>
            {counts && (
              <span className="font-normal text-ink-2 tabular-nums">
                {formatCount(countOf(counts, key))}
              </span>
            )}
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

function countOf(counts: SessionList["statuses"], key: Status | undefined): number {
  if (key !== undefined) return counts[key];
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
