import { ArrowUpDown, Check, ChevronDown } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { Sort } from "../../url/url-state.ts";

const sorts: readonly { readonly key: Sort; readonly name: string }[] = [
  { key: "activity", name: "Newest" },
  { key: "entries", name: "Most entries" },
  { key: "branches", name: "Most branches" },
  { key: "size", name: "Largest" },
  { key: "cost", name: "Most expensive" },
  { key: "title", name: "Title" },
];

interface SortMenuProps {
  readonly sort: Sort;
  onSort(sort: Sort): void;
}

/** In which order the sessions are listed. */
export function SortMenu({ sort, onSort }: SortMenuProps) {
  const current = sorts.find(({ key }) => key === sort)?.name;
  const icon = { "aria-hidden": true, className: "size-3.5", strokeWidth: 1.75 } as const;
  return (
    <Menu
      label="Order"
      items={sorts.map(({ key, name }) => ({
        key,
        label: (
          <>
            <Check {...icon} className={key === sort ? "size-3.5" : "invisible size-3.5"} /> {name}
          </>
        ),
        isChecked: key === sort,
        onSelect: () => onSort(key),
      }))}
      renderButton={(button) => (
        <Button {...button} icon={<ArrowUpDown {...icon} />}>
          <span className="sr-only">Order: </span>
          {current}
          <ChevronDown {...icon} />
        </Button>
      )}
    />
  );
}
