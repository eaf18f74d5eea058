import { ChevronDown, ChevronRight } from "lucide-react";
import { useState } from "react";
import { countOf } from "../../../format/figures.ts";
import { showDirections } from "./bidi.ts";

interface JsonNodeProps {
  readonly label?: string | undefined;
  readonly value: unknown;
  readonly depth: number;
}

/** Levels that are open at first, where they have few members. */
const OPEN_DEPTH = 2;
const OPEN_MEMBERS = 24;
const TEXT_AT_FIRST = 400;
const TEXT_AT_MOST = 100_000;

export function JsonNode({ label, value, depth }: JsonNodeProps) {
  const isBranch = typeof value === "object" && value !== null && Object.keys(value).length > 0;
  return isBranch ? (
    <Branch label={label} value={value} depth={depth} />
  ) : (
    <div className={depth === 0 ? undefined : "pl-4"}>
      <Label label={label} />
      <Leaf value={value} />
    </div>
  );
}

function Branch({ label, value, depth }: JsonNodeProps & { readonly value: object }) {
  const size = Object.keys(value).length;
  const [isOpen, setOpen] = useState(depth < OPEN_DEPTH && size <= OPEN_MEMBERS);
  const isList = Array.isArray(value);
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex max-w-full items-center rounded-chip text-left hover:bg-hover"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={12} strokeWidth={2} className="mr-1 shrink-0 text-ink-3" aria-hidden="true" />
        <Label label={label} />
        <span className="shrink-0 text-ink-3">
          {isList ? "[ " : "{ "}
          {isList ? countOf(size, "item") : countOf(size, "member")}
          {isList ? " ]" : " }"}
        </span>
      </button>
      {isOpen ? <JsonMembers value={value} depth={depth + 1} /> : null}
    </div>
  );
}

function Label({ label }: { readonly label: string | undefined }) {
  if (label === undefined) return null;
  const isCut = label.length > TEXT_AT_FIRST;
  return (
    <span className="mr-2 min-w-0 text-code-fn wrap-anywhere">
      {showDirections(label.slice(0, TEXT_AT_FIRST))}
      {isCut ? "…:" : ":"}
    </span>
  );
}

function Leaf({ value }: { readonly value: unknown }) {
  const [isWhole, setWhole] = useState(false);
  if (typeof value === "number") return <span className="text-code-num">{String(value)}</span>;
  if (typeof value !== "string") {
    return (
      <span className="text-code-kw">
        {value === undefined ? "(absent)" : JSON.stringify(value)}
      </span>
    );
  }
  const shown = value.slice(0, isWhole ? TEXT_AT_MOST : TEXT_AT_FIRST);
  return (
    <>
      <span className="whitespace-pre-wrap text-code-str wrap-anywhere">
        “{showDirections(shown)}”
      </span>
      {value.length > shown.length ? (
        <button
          type="button"
          className="ml-2 rounded-chip px-1 text-accent hover:bg-hover"
          disabled={isWhole}
          onClick={() => setWhole(true)}
        >
          {countOf(value.length - shown.length, "more character")}
        </button>
      ) : null}
    </>
  );
}

/** Members listed at first, and more with each wish. */
const MEMBERS = 100;

function JsonMembers({ value, depth }: { readonly value: object; readonly depth: number }) {
  const [shown, setShown] = useState(MEMBERS);
  const members = Object.entries(value);
  const isList = Array.isArray(value);
  return (
    <div className="pl-4">
      {members.slice(0, shown).map(([key, member], i) => (
        <JsonNode key={i} label={isList ? undefined : key} value={member} depth={depth} />
      ))}
      {members.length > shown ? (
        <button
          type="button"
          className="rounded-chip px-1 text-accent hover:bg-hover"
          onClick={() => setShown(shown + 5 * MEMBERS)}
        >
          {countOf(members.length - shown, "more member")}
        </button>
      ) : null}
    </div>
  );
}
