import { type ReactNode, useState } from "react";
import { countOf, formatBytes } from "../../../format/figures.ts";
import { holdsWords } from "../../../format/find-words.ts";
import { useFold } from "../fold-store.ts";
import { MoreButton } from "./MoreButton.tsx";
import {
  endOfPiece,
  type FoldedMiddle,
  foldLines,
  foldMiddle,
  HUGE,
  PIECE,
} from "./text-pieces.ts";

interface LongTextProps {
  readonly text: string;
  /** Unique within the entry. */
  readonly name: string;
  /** Whether its end says most, as that of a program's output that tells why it failed. */
  readonly keepsEnd?: boolean;
  /** Draws a piece of the text, which starts and ends with a line where it can. */
  renderPiece(piece: string): ReactNode;
}

/** A text of any length: folded to 24 lines, and one that is huge opened in pieces. */
export function LongText({ text, name, keepsEnd = false, renderPiece }: LongTextProps) {
  const isHuge = text.length > HUGE;
  const { head, hiddenLines } = foldLines(isHuge ? text.slice(0, PIECE) : text);
  const [isOpen, toggle] = useFold(`${name}:long`, false, (words) =>
    // The words may have been cut where the head ends.
    holdsWords(text.slice(Math.max(0, head.length - words.length + 1)), words),
  );
  const isWhole = !isHuge && head.length === text.length;
  if (isWhole) return renderPiece(text);
  const middle = !isOpen && keepsEnd ? foldMiddle(text) : undefined;
  if (middle) {
    return (
      <>
        {renderPiece(middle.head)}
        <MoreButton onClick={toggle}>Show {wordsOfMiddle(text, middle)} in between</MoreButton>
        {renderPiece(middle.tail)}
      </>
    );
  }
  if (!isOpen) {
    const rest = isHuge
      ? `more, ${formatBytes(text.length)} in all`
      : wordsOfRest(text, head, hiddenLines);
    return (
      <>
        {renderPiece(head)}
        <MoreButton onClick={toggle}>Show {rest}</MoreButton>
      </>
    );
  }
  return (
    <>
      {isHuge ? <Pieces text={text} renderPiece={renderPiece} /> : renderPiece(text)}
      <MoreButton onClick={toggle}>Show less</MoreButton>
    </>
  );
}

function wordsOfMiddle(text: string, { head, tail, hiddenLines }: FoldedMiddle): string {
  if (hiddenLines > 1) return countOf(hiddenLines, "line");
  return countOf(text.length - head.length - tail.length, "character");
}

function wordsOfRest(text: string, head: string, hiddenLines: number): string {
  if (hiddenLines > 0) return countOf(hiddenLines, "more line");
  return countOf(text.length - head.length, "more character");
}

/** Each wish for more shows twice as much: the end of any text is a few clicks away. */
function Pieces({ text, renderPiece }: Pick<LongTextProps, "text" | "renderPiece">) {
  const [count, setCount] = useState(1);
  const pieces: ReactNode[] = [];
  let from = 0;
  for (let i = 0; i < count && from < text.length; i++) {
    const end = endOfPiece(text, from);
    pieces.push(<div key={from}>{renderPiece(text.slice(from, end))}</div>);
    from = end;
  }
  return (
    <>
      {pieces}
      {from < text.length ? (
        <MoreButton onClick={() => setCount(count * 2)}>
          Show more, {formatBytes(from)} of {formatBytes(text.length)} shown
        </MoreButton>
      ) : null}
    </>
  );
}
