import {
  Ban,
  ChevronDown,
  CircleDashed,
  CirclePause,
  CircleX,
  CornerDownRight,
  GitFork,
  Star,
  TriangleAlert,
} from "lucide-react";
import { formatCount } from "../../format/figures.ts";
import { Badge, badgeClass } from "../../ui/Badge.tsx";
import { LiveMark } from "../../ui/LiveMark.tsx";
import type { Ending } from "./endings.ts";
import type { RowWords } from "./row-words.ts";

interface RowBadgesProps {
  readonly row: RowWords;
  readonly areSubagentsShown: boolean;
  readonly tabIndex: number;
  onToggleSubagents: (() => void) | undefined;
}

const endingIcons: Readonly<Record<Ending["kind"], typeof Ban>> = {
  interrupted: CirclePause,
  aborted: Ban,
  error: CircleX,
  pending: CircleDashed,
};

const icon = { "aria-hidden": true, className: "size-3", strokeWidth: 2 } as const;

export function RowBadges({ row, areSubagentsShown, tabIndex, onToggleSubagents }: RowBadgesProps) {
  const [label, ...moreLabels] = row.labels;
  return (
    <>
      {row.isLive && <LiveMark />}
      {row.isDemo && <Badge>demo</Badge>}
      {row.ending && <EndingBadge ending={row.ending} />}
      {label !== undefined && (
        <span
          className={`${badgeClass("outlined", "shrink")} max-w-40 max-mid:hidden`}
          title={row.labels.join(", ")}
        >
          <Star {...icon} className="size-3 shrink-0 fill-star text-star" />
          <span className="truncate">{label}</span>
          {moreLabels.length > 0 && <span>+{moreLabels.length}</span>}
        </span>
      )}
      {row.subagents > 0 && (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-expanded={areSubagentsShown}
          onClick={onToggleSubagents}
          className={`${badgeClass()} relative z-1 hover:bg-active`}
        >
          {areSubagentsShown ? <ChevronDown {...icon} /> : <CornerDownRight {...icon} />}
          <Counted count={row.subagents} one="subagent" />
        </button>
      )}
      {row.lineage && (
        <Badge title={row.lineage.explained} icon={<GitFork {...icon} />}>
          {row.lineage.word}
          <span className="sr-only">: {row.lineage.explained}</span>
        </Badge>
      )}
      {row.diagnostics > 0 && (
        <Badge tone="warn" icon={<TriangleAlert {...icon} />}>
          <Counted count={row.diagnostics} one="diagnostic" />
        </Badge>
      )}
    </>
  );
}

function EndingBadge({ ending }: { readonly ending: Ending }) {
  const Icon = endingIcons[ending.kind];
  return (
    <Badge title={ending.explained} icon={<Icon {...icon} />}>
      <span className="max-mid:sr-only">{ending.word}</span>
    </Badge>
  );
}

/** Where there is little room, the icon has to do for the word. */
function Counted({ count, one }: { readonly count: number; readonly one: string }) {
  return (
    <span>
      {formatCount(count)}
      <span className="max-mid:sr-only">
        {" "}
        {one}
        {count === 1 ? "" : "s"}
      </span>
    </span>
  );
}
