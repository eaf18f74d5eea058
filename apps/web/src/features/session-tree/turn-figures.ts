// What of a turn's figures fits into one line of a card. Reckoned from the letters rather than measured:
// a card is drawn hundreds of times while the tree moves.

import type { TurnFacts } from "@leafwalk/core";
import { formatCost } from "../../format/figures.ts";
import { formatTokens } from "../../format/tokens.ts";

const TOOLS_SHOWN = 3;
/** Of a letter or digit at 11 px, on the wide side. */
const LETTER = 6.6;
const ICON = 16;
const SPACE = 8;

export interface Figures {
  readonly tools: readonly (readonly [name: string, count: number])[];
  /** Calls of tools that are not among those shown. */
  readonly otherCalls: number;
  /** Cost first, tokens before it where they fit. */
  readonly end: string;
}

export function fitFigures(turn: TurnFacts, room: number): Figures {
  const tools = turn.tools.slice(0, TOOLS_SHOWN);
  const otherCalls = turn.tools.slice(TOOLS_SHOWN).reduce((sum, [, count]) => sum + count, 0);
  let used = 0;
  for (const [, count] of tools) used += ICON + widthOf(String(count));
  if (otherCalls > 0) used += widthOf(`+${otherCalls}`);
  if (turn.added + turn.removed > 0) used += widthOf(`+${turn.added} -${turn.removed}`);
  if (turn.failures > 0) used += ICON + widthOf(String(turn.failures));
  const cost = formatCost(turn.cost);
  const tokens = turn.tokens > 0 ? formatTokens(turn.tokens) : "";
  // A bare number is only understood beside a price.
  const both =
    cost === "" && tokens !== "" ? `${tokens} tokens` : [tokens, cost].filter(Boolean).join(" · ");
  if (used + widthOf(both) <= room) return { tools, otherCalls, end: both };
  return { tools, otherCalls, end: used + widthOf(cost) <= room ? cost : "" };
}

function widthOf(text: string): number {
  return text.length * LETTER + SPACE;
}
