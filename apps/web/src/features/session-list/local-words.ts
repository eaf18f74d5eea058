import { oneLine, type SessionSummary, summariseSession } from "@leafwalk/core";
import { plainWords } from "../../format/plain-words.ts";
import { titleWords } from "../../format/session-title.ts";
import type { OpenSession } from "../../source/open-session.ts";
import type { LocalSession } from "../../state/local-store.ts";
import { stateAt } from "../../url/url-state.ts";
import { countDiagnostics } from "./count-diagnostics.ts";
import { endingOf } from "./endings.ts";
import { modelWords } from "./model-words.ts";
import type { RowWords } from "./row-words.ts";
import { describeShape } from "./shape.ts";

const summaries = new WeakMap<OpenSession, SessionSummary>();

function summaryOf(open: OpenSession): SessionSummary {
  const known = summaries.get(open);
  if (known) return known;
  const summary = summariseSession(open.session);
  summaries.set(open, summary);
  return summary;
}

/** The row of a file that was opened in this tab. */
export function describeLocal({ id, source, state }: LocalSession, now: number): RowWords {
  const base = {
    key: id,
    to: stateAt({ screen: "local", id }),
    isLive: false,
    isDemo: false,
    lineage: undefined,
    subagents: 0,
    size: source.size,
    time: source.modified,
  };
  if (state.state !== "open") {
    return {
      ...base,
      title: source.fileName,
      project: state.state === "failed" ? state.message : "Being read …",
      line: "",
      isDamaged: state.state === "failed",
      labels: [],
      ending: undefined,
      diagnostics: 0,
      shape: undefined,
      model: "",
      models: "",
      entries: undefined,
      cost: undefined,
    };
  }
  const summary = summaryOf(state.open);
  const { title, note } = titleWords({ ...summary, fileName: source.fileName }, now);
  return {
    ...base,
    title,
    // Of files from anywhere, the name says more than the folder the agent ran in.
    project: source.fileName,
    line: [note, plainWords(summary.lastAnswer ?? "")].filter(Boolean).join(" · "),
    isDamaged: false,
    labels: summary.labels.map(oneLine),
    ending: endingOf(summary.status),
    diagnostics: countDiagnostics(summary),
    shape: { outline: summary.shape, words: describeShape(summary.shape, summary.tips) },
    model: modelWords(summary.models),
    models: summary.models.join(", "),
    entries: summary.entries,
    cost: summary.usage.cost,
    time: summary.lastActivity ?? base.time,
  };
}
