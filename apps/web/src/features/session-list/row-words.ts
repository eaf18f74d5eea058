import { listedStatusOf, oneLine, type ShapeOutline } from "@leafwalk/core";
import type { ParentLink, SessionRow } from "@leafwalk/server";
import { plainWords } from "../../format/plain-words.ts";
import { titleWords } from "../../format/session-title.ts";
import { formatDayMinute } from "../../format/time.ts";
import { stateAt, type UrlState } from "../../url/url-state.ts";
import { countDiagnostics } from "./count-diagnostics.ts";
import { type Ending, endingOf } from "./endings.ts";
import { modelWords } from "./model-words.ts";
import { describeShape } from "./shape.ts";

/** A row of the list as it is said, whatever it was made from. */
export interface RowWords {
  readonly key: string;
  readonly to: UrlState;
  readonly title: string;
  readonly project: string;
  /** Behind the project: the session's last words, or what is wrong with it. */
  readonly line: string;
  readonly isDamaged: boolean;
  readonly isLive: boolean;
  readonly isDemo: boolean;
  readonly labels: readonly string[];
  readonly lineage: { readonly word: string; readonly explained: string } | undefined;
  /** How it ended, where that was not as one would wish. */
  readonly ending: Ending | undefined;
  /** Errors and warnings. */
  readonly diagnostics: number;
  readonly subagents: number;
  readonly shape: { readonly outline: ShapeOutline; readonly words: string } | undefined;
  readonly model: string;
  /** All of them, for the tooltip. */
  readonly models: string;
  /** Undefined until the whole file was read. */
  readonly entries: number | undefined;
  readonly cost: number | undefined;
  readonly size: number;
  readonly time: number;
}

export function describeRow(row: SessionRow, project: string, now: number): RowWords {
  const { summary, damaged } = row;
  const { title, note } = titleWords(
    {
      title: summary?.title ?? { text: row.title, origin: row.titleOrigin },
      firstPrompt: summary?.firstPrompt ?? row.firstPrompt,
      started: summary?.started ?? row.lastActivity,
      fileName: row.file,
    },
    now,
  );
  return {
    key: row.key,
    to: stateAt({ screen: "session", key: row.key }),
    title: damaged !== null && row.titleOrigin === "time" ? row.file : title,
    project,
    line: damaged ?? [note, plainWords(summary?.lastAnswer ?? "")].filter(Boolean).join(" · "),
    ...(isUnread(row) && { title: row.file, project: "", line: "Being read …" }),
    isDamaged: damaged !== null,
    isLive: row.live,
    isDemo: row.demo,
    labels: (summary?.labels ?? []).map(oneLine),
    lineage: describeParent(row.parent),
    // A session at work has not ended yet.
    ending: row.live ? undefined : endingOf(listedStatusOf(row)),
    diagnostics: summary ? countDiagnostics(summary) : 0,
    subagents: row.subagents.length,
    shape:
      summary && summary.kind === "session" && summary.entries > 0
        ? { outline: summary.shape, words: describeShape(summary.shape, summary.tips) }
        : undefined,
    model: modelWords(summary?.models ?? []),
    models: summary?.models.join(", ") ?? "",
    entries: summary?.entries,
    cost: summary?.usage.cost,
    size: row.size,
    time: timeOfRow(row),
  };
}

/** By what a session is told from others of the same title: what was asked first, when it began, its file. */
export function marksOf({ summary, firstPrompt, lastActivity, file }: SessionRow) {
  const began = summary?.started ?? lastActivity;
  return {
    prompt: plainWords(summary?.firstPrompt ?? firstPrompt),
    began: began === null ? file : formatDayMinute(began),
    file,
  };
}

/** A row that lies under the session that started it. */
export function describeSubagent(row: SessionRow, now: number): RowWords {
  return { ...describeRow(row, "", now), lineage: undefined };
}

/** Not even its first line was looked at yet: nothing can be said of it, and nothing is claimed. */
function isUnread(row: SessionRow): boolean {
  const { summary, damaged, titleOrigin, cwd, lastActivity } = row;
  if (summary !== null || damaged !== null) return false;
  return titleOrigin === "time" && cwd === null && lastActivity === null;
}

/** When something was last said in a session; of a file that does not tell, when it was last written. */
export function timeOfRow(row: SessionRow): number {
  return row.summary?.lastActivity ?? row.lastActivity ?? row.modified;
}

function describeParent(parent: ParentLink | null): RowWords["lineage"] {
  switch (parent?.state) {
    case undefined:
      return undefined;
    case "found":
      return { word: "fork", explained: `Forked from “${parent.title}”` };
    case "missing":
      return { word: "fork", explained: `Forked from ${parent.name}, which is not here` };
    case "loop":
      return { word: "fork in a loop", explained: "Its parents lead back to this session" };
  }
}
