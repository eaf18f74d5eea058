import { formatBytes } from "../../format/figures.ts";
import { Button } from "../../ui/Button.tsx";
import { CodeLines } from "../entry/index.ts";
import { MarkedLine } from "./MarkedLine.tsx";
import type { FieldMarks } from "./mark-fields.ts";
import type { RecordText as Shown } from "./record-text.ts";
import { splitMarked } from "./split-marked.ts";

/** Longer records stay plain: colouring them would be felt. In characters, of the whole record. */
const COLOURED_AT_MOST = 50_000;

interface RecordTextProps extends Shown {
  readonly marks: FieldMarks | undefined;
  /** Characters that are drawn. */
  readonly limit: number;
  onShowMore(): void;
}

/** A record's text with the lines that diagnostics speak of; a huge one is drawn by and by. */
export function RecordText({ text, note, marks, limit, onShowMore }: RecordTextProps) {
  const isWhole = text.length <= limit;
  const language = text.length <= COLOURED_AT_MOST ? "json" : "";
  return (
    <>
      {note === undefined ? null : <p className="mb-2 text-12 text-warn leading-5">{note}</p>}
      {splitMarked(text.slice(0, limit), marks).map(({ line, text: stretch, words }) => {
        const code = <CodeLines key={line} text={stretch} language={language} wraps />;
        if (words === undefined) return code;
        return (
          <MarkedLine key={line} words={words}>
            {code}
          </MarkedLine>
        );
      })}
      {isWhole ? null : (
        <Button className="mt-2" onClick={onShowMore}>
          Show more, {formatBytes(limit)} of {formatBytes(text.length)} shown
        </Button>
      )}
    </>
  );
}
