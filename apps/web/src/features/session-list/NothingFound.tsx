import { Button } from "../../ui/Button.tsx";
import { NoticePage } from "../../ui/NoticePage.tsx";
import { changeUrl, navigate } from "../../url/navigation.ts";
import { stateAt, type UrlState } from "../../url/url-state.ts";

/** No session matches what was chosen; says what that was, and offers the ways back. */
export function NothingFound({ state }: { readonly state: UrlState }) {
  const { words, project, agent, show, status } = state;
  const isPart =
    project !== undefined || agent !== undefined || show !== "all" || status !== undefined;
  return (
    <NoticePage
      title={words ? `No session here has “${words}”` : "There is no such session now"}
      actions={
        <>
          {words && isPart && (
            <Button onClick={() => navigate(stateAt({ screen: "list" }, { words }))}>
              Search all sessions
            </Button>
          )}
          {words && <Button onClick={() => changeUrl({ words: "" }, "replace")}>Clear</Button>}
          {!words && (
            <Button onClick={() => navigate(stateAt({ screen: "list" }))}>Show all sessions</Button>
          )}
        </>
      }
    >
      {words ? "Titles, first messages and file names were searched." : undefined}
    </NoticePage>
  );
}
