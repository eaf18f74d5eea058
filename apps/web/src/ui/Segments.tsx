import { useId } from "react";
import { classNames } from "./class-names.ts";

interface Segment<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** A part of the label, where there is little room. */
  readonly shortLabel?: string;
  /** What it means, for the pointer that rests on it. */
  readonly title?: string;
}

interface SegmentsProps<Name extends string> {
  /** What is chosen. */
  readonly label: string;
  readonly segments: readonly Segment<Name>[];
  readonly current: Name;
  onSelect(name: Name): void;
}

/** A choice between a few things; radio buttons underneath, so arrows and readers know them. */
export function Segments<Name extends string>(props: SegmentsProps<Name>) {
  const { label, segments, current, onSelect } = props;
  const group = useId();
  return (
    <fieldset
      aria-label={label}
      className="inline-flex min-w-0 shrink-0 overflow-hidden rounded-control border border-control"
    >
      {segments.map(({ name, label: text, shortLabel, title }) => (
        <label
          key={name}
          title={title}
          className={classNames(
            "flex h-6.5 cursor-pointer items-center whitespace-nowrap px-2.5 text-12 max-mid:h-10.5",
            "not-first:border-control not-first:border-l",
            "has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent",
            name === current
              ? "bg-accent-tint-2 font-semibold text-ink"
              : "bg-raised font-medium text-ink-2 hover:bg-hover",
          )}
        >
          <input
            type="radio"
            name={group}
            aria-label={text}
            className="sr-only"
            checked={name === current}
            onChange={() => onSelect(name)}
          />
          {shortLabel === undefined ? (
            text
          ) : (
            <>
              <span className="max-mid:hidden">{text}</span>
              <span className="mid:hidden">{shortLabel}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
