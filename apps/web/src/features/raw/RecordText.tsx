import { useMemo } from "react";
import { formatBytes } from "../../format/figures.ts";
import { Button } from "../../ui/Button.tsx";
import { CodeLines } from "../entry/index.ts";
import { MarkedLine } from "./MarkedLine.tsx";
import type { FieldMarks } from "./mark-fields.ts";
import type { RecordText as Shown } from "./record-text.ts";
import { splitMarked, wordsBehind } from "./split-marked.ts";
import { headOf, restOf } from "./text-steps.ts";

/** Longer records stay plain: colouring them would be felt. In characters, of the whole record. */
const COLOURED_AT_MOST = 50_000;

interface RecordTextProps extends Shown {
  readonly marks: FieldMarks | undefined;
  /** Characters that are drawn. */
  readonly limit: number;
  onShowMore(): void;
}

/** A record's text with the lines that diagnostics speak of; a huge one is drawn step by step. */
export function RecordText({ text, note, marks, limit, onShowMore }: RecordTextProps) {
  const head = useMemo(() => headOf(text, limit), [text, limit]);
  const stretches = useMemo(() => splitMarked(head, marks), [head, marks]);
  const notes = [note, ...wordsBehind(head, marks).map((words) => `Further down: ${words}`)];
  const language = text.length <= COLOURED_AT_MOST ? "json" : "";
  return (
    <>
      {notes.map((words) =>
        words === undefined ? null : (
          <p key={words} className="mb-2 text-12 text-warn leading-5 wrap-anywhere">
            {words}
          </p>
        ),
      )}
      {stretches.map(({ line, text: stretch, words }) => {
        const code = <CodeLines key={line} text={stretch} language={language} wraps />;
        if (words === undefined) return code;
        return (
          <MarkedLine key={line} words={words}>
            {code}
          </MarkedLine>
        );
      })}
      <MoreButton {...{ text, limit }} onClick={onShowMore} />
    </>
  );
}

interface MoreButtonProps {
  readonly text: string;
  readonly limit: number;
  onClick(): void;
}

function MoreButton({ text, limit, onClick }: MoreButtonProps) {
  const rest = useMemo(() => restOf(text, limit), [text, limit]);
  if (!rest) return null;
  const { next, left } = rest;
  return (
    <Button className="mt-2" onClick={onClick}>
      {next < left
        ? `Show the next ${formatBytes(next)} (${formatBytes(left)} left)`
        : `Show the last ${formatBytes(left)}`}
    </Button>
  );
}
