import { firstPromptOf, type Session, titleOf } from "@leafwalk/core";
import { nameProject } from "../../format/project-names.ts";
import { titleWords } from "../../format/session-title.ts";
import type { OpenSession } from "../../source/open-session.ts";

/** How an open session is called, from its own facts. */
export interface About {
  readonly title: string;
  readonly project: string;
  readonly cwd: string | undefined;
}

export function aboutOf({ session: read, source, tail }: OpenSession): About {
  const session = tail && !isNamed(read) ? tail.head : read;
  const { header } = session.facts;
  const cwd = header?.cwd;
  const started = header === undefined || Number.isNaN(header.time) ? null : header.time;
  const { title } = titleWords(
    {
      title: titleOf(session),
      firstPrompt: firstPromptOf(session),
      started,
      fileName: source.fileName,
    },
    Date.now(),
  );
  return { title, project: nameProject(cwd ?? null), cwd };
}

/** Whether the end of a session names it: a name that is told later counts, a first message is none. */
function isNamed(end: Session): boolean {
  const { origin } = titleOf(end);
  return origin === "slot" || origin === "session-info";
}
