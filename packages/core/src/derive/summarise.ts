import { entryDeclaration } from "../entries/index.ts";
import type { Session, SessionKind } from "../tree/session.ts";
import { previewOf } from "../values/preview.ts";
import { noUsage, type UsageTotals } from "../values/usage.ts";
import { listDiagnostics } from "./list-diagnostics.ts";
import { lastActivityOf, type SessionStatus, statusOf } from "./status.ts";
import { firstPromptOf, type SessionTitle, titleOf } from "./title.ts";
import { usageTotals } from "./usage-totals.ts";

/** What a list shows of a session. Plain JSON; unknown times are null. */
export interface SessionSummary {
  readonly kind: SessionKind;
  readonly id: string | null;
  readonly title: SessionTitle;
  readonly firstPrompt: string;
  /** Last words of the assistant, at most 160 characters. */
  readonly lastAnswer: string;
  readonly cwd: string | null;
  readonly parentSession: string | null;
  readonly version: number;
  readonly started: number | null;
  readonly lastActivity: number | null;
  readonly status: SessionStatus;
  /** Models that answered, the last one first. */
  readonly models: readonly string[];
  readonly entries: number;
  readonly tips: number;
  readonly compactions: number;
  readonly labels: readonly string[];
  readonly usage: UsageTotals;
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  readonly agent: string | null;
  /** The tree in a few strokes, see `ShapeOutline`. */
  readonly shape: ShapeOutline;
}

/** A session's tree reduced to what a small drawing needs; places are shares of the current path, 0 to 1. */
export interface ShapeOutline {
  readonly pathLength: number;
  readonly compactions: readonly number[];
  /** Up to three branches off the current path: where they leave, and how long they are as a share of it. */
  readonly branches: readonly (readonly [at: number, length: number])[];
  readonly moreBranches: number;
}

/** Goes over all entries of the session: keep what it gives as long as the session does not change. */
export function summariseSession(session: Session): SessionSummary {
  const { header } = session.facts;
  const diagnostics = listDiagnostics(session);
  const models: string[] = [];
  let lastAnswer = "";
  let agent: string | null = null;
  let compactions = 0;
  for (let i = session.count - 1; i >= 0; i--) {
    const startedAgent = session.sparseOf(i).agent;
    if (session.roleOf(i) === "assistant") {
      lastAnswer ||= session.previewOf(i);
      const answeredBy = session.answeredByOf(i);
      if (answeredBy !== undefined && !models.includes(answeredBy)) models.push(answeredBy);
    }
    if (startedAgent !== undefined) agent = startedAgent;
    if (entryDeclaration(session.typeOf(i)).context === "compaction") compactions++;
  }
  return {
    kind: session.kind,
    id: header?.id ?? null,
    title: titleOf(session),
    firstPrompt: firstPromptOf(session),
    lastAnswer,
    cwd: header?.cwd ?? null,
    parentSession: header?.parentSession ?? null,
    version: session.sourceVersion,
    started: known(header?.time),
    lastActivity: known(lastActivityOf(session)),
    status: statusOf(session),
    models,
    entries: session.count,
    tips: session.tips().length,
    compactions,
    labels: labelsOf(session),
    usage: session.count > 0 ? usageTotals(session) : noUsage,
    errors: diagnostics.filter((diagnostic) => diagnostic.severity === "error").length,
    warnings: diagnostics.filter((diagnostic) => diagnostic.severity === "warning").length,
    infos: diagnostics.filter((diagnostic) => diagnostic.severity === "info").length,
    agent,
    shape: outlineShape(session),
  };
}

/** Those on entries that are there: what nobody can be led to is no mark of the session. */
function labelsOf(session: Session): string[] {
  const labels = new Set<string>();
  for (const [target, label] of session.labels) {
    if (session.holdersOf(target).length > 0) labels.add(label);
  }
  return [...labels].slice(0, 8).map(previewOf);
}

function known(time: number | undefined): number | null {
  return time === undefined || Number.isNaN(time) ? null : time;
}

function outlineShape(session: Session): ShapeOutline {
  const path = session.pathOf(session.leaf);
  const onPath = new Uint8Array(session.count);
  for (const position of path) onPath[position] = 1;
  const share = (index: number) => Math.round((1000 * index) / Math.max(1, path.length - 1)) / 1000;
  const compactions: number[] = [];
  const branches: [number, number][] = [];
  let moreBranches = 0;
  path.forEach((position, index) => {
    if (entryDeclaration(session.typeOf(position)).context === "compaction") {
      compactions.push(share(index));
    }
    // An only child is the next on the path; the last one's children are all beside it.
    if (session.childCount(position) === 1 && index < path.length - 1) return;
    for (const child of session.childrenOf(position)) {
      if (onPath[child] === 1) continue;
      if (branches.length === 3) moreBranches++;
      else branches.push([share(index), Math.min(1, share(branchLength(session, child)))]);
    }
  });
  return {
    pathLength: path.length,
    compactions: compactions.slice(-12),
    branches,
    moreBranches,
  };
}

/** Entries from a branch's first one down its first children: enough for a small drawing. */
function branchLength(session: Session, start: number): number {
  let length = 1;
  for (let at = start; session.childCount(at) > 0; length++) at = session.childrenOf(at)[0]!;
  return length;
}
