import { formatCount } from "../../../format/figures.ts";
import { shortLine } from "../../../format/short-line.ts";
import { badgeClass } from "../../../ui/Badge.tsx";
import { TextButton } from "./TextButton.tsx";
import { useFirstFew } from "./use-first-few.ts";

const SHOWN_AT_FIRST = 40;

/** Names side by side, each cut where it is wider than the sheet. */
export function Names({ names }: { readonly names: readonly string[] }) {
  const { shown, hidden, showAll } = useFirstFew(names, SHOWN_AT_FIRST);
  return (
    <ul className="flex min-w-0 flex-wrap gap-1">
      {shown.map((name, i) => (
        <li key={i} className={`${badgeClass("neutral", "shrink")} font-mono`}>
          <span className="truncate" title={shortLine(name)}>
            {shortLine(name) || "(no name)"}
          </span>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <TextButton onClick={showAll}>Show {formatCount(hidden)} more</TextButton>
        </li>
      )}
    </ul>
  );
}
