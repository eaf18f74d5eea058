// What happened in the file and on the way to the leaf, side by side, in words.

import type { SessionTotals, ToolTotals } from "@leafwalk/core";
import { formatCount, formatSpent } from "../../../format/figures.ts";
import { shortLine } from "../../../format/short-line.ts";

export interface TotalsRow {
  readonly name: string;
  readonly whole: string;
  readonly path: string;
}

interface TotalsRows {
  /** Down to the calls of all tools together. */
  readonly above: readonly TotalsRow[];
  /** One tool each, by how often the whole file calls it. */
  readonly tools: readonly TotalsRow[];
  readonly below: readonly TotalsRow[];
}

export const NOT_RECORDED = "not recorded";

type Tell = (totals: SessionTotals) => string;
type Figure = readonly [name: string, tell: Tell, tellPath?: Tell];

const above: readonly Figure[] = [
  ["Entries", ({ entries }) => formatCount(entries)],
  ["User messages", ({ userMessages }) => formatCount(userMessages)],
  ["Turns", ({ turns }) => formatCount(turns)],
  ["Tool calls", (totals) => tellCalls(totals)],
];

const below: readonly Figure[] = [
  ["Lines edited", ({ added, removed }) => `+${formatCount(added)} −${formatCount(removed)}`],
  ["Compactions", ({ compactions }) => formatCount(compactions)],
  ["Branch points", ({ branchPoints }) => formatCount(branchPoints)],
  // Of one path there is but one end.
  ["Tips", ({ tips }) => formatCount(tips), () => "–"],
  ["Tokens in", ({ usage }) => tellFigure(usage.input)],
  ["Tokens out", ({ usage }) => tellFigure(usage.output)],
  ["Cache read", ({ usage }) => tellFigure(usage.cacheRead)],
  ["Cache written", ({ usage }) => tellFigure(usage.cacheWrite)],
  ["All tokens", ({ usage }) => tellFigure(usage.totalTokens)],
  ["Cost", ({ usage }) => tellCost(usage.cost, usage.unknownTurns)],
];

const unknown: Figure = ["Answers without usage", ({ usage }) => formatCount(usage.unknownTurns)];

export function listTotals(whole: SessionTotals, path: SessionTotals): TotalsRows {
  const row = ([name, tell, tellPath = tell]: Figure): TotalsRow => ({
    name,
    whole: tell(whole),
    path: tellPath(path),
  });
  const onPath = new Map(path.tools.map((tool) => [tool.name, tool]));
  const tools = whole.tools.map((tool): TotalsRow => {
    const other = onPath.get(tool.name);
    const name = shortLine(tool.name) || "(no name)";
    return { name, whole: tellCalls(tool), path: other ? tellCalls(other) : "0" };
  });
  const figures = whole.usage.unknownTurns > 0 ? [...below, unknown] : below;
  return { above: above.map(row), tools, below: figures.map(row) };
}

function tellCalls({ calls, failures }: Pick<ToolTotals, "calls" | "failures">): string {
  return failures > 0
    ? `${formatCount(calls)} · ${formatCount(failures)} failed`
    : formatCount(calls);
}

function tellFigure(figure: number | undefined): string {
  return figure === undefined ? NOT_RECORDED : formatCount(figure);
}

function tellCost(cost: number | undefined, unknownTurns: number): string {
  return cost === undefined ? NOT_RECORDED : formatSpent(cost, unknownTurns > 0);
}
