import { countStatuses } from "@leafwalk/core";
import { useCallback, useMemo, useRef, useState } from "react";
import { nameProjects } from "../../format/project-names.ts";
import { useLocalStore } from "../../state/local-store.ts";
import { useViewStore } from "../../state/view-store.ts";
import { LoadingBars } from "../../ui/LoadingBars.tsx";
import { useNow } from "../../ui/use-now.ts";
import { changeUrl, useUrl } from "../../url/navigation.ts";
import { buildUrl } from "../../url/url-state.ts";
import { useClosedFiles } from "../open-file/index.ts";
import { ColumnHeads } from "./ColumnHeads.tsx";
import { EmptyScreen } from "./EmptyScreen.tsx";
import { filterRows } from "./filter-rows.ts";
import { ListFailed } from "./ListFailed.tsx";
import { ListFrame } from "./ListFrame.tsx";
import { ListHeader } from "./ListHeader.tsx";
import { ListLine } from "./ListLine.tsx";
import { listFacts } from "./list-facts.ts";
import { listItems } from "./list-items.ts";
import { NothingFound } from "./NothingFound.tsx";
import { describeRow, marksOf } from "./row-words.ts";
import { SectionTitle } from "./SectionTitle.tsx";
import { SessionRows } from "./SessionRows.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { listSections } from "./sections.ts";
import { tellApart } from "./tell-apart.ts";
import { useHeldOrder } from "./use-held-order.ts";
import { useSessionList } from "./use-session-list.ts";

export function SessionListScreen() {
  const { state } = useUrl();
  const { project, sort, words, agent, show, status } = state;
  const list = useSessionList(state);
  const { rows, head, isWhole, error } = list;
  const now = useNow();
  const open = useViewStore((view) => view.openSubagents);
  const openCount = useLocalStore(({ sessions }) => sessions.length);
  const closedCount = useClosedFiles().length;
  const [isAttended, setAttended] = useState(false);
  const filter = useRef<HTMLInputElement>(null);

  const order = useHeldOrder(rows, `${sort} ${project ?? "\0"}`, isAttended);
  const ofAnyStatus = useMemo(
    () => filterRows(order.rows, { words, agent, show }),
    [order.rows, words, agent, show],
  );
  const shown = useMemo(() => filterRows(ofAnyStatus, { status }), [ofAnyStatus, status]);
  const statusCounts = useMemo(() => {
    if (isWhole) return countStatuses(ofAnyStatus);
    return ofAnyStatus === order.rows ? head?.statuses : undefined;
  }, [isWhole, ofAnyStatus, order.rows, head?.statuses]);
  const lines = useMemo(
    () => listItems(shown, { isGrouped: sort === "activity", open, now }),
    [shown, sort, open, now],
  );
  const titles = useMemo(
    () => tellApart(shown.map((row) => ({ ...describeRow(row, "", now), ...marksOf(row) }))),
    [shown, now],
  );
  const sections = useMemo(
    () =>
      head
        ? listSections({
            head,
            rows,
            isWhole,
            local: { open: openCount, closed: closedCount },
            kept: { sort, words, status },
          })
        : [],
    [head, rows, isWhole, openCount, closedCount, sort, words, status],
  );
  const projects = useMemo(
    () => nameProjects(head?.projects.map(({ cwd }) => cwd) ?? []),
    [head?.projects],
  );
  const find = useCallback(() => {
    filter.current?.focus();
    filter.current?.select();
  }, []);

  if (head && (head.demo || isEmpty(head.projects))) {
    return <EmptyScreen list={head} onLookAgain={list.reload} />;
  }

  const title = titleOf(state, projects);
  // Whatever is chosen anew starts at its top; who comes back to an address finds it as they left it.
  const address = buildUrl(state);
  return (
    <ListFrame title={title} sidebar={<Sidebar sections={sections} current={state} />}>
      {!head && error && <ListFailed error={error} onRetry={list.reload} />}
      {!head && !error && <LoadingBars label="Loading the list of sessions" />}
      {head && (
        <>
          <ListHeader
            title={<SectionTitle title={title} sections={sections} current={state} />}
            facts={listFacts(head, shown, isWhole && shown !== order.rows)}
            trouble={error ? "The server does not answer; it is asked again" : undefined}
            words={words}
            status={status}
            statusCounts={statusCounts}
            sort={sort}
            isBehind={order.isBehind}
            filterRef={filter}
            onWords={(next) => changeUrl({ words: next }, "replace")}
            onStatus={(next) => changeUrl({ status: next })}
            onSort={(next) => changeUrl({ sort: next })}
            onCatchUp={order.release}
          />
          {shown.length === 0 && isWhole ? (
            <NothingFound state={state} />
          ) : (
            <>
              <ColumnHeads />
              <SessionRows
                key={address}
                name={address}
                label={title}
                lines={lines}
                isWhole={isWhole}
                onNearEnd={list.loadMore}
                onEnd={list.loadAll}
                onFind={find}
                onAttend={setAttended}
                renderLine={(line, rowState) => (
                  <ListLine
                    line={line}
                    state={rowState}
                    projects={projects}
                    titles={titles}
                    now={now}
                  />
                )}
              />
            </>
          )}
        </>
      )}
    </ListFrame>
  );
}

function isEmpty(projects: readonly { readonly count: number }[]): boolean {
  return projects.every(({ count }) => count === 0);
}

type Projects = ReadonlyMap<string | null, string>;

function titleOf({ project, agent, show }: ReturnType<typeof useUrl>["state"], names: Projects) {
  if (project !== undefined) return names.get(project === "" ? null : project) ?? project;
  if (agent !== undefined) return `Sessions of ${agent}`;
  return { all: "All sessions", live: "Live now", diagnostics: "With diagnostics" }[show];
}
