import { oneLine } from "@leafwalk/core";
import { useState } from "react";
import { formatCount } from "../../../format/figures.ts";
import { badgeClass } from "../../../ui/Badge.tsx";

const SHOWN_AT_FIRST = 40;
/** Longer ones are cut by their width long before. */
const NAME_LENGTH = 200;

/** Names side by side, each cut where it is wider than the sheet. */
export function Names({ names }: { readonly names: readonly string[] }) {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? names : names.slice(0, SHOWN_AT_FIRST);
  const hidden = names.length - shown.length;
  return (
    <ul className="flex min-w-0 flex-wrap gap-1">
      {shown.map((name, i) => (
        <li key={i} className={`${badgeClass("neutral", "shrink")} font-mono`}>
          <span className="truncate" title={oneLine(name).slice(0, NAME_LENGTH)}>
            {oneLine(name).slice(0, NAME_LENGTH) || "(no name)"}
          </span>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            className="rounded-chip px-1 font-medium text-12 text-accent hover:underline max-mid:min-h-11"
            onClick={() => setAllShown(true)}
          >
            Show {formatCount(hidden)} more
          </button>
        </li>
      )}
    </ul>
  );
}
