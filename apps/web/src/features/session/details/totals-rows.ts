// What happened in the file and on the way to the leaf, side by side, in words.

import { oneLine, type SessionTotals, type ToolTotals } from "@leafwalk/core";
import { formatCount, formatSpent } from "../../../format/figures.ts";

export interface TotalsRow {
  readonly name: string;
  readonly whole: string;
  readonly path: string;
  /** One tool of the calls above it. */
  readonly isTool?: true;
}

export const NOT_RECORDED = "not recorded";

type Tell = (totals: SessionTotals) => string;

const above: readonly (readonly [name: string, tell: Tell])[] = [
  ["Entries", ({ entries }) => formatCount(entries)],
  ["User messages", ({ userMessages }) => formatCount(userMessages)],
  ["Turns", ({ turns }) => formatCount(turns)],
  ["Tool calls", (totals) => tellCalls(totals)],
];

const below: readonly (readonly [name: string, tell: Tell])[] = [
  ["Lines edited", ({ added, removed }) => `+${formatCount(added)} −${formatCount(removed)}`],
  ["Compactions", ({ compactions }) => formatCount(compactions)],
  ["Branch points", ({ branchPoints }) => formatCount(branchPoints)],
  ["Tokens in", ({ usage }) => tellFigure(usage.input)],
  ["Tokens out", ({ usage }) => tellFigure(usage.output)],
  ["Cache read", ({ usage }) => tellFigure(usage.cacheRead)],
  ["Cache written", ({ usage }) => tellFigure(usage.cacheWrite)],
  ["All tokens", ({ usage }) => tellFigure(usage.totalTokens)],
  ["Cost", ({ usage }) => tellCost(usage.cost, usage.unknownTurns)],
];

/** Rows of the table of totals; tools by how often the whole file calls them. */
export function listTotals(whole: SessionTotals, path: SessionTotals): TotalsRow[] {
  const row = ([name, tell]: readonly [string, Tell]) => ({
    name,
    whole: tell(whole),
    path: tell(path),
  });
  const onPath = new Map(path.tools.map((tool) => [tool.name, tool]));
  const tools = whole.tools.map((tool): TotalsRow => {
    const other = onPath.get(tool.name);
    const name = oneLine(tool.name).slice(0, 200) || "(no name)";
    return { name, whole: tellCalls(tool), path: other ? tellCalls(other) : "0", isTool: true };
  });
  const { unknownTurns } = whole.usage;
  return [
    ...above.map(row),
    ...tools,
    ...below.slice(0, 3).map(row),
    // Of one path there is but one end.
    { name: "Tips", whole: formatCount(whole.tips), path: "–" },
    ...below.slice(3).map(row),
    ...(unknownTurns > 0
      ? [row(["Answers without usage", ({ usage }) => formatCount(usage.unknownTurns)])]
      : []),
  ];
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
