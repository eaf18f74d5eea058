import type { SessionDetail } from "@leafwalk/server";
import { stateAt, type UrlState } from "../../url/url-state.ts";

export interface RelatedSession {
  readonly title: string;
  readonly to: UrlState;
}

/** Sessions around the open one, as far as the server knows; a dropped file stands alone. */
export interface Relations {
  readonly subagentOf: RelatedSession | undefined;
  readonly forkedFrom: RelatedSession | undefined;
  /** Named by the file, but not to be found. */
  readonly missingParent: string | undefined;
  /** Following the parents comes back to this session. */
  readonly isInLoop: boolean;
  readonly subagents: readonly RelatedSession[];
  readonly forks: readonly RelatedSession[];
}

export const noRelations: Relations = {
  subagentOf: undefined,
  forkedFrom: undefined,
  missingParent: undefined,
  isInLoop: false,
  subagents: [],
  forks: [],
};

export function relationsOf({ row, lineage, subagents }: SessionDetail): Relations {
  const { parent } = row;
  return {
    subagentOf: lineage.subagentOf ? relate(lineage.subagentOf) : undefined,
    // Subagents name the session that started them as their parent; once is enough.
    forkedFrom:
      parent?.state === "found" && parent.key !== lineage.subagentOf?.key
        ? relate(parent)
        : undefined,
    missingParent: parent?.state === "missing" ? parent.name : undefined,
    isInLoop: parent?.state === "loop",
    subagents: subagents.map(relate),
    forks: lineage.children.map(relate),
  };
}

function relate({ key, title }: { readonly key: string; readonly title: string }): RelatedSession {
  return { title, to: stateAt({ screen: "session", key }) };
}
