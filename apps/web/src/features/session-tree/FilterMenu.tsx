import { Check, ChevronDown, ListFilter } from "lucide-react";
import { useMemo } from "react";
import { formatCount } from "../../format/figures.ts";
import { Button } from "../../ui/Button.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { changeUrl } from "../../url/navigation.ts";
import type { CardFilter } from "../../url/url-state.ts";
import { countCards } from "./filter-cards.ts";
import { useTreeModel } from "./tree-model.ts";

const filters: readonly { readonly key: CardFilter; readonly name: string }[] = [
  { key: "all", name: "All cards" },
  { key: "no-tools", name: "No tools" },
  { key: "user", name: "User only" },
  { key: "failures", name: "Failures" },
  { key: "edits", name: "Edits" },
  { key: "labelled", name: "Labelled" },
];

const icon = { "aria-hidden": true, strokeWidth: 1.75 } as const;

/** Which cards the tree draws, each choice with how many those are. */
export function FilterMenu() {
  const { open, session, filter } = useTreeModel();
  const counts = useMemo(() => countCards(session, open.cards), [session, open.cards]);
  return (
    <Menu
      label="Cards to show"
      items={filters.map(({ key, name }) => ({
        key,
        label: (
          <>
            <Check {...icon} className={key === filter ? "size-3.5" : "invisible size-3.5"} />
            {name}
            <span className="ml-auto pl-4 font-normal text-11 text-ink-2 tabular-nums">
              {formatCount(counts[key])}
            </span>
          </>
        ),
        isChecked: key === filter,
        onSelect: () => changeUrl({ cards: key }),
      }))}
      renderButton={(button) => (
        <Button
          {...button}
          look="ghost"
          className={filter === "all" ? "" : "text-accent"}
          icon={<ListFilter {...icon} className="size-3.5" />}
        >
          <span className="sr-only">Show: </span>
          {filters.find(({ key }) => key === filter)?.name}
          <ChevronDown {...icon} className="size-3.5" />
        </Button>
      )}
    />
  );
}
