import type { AgentName, SessionList, SessionRow } from "@leafwalk/server";
import { nameProjects } from "../../format/project-names.ts";
import { stateAt, type UrlFields, type UrlState } from "../../url/url-state.ts";
import { hasState } from "./filter-rows.ts";
import { CLOSED_FILES, OPEN_FILES } from "./local-lines.ts";

export type SectionKind = "all" | "live" | "diagnostics" | "local" | "project" | "agent";

/** A part of all sessions that the list can show by itself. */
export interface Section {
  readonly kind: SectionKind;
  readonly name: string;
  /** Undefined where it is not known without loading everything. */
  readonly count: number | undefined;
  readonly to: UrlState;
  /** The whole folder, for the tooltip. */
  readonly title?: string;
}

interface Known {
  readonly head: SessionList;
  readonly rows: readonly SessionRow[];
  /** Whether `rows` are all there are. */
  readonly isWhole: boolean;
  /** Files that are open in this tab, and those of earlier that can be opened again. */
  readonly local: { readonly open: number; readonly closed: number };
  /** What stays the same when another section is chosen. */
  readonly kept: Pick<UrlFields, "sort" | "words"> & Partial<Pick<UrlFields, "status">>;
}

export function listSections({ head, rows, isWhole, local, kept }: Known): Section[] {
  const at = (given: Partial<UrlFields>) => stateAt({ screen: "list" }, { ...kept, ...given });
  const countOf = (show: "live" | "diagnostics") =>
    rows.filter((row) => hasState(row, show)).length;
  const all = head.projects.reduce((sum, { count }) => sum + count, 0);
  const sections: Section[] = [
    { kind: "all", name: "All sessions", count: all, to: at({}) },
    // Sessions that are being written to are the newest: the first page has them all.
    { kind: "live", name: "Live now", count: countOf("live"), to: at({ show: "live" }) },
    {
      kind: "diagnostics",
      name: "With diagnostics",
      count: isWhole ? countOf("diagnostics") : undefined,
      to: at({ show: "diagnostics" }),
    },
  ];
  if (local.open + local.closed > 0) {
    const name = local.open > 0 ? OPEN_FILES : CLOSED_FILES;
    const to = stateAt({ screen: "local", id: undefined });
    sections.push({ kind: "local", name, count: local.open || local.closed, to });
  }
  const names = nameProjects(head.projects.map(({ cwd }) => cwd));
  for (const { cwd, count } of head.projects) {
    const name = names.get(cwd) ?? "";
    const to = at({ project: cwd ?? "" });
    sections.push({ kind: "project", name, count, to, ...(cwd !== null && { title: cwd }) });
  }
  for (const [agent, count] of countAgents(head)) {
    sections.push({ kind: "agent", name: agent, count, to: at({ agent }) });
  }
  return sections;
}

/** Only worth a choice where there is more than one. */
function countAgents({ roots }: SessionList): [AgentName, number][] {
  const counts = new Map<AgentName, number>();
  for (const { agent, sessions } of roots) {
    if (sessions > 0) counts.set(agent, (counts.get(agent) ?? 0) + sessions);
  }
  return counts.size > 1 ? [...counts] : [];
}
