import { nameProject } from "../../format/project-names.ts";
import { useViewStore } from "../../state/view-store.ts";
import { GroupHeading } from "./GroupHeading.tsx";
import type { ListItem } from "./list-items.ts";
import { describeRow, describeSubagent } from "./row-words.ts";
import { SessionListRow } from "./SessionListRow.tsx";
import type { RowState } from "./SessionRows.tsx";

interface ListLineProps {
  readonly line: ListItem;
  readonly state: RowState;
  readonly projects: ReadonlyMap<string | null, string>;
  /** Of sessions that would be called as others are. */
  readonly titles: ReadonlyMap<string, string>;
  readonly now: number;
}

/** A heading or a session of the list. */
export function ListLine({ line, state, projects, titles, now }: ListLineProps) {
  const isOpen = useViewStore(({ openSubagents }) => openSubagents.has(line.key));
  const toggleSubagents = useViewStore((view) => view.toggleSubagents);
  if (!line.isRow) return <GroupHeading>{line.name}</GroupHeading>;
  const { row, depth } = line;
  const project = projects.get(row.cwd) ?? nameProject(row.cwd);
  // Under its session a subagent needs neither the project nor a word on where it comes from.
  const words = depth === 0 ? describeRow(row, project, now) : describeSubagent(row, now);
  return (
    <SessionListRow
      row={{ ...words, title: titles.get(row.key) ?? words.title }}
      depth={depth}
      now={now}
      areSubagentsShown={isOpen}
      onToggleSubagents={() => toggleSubagents(line.key)}
      {...state}
    />
  );
}
