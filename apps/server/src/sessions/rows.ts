import type { AgentName, Lineage, ParentLink, SessionRef, SessionRow } from "../api-types.ts";
import type { Lineages } from "./lineage.ts";
import type { SessionFile } from "./session-file.ts";

const LIVE_MS = 2 * 60 * 1000;

/** The list's row of a file, its subagents' rows inside. */
export function rowOf(file: SessionFile, lineages: Lineages, now: number): SessionRow {
  const { columns, identity, summary } = file;
  return {
    key: file.key,
    file: file.place.name,
    agent: agentOf(file),
    size: identity.size,
    modified: identity.modified,
    damaged: file.damaged,
    cwd: columns?.cwd ?? null,
    title: titleOf(file),
    titleOrigin: columns?.title.origin ?? "time",
    firstPrompt: columns?.firstPrompt ?? "",
    lastActivity: columns?.lastActivity ?? null,
    summary: summary ?? null,
    parent: parentLink(file, lineages),
    children: lineages.childrenOf(file).length,
    subagents: subagentRows(file, lineages, now),
    // A time that lies far ahead is a wrong clock, not a session at work.
    live: Math.abs(now - identity.modified) < LIVE_MS,
    demo: file.root.agent === "demo",
  };
}

function subagentRows(file: SessionFile, lineages: Lineages, now: number): SessionRow[] {
  return file.subagents.map((subagent) => rowOf(subagent, lineages, now));
}

export function lineageOf(file: SessionFile, lineages: Lineages): Lineage {
  const { chain, end } = lineages.ancestorsOf(file);
  return {
    ancestors: chain.map(refTo),
    end,
    children: lineages.childrenOf(file).map(refTo),
    subagentOf: file.host ? refTo(file.host) : null,
  };
}

/** One line, never empty: files that say nothing of themselves go by their name. */
export function titleOf(file: SessionFile): string {
  return file.columns?.title.text || file.place.name;
}

function refTo(file: SessionFile): SessionRef {
  return { key: file.key, title: titleOf(file) };
}

function parentLink(file: SessionFile, lineages: Lineages): ParentLink | null {
  const parent = lineages.parentOf(file);
  if (parent?.state !== "found") return parent ?? null;
  return { state: "found", ...refTo(parent.file) };
}

function agentOf(file: SessionFile): AgentName {
  const { agent } = file.root;
  return agent === "other" && file.hasSlot ? "omp" : agent;
}
