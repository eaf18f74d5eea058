// The words on a card, from facts alone.

import { type Card, type CardTree, Flag, oneLine, planContext, type Session } from "@leafwalk/core";
import { formatClock } from "../../format/clock.ts";
import { formatDuration } from "../../format/duration.ts";
import { countOf, formatCount } from "../../format/figures.ts";
import { plainWords } from "../../format/plain-words.ts";
import { formatTokens } from "../../format/tokens.ts";
import { joinWords, plainPreviewOf, titleOfEntry, wordsOfLine } from "../entry/index.ts";
import type { TreeShape } from "./shape.ts";

/** "User", "Turn · 9 calls", "Aborted turn · 2 calls", "Custom message · note". */
export function titleOfCard(session: Session, card: Card): string {
  const position = card.positions[0]!;
  if (card.turn) {
    const { failed, calls } = card.turn;
    const name = failed === "" ? "Turn" : failed === "aborted" ? "Aborted turn" : "Failed turn";
    return calls > 0 ? `${name} · ${countOf(calls, "call")}` : name;
  }
  return titleOfEntry(session, position);
}

/** One line of text that stands for the card: of a turn, what the assistant said last. */
export function previewOfCard(session: Session, card: Card): string {
  if (card.kind === "line") {
    return joinWords(card.positions, (position) => wordsOfLine(session, position));
  }
  if (card.kind !== "turn") {
    return plainPreviewOf(session, card.positions[0]!);
  }
  const words = plainWords(lastWordsOf(session, card));
  // Why it failed says more than what was said before.
  const error = session.rareOf(card.positions.at(-1)!).error;
  if (card.turn?.failed === "error" && error)
    return [oneLine(error), words].filter(Boolean).join(" · ");
  if (words !== "") return words;
  const last = card.positions.findLast(
    (at) => session.roleOf(at) === "assistant" && session.previewOf(at) !== "",
  );
  return session.previewOf(last ?? card.positions.at(-1)!);
}

/** What the assistant said last in a turn; "" where it only called tools. */
function lastWordsOf(session: Session, card: Card): string {
  for (let i = card.positions.length - 1; i >= 0; i--) {
    const position = card.positions[i]!;
    if (hasWords(session, position)) return session.previewOf(position);
  }
  return "";
}

/** Whether a turn says anything, besides calling tools. */
export function saysAnything(session: Session, positions: Int32Array): boolean {
  return positions.some((position) => hasWords(session, position));
}

function hasWords(session: Session, position: number): boolean {
  return session.roleOf(position) === "assistant" && !session.has(position, Flag.noText);
}

export function labelsOf(session: Session, { positions }: Card): string[] {
  return labelsAt(session, positions);
}

/** The labels on entries. */
export function labelsAt(session: Session, positions: Iterable<number>): string[] {
  const labels: string[] = [];
  if (session.labels.size === 0) return labels;
  for (const position of positions) {
    const label = session.labelOf(position);
    if (label !== undefined) labels.push(label);
  }
  return labels;
}

/** Shorter times are those of writing the file, not of a turn. */
const SHORTEST = 50;

/** How long a turn took; when it began where it failed or nobody can tell. */
export function timeOfTurn(session: Session, { turn, positions }: Card): string {
  if (turn && turn.failed === "" && turn.duration >= SHORTEST) return formatDuration(turn.duration);
  return formatClock(session.recordedTimeOf(positions[0]!));
}

/** How many calls failed, and how many turns failed or were aborted. */
export function countFailures(cards: CardTree): {
  readonly calls: number;
  readonly turns: number;
} {
  let [calls, turns] = [0, 0];
  for (let card = 0; card < cards.count; card++) {
    calls += cards.failuresOf(card);
    if (cards.failedOf(card) !== "") turns++;
  }
  return { calls, turns };
}

/** "328 entries → 9.1k tokens": what a compaction replaced, as far as the file says. */
export function wordsOfCompaction(session: Session, position: number): string {
  const { tokensBefore, tokensAfter } = session.rareOf(position);
  const replaced = countReplaced(session, position);
  const entries = replaced > 0 ? countOf(replaced, "entry", "entries") : "";
  if (tokensAfter !== undefined) {
    const from = entries || (tokensBefore === undefined ? "" : formatTokens(tokensBefore));
    return `${from} → ${formatTokens(tokensAfter)} tokens`.trim();
  }
  const before = tokensBefore === undefined ? "" : `${formatTokens(tokensBefore)} tokens`;
  return [entries, before].filter(Boolean).join(", ");
}

/** Entries that the summary stands for, as the context counts them. */
function countReplaced(session: Session, position: number): number {
  const { omitted } = planContext(session, position, "llm");
  return omitted.filter(({ reason, by }) => reason === "compacted" && by === position).length;
}

/** Words of a chip over the branches that start at these cards. */
export function wordsOfFold(
  { cardsBelow, entriesBelow }: Pick<TreeShape, "cardsBelow" | "entriesBelow">,
  starts: readonly number[],
): string {
  if (starts.length > 1) return `${formatCount(starts.length)} more branches`;
  const [start = -1] = starts;
  const entries = countOf(entriesBelow[start] ?? 0, "entry", "entries");
  return `${countOf(cardsBelow[start] ?? 0, "card")} · ${entries}`;
}
