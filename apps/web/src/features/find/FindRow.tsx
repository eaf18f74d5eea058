import type { Session } from "@leafwalk/core";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { iconOfEntry, titleOfEntry } from "../entry/index.ts";
import type { Hit } from "./find-hits.ts";
import { type PlaceOfEntry, placeWords } from "./place-of.ts";

interface FindRowProps {
  readonly session: Session;
  readonly hit: Hit;
  readonly place: PlaceOfEntry;
  readonly isCurrent: boolean;
  readonly isTabStop: boolean;
  /** Room for the way to another branch, so that the columns stand below each other. */
  readonly hasBranches: boolean;
  onFocus(): void;
  onShow(): void;
  onGoToBranch(): void;
}

/** The rail as the tree and the context have it. */
const rails: { readonly [Place in PlaceOfEntry]: string } = {
  sent: "w-0.5 bg-control",
  "left-out": "w-2 hatch",
  "never-sent": "w-2 hatch",
  "other-branch": "w-[1.5px] bg-line-strong",
};

/** One hit: whose words they are, the words around it, and where the entry is. In a narrow list it takes two lines. */
export function FindRow(props: FindRowProps) {
  const { session, hit, place, isCurrent, isTabStop, hasBranches } = props;
  const { onFocus, onShow, onGoToBranch } = props;
  const { position, part } = hit;
  return (
    <div
      className={classNames(
        "flex items-center gap-2 pr-4 text-12 mid:pr-6",
        isCurrent ? "bg-accent-tint shadow-[inset_2px_0_0_var(--color-accent)]" : "hover:bg-hover",
      )}
    >
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isCurrent ? "true" : undefined}
        className="relative grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1.5 pl-8 text-left focus-visible:-outline-offset-2 @[560px]:grid-cols-[144px_minmax(0,1fr)_76px_44px] max-mid:min-h-11 mid:pl-10"
        onFocus={onFocus}
        onClick={onShow}
      >
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-4 flex w-2 justify-center mid:left-6"
        >
          <span className={rails[place]} />
        </span>
        <Title session={session} position={position} part={part} />
        <Words hit={hit} isCurrent={isCurrent} />
        <span className="text-11 text-ink-2">{placeWords[place]}</span>
        <span className="text-right text-11 text-ink-2 tabular-nums">#{position}</span>
      </button>
      {hasBranches ? (
        <span className="flex shrink-0 justify-end @[560px]:w-26">
          {place === "other-branch" ? (
            <Button
              look="link"
              className="px-0"
              tabIndex={isTabStop ? 0 : -1}
              onFocus={onFocus}
              onClick={onGoToBranch}
            >
              Go to that branch
            </Button>
          ) : null}
        </span>
      ) : null}
    </div>
  );
}

function Title({ session, position, part }: { session: Session; position: number; part: string }) {
  const Icon = iconOfEntry(session, position);
  const about = part || session.rareOf(position).toolName;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Icon size={14} strokeWidth={1.75} className="shrink-0 text-ink-2" aria-hidden="true" />
      <span className="truncate">
        <span className="font-medium">{titleOfEntry(session, position).slice(0, 80)}</span>
        {about ? <span className="text-ink-2"> · {about.slice(0, 40)}</span> : null}
      </span>
    </span>
  );
}

/** Below the rest where there is no room beside it. */
function Words({ hit, isCurrent }: { readonly hit: Hit; readonly isCurrent: boolean }) {
  return (
    <span className="order-last col-span-3 truncate text-ink-2 [unicode-bidi:isolate] @[560px]:order-none @[560px]:col-span-1">
      {hit.before}
      <mark
        className={classNames(
          "rounded-[2px] bg-warn-mark text-ink",
          isCurrent && "underline decoration-2 decoration-ink",
        )}
      >
        {hit.match}
      </mark>
      {hit.after}
    </span>
  );
}
