import { useMemo } from "react";
import { countOf } from "../../../format/figures.ts";
import { holdsWords } from "../../../format/find-words.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useFold } from "../fold-store.ts";
import { showDirections } from "./bidi.ts";
import { CodeRuns } from "./CodeRuns.tsx";
import type { DiffLine } from "./diff-lines.ts";
import { type CodeRun, languageOfPath, useHighlight } from "./highlight.ts";
import { MoreButton } from "./MoreButton.tsx";
import { mergeMarks } from "./merge-marks.ts";
import { Sideways } from "./Sideways.tsx";
import { LINES_AT_FIRST } from "./text-pieces.ts";
import { type Mark, markWords } from "./word-marks.ts";

const HIDDEN_AT_LEAST = 8;

interface DiffViewProps {
  readonly lines: readonly DiffLine[];
  readonly path: string;
  readonly name: string;
}

/** A diff: numbers, signs, tints and marks on the words that changed. Long lines scroll, numbers stay. */
export function DiffView({ lines, path, name }: DiffViewProps) {
  const [isOpen, toggle] = useFold(`${name}:diff`, false, (words) =>
    lines.slice(LINES_AT_FIRST).some((line) => holdsWords(line.text, words)),
  );
  const shownLines = useMemo(
    () => lines.map((line) => ({ ...line, text: showDirections(line.text) })),
    [lines],
  );
  const hidden = lines.length - LINES_AT_FIRST;
  const isFolded = hidden >= HIDDEN_AT_LEAST && !isOpen;
  const visible = isFolded ? shownLines.slice(0, LINES_AT_FIRST) : shownLines;
  const marks = useMemo(() => markWords(visible), [visible]);
  const runs = useRuns(visible, path);
  return (
    <>
      <Sideways label="Diff" className="py-1 font-mono text-12 leading-5">
        <div className="min-w-max">
          {visible.map((line, i) => (
            <Line key={i} line={line} runs={runs[i]} marks={marks.get(i)} />
          ))}
        </div>
      </Sideways>
      {hidden >= HIDDEN_AT_LEAST ? (
        <div className="px-2">
          <MoreButton onClick={toggle}>
            {isOpen ? "Show less" : `Show ${countOf(hidden, "more line")}`}
          </MoreButton>
        </div>
      ) : null}
    </>
  );
}

/** Colours come from the two texts that the diff is between: each is code by itself, the diff is not. */
function useRuns(lines: readonly DiffLine[], path: string): (readonly CodeRun[] | undefined)[] {
  const language = languageOfPath(path);
  const sides = useMemo(() => {
    const side = (left: "added" | "removed") =>
      lines.map(({ kind, text }) => (kind === left || kind === "gap" ? "" : text)).join("\n");
    return { before: side("added"), after: side("removed") };
  }, [lines]);
  const before = useHighlight(sides.before, language);
  const after = useHighlight(sides.after, language);
  return lines.map(({ kind }, i) => {
    if (kind === "gap") return undefined;
    return kind === "removed" ? before?.[i] : after?.[i];
  });
}

const signs = { added: "+", removed: "−", same: " ", gap: " " };
const tints = {
  added: "bg-add-tint",
  removed: "bg-del-tint",
  same: "bg-surface",
  gap: "bg-canvas",
};
const inks = { added: "text-add", removed: "text-del", same: "", gap: "" };

interface LineProps {
  readonly line: DiffLine;
  readonly runs: readonly CodeRun[] | undefined;
  readonly marks: readonly Mark[] | undefined;
}

function Line({ line: { kind, before, after, text }, runs, marks }: LineProps) {
  const pieces = mergeMarks(runs ?? [{ text, tone: undefined }], marks ?? []);
  return (
    <div className={classNames("flex min-h-5", tints[kind])}>
      <span
        aria-hidden="true"
        className={classNames(
          "sticky left-0 flex shrink-0 text-right text-11 leading-5 text-ink-3 tabular-nums select-none",
          tints[kind],
        )}
      >
        <span className="w-10 pr-2 max-mid:hidden">{before}</span>
        <span className="w-10 pr-2">{after ?? <span className="mid:hidden">{before}</span>}</span>
        <span className={classNames("w-5 pr-2 font-semibold", inks[kind])}>{signs[kind]}</span>
      </span>
      <span className="sr-only">{kind === "added" || kind === "removed" ? kind : null}</span>
      <span
        className={classNames("whitespace-pre pr-3 [tab-size:4]", kind === "gap" && "text-ink-3")}
      >
        <CodeRuns runs={pieces} mark={kind === "added" ? "bg-add-mark" : "bg-del-mark"} />
      </span>
    </div>
  );
}
