import { oneLine } from "@leafwalk/core";
import type { SessionRow } from "@leafwalk/server";
import { countOf, formatBytes } from "../../format/figures.ts";
import { nameProject } from "../../format/project-names.ts";
import { shortLine } from "../../format/short-line.ts";
import { formatMoment } from "../../format/time.ts";
import { NoticePage } from "../../ui/NoticePage.tsx";
import { Link } from "../../url/Link.tsx";
import { LinkButton } from "../../url/LinkButton.tsx";
import { useUrl } from "../../url/navigation.ts";
import { stateAt } from "../../url/url-state.ts";
import { SessionFrame } from "./SessionFrame.tsx";

interface SameIdProps {
  readonly id: string;
  readonly sessions: readonly SessionRow[];
}

/** Copied files have the same id: which of them is meant, only the reader knows. */
export function SameId({ id, sessions }: SameIdProps) {
  const { state } = useUrl();
  const title = `${countOf(sessions.length, "session")} have this id`;
  return (
    <SessionFrame title={title}>
      <NoticePage
        title={title}
        actions={<LinkButton to={stateAt({ screen: "list" })}>Go to the list</LinkButton>}
      >
        <p>
          The files below all say that their id is{" "}
          <code className="font-mono text-12">{shortLine(id)}</code>. A copied file keeps the id of
          the one it was made from.
        </p>
        <ul aria-label="Sessions with this id" className="mt-3 border-line border-t">
          {sessions.map((row) => (
            <li key={row.key} className="border-line border-b">
              <Link
                to={{ ...state, place: { screen: "session", key: row.key } }}
                className="-mx-2 block rounded-chip px-2 py-2 hover:bg-hover"
              >
                <span className="block truncate font-medium text-ink">{row.title}</span>
                <span className="block truncate text-12 text-ink-3">{wordsOf(row)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </NoticePage>
    </SessionFrame>
  );
}

function wordsOf({ cwd, file, size, lastActivity, modified }: SessionRow): string {
  const time = formatMoment(lastActivity ?? modified);
  return [nameProject(cwd), oneLine(file), formatBytes(size), time].join(" · ");
}
