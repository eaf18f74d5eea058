import { useCallback, useMemo, useRef, useState } from "react";
import { nameProjects } from "../../format/project-names.ts";
import { useViewStore } from "../../state/view-store.ts";
import { LoadingBars } from "../../ui/LoadingBars.tsx";
import { useNow } from "../../ui/use-now.ts";
import { changeUrl, useUrl } from "../../url/navigation.ts";
import { buildUrl } from "../../url/url-state.ts";
import { ColumnHeads } from "./ColumnHeads.tsx";
import { EmptyScreen } from "./EmptyScreen.tsx";
import { FilterField } from "./FilterField.tsx";
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
import { SortMenu } from "./SortMenu.tsx";
import { StatusMenu } from "./StatusMenu.tsx";
import { tellApart } from "./tell-apart.ts";
import { useFilteredRows } from "./use-filtered-rows.ts";
import { useHeldOrder } from "./use-held-order.ts";
import { useSections } from "./use-sections.ts";
import { useSessionList } from "./use-session-list.ts";

/** The sessions that the server lists. */
export function SessionListScreen() {
  const { state } = useUrl();
  const { project, sort, words, status } = state;
  const list = useSessionList(state);
  const { rows, head, isWhole, error } = list;
  const now = useNow();
  const open = useViewStore((view) => view.openSubagents);
  const [isAttended, setAttended] = useState(false);
  const filter = useRef<HTMLInputElement>(null);

  const order = useHeldOrder(rows, `${sort} ${project ?? "\0"}`, isAttended);
  const { shown, statusCounts } = useFilteredRows({ rows: order.rows, isWhole, head }, state);
  const lines = useMemo(
    () => listItems(shown, { isGrouped: sort === "activity", open, now }),
    [shown, sort, open, now],
  );
  const titles = useMemo(
    () => tellApart(shown.map((row) => ({ ...describeRow(row, "", now), ...marksOf(row) }))),
    [shown, now],
  );
  const sections = useSections(list, state);
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
            onCatchUp={order.isBehind ? order.release : undefined}
          >
            <FilterField
              ref={filter}
              words={words}
              onWords={(next) => changeUrl({ words: next }, "replace")}
            />
            <StatusMenu
              status={status}
              counts={statusCounts}
              onStatus={(next) => changeUrl({ status: next })}
            />
            <SortMenu sort={sort} onSort={(next) => changeUrl({ sort: next })} />
          </ListHeader>
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
