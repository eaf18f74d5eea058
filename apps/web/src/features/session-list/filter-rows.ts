import { listedStatusOf } from "@leafwalk/core";
import type { SessionRow } from "@leafwalk/server";
import type { Status } from "../../url/url-state.ts";
import { countDiagnostics } from "./count-diagnostics.ts";

export interface RowFilter {
  readonly words?: string;
  readonly agent?: string | undefined;
  readonly show?: "all" | "live" | "diagnostics";
  readonly status?: Status | undefined;
}

/** The sessions that hold every word in their title or first message, or whose subagents do. */
export function filterRows(rows: readonly SessionRow[], filter: RowFilter): readonly SessionRow[] {
  const { agent, status, show = "all" } = filter;
  const words = (filter.words ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const isAnyKind = agent === undefined && status === undefined;
  if (words.length === 0 && isAnyKind && show === "all") return rows;
  return rows.filter(
    (row) =>
      (agent === undefined || row.agent === agent) &&
      (status === undefined || listedStatusOf(row) === status) &&
      hasState(row, show) &&
      hasWords(row, words),
  );
}

export function hasState(row: SessionRow, show: "all" | "live" | "diagnostics"): boolean {
  switch (show) {
    case "all":
      return true;
    case "live":
      return row.live;
    case "diagnostics":
      return row.damaged !== null || problemsOf(row) > 0;
  }
}

function problemsOf({ summary }: SessionRow): number {
  return summary ? countDiagnostics(summary) : 0;
}

function hasWords(row: SessionRow, words: readonly string[]): boolean {
  const texts = [row.title, row.firstPrompt, row.summary?.firstPrompt, row.file];
  const text = texts.join("\n").toLowerCase();
  if (words.every((word) => text.includes(word))) return true;
  return row.subagents.some((subagent) => hasWords(subagent, words));
}
