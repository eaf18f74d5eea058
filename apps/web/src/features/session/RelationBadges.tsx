import { CornerDownRight, CornerLeftUp, GitFork } from "lucide-react";
import { countOf } from "../../format/figures.ts";
import { Badge, badgeClass } from "../../ui/Badge.tsx";
import { Link } from "../../url/Link.tsx";
import { RelationMenu } from "./RelationMenu.tsx";
import type { RelatedSession, Relations } from "./relations.ts";

const icon = { "aria-hidden": true, className: "size-3 shrink-0", strokeWidth: 2 } as const;

/** Where the session came from and what came of it; with little room, one menu holds it all. */
export function RelationBadges({ relations }: { readonly relations: Relations }) {
  const { subagentOf, forkedFrom, missingParent, subagents, forks } = relations;
  const fork = <GitFork {...icon} />;
  const related = [
    ...(subagentOf ? [{ ...subagentOf, title: `Subagent of ${subagentOf.title}` }] : []),
    ...(forkedFrom ? [{ ...forkedFrom, title: `Fork of ${forkedFrom.title}` }] : []),
    ...subagents.map((session) => ({ ...session, title: `Subagent: ${session.title}` })),
    ...forks.map((session) => ({ ...session, title: `Fork: ${session.title}` })),
  ];
  return (
    <>
      <div className="flex min-w-0 items-center gap-2 max-wide:hidden">
        {subagentOf && (
          <RelationLink word="subagent of" icon={<CornerLeftUp {...icon} />} session={subagentOf} />
        )}
        {forkedFrom && <RelationLink word="fork of" icon={fork} session={forkedFrom} />}
        {missingParent !== undefined && (
          <Badge icon={fork} title={`Forked from ${missingParent}, which is not here`}>
            fork, parent not here
          </Badge>
        )}
        <RelationMenu
          label={countOf(subagents.length, "subagent")}
          icon={<CornerDownRight {...icon} />}
          sessions={subagents}
        />
        <RelationMenu label={countOf(forks.length, "fork")} icon={fork} sessions={forks} />
      </div>
      <div className="wide:hidden">
        <RelationMenu label={`${related.length} related`} icon={fork} sessions={related} />
      </div>
    </>
  );
}

interface RelationLinkProps {
  readonly word: string;
  readonly icon: React.ReactNode;
  readonly session: RelatedSession;
}

function RelationLink({ word, icon: drawing, session }: RelationLinkProps) {
  return (
    <Link
      to={session.to}
      title={session.title}
      className={`${badgeClass("neutral", "shrink")} max-w-56 hover:bg-active`}
    >
      {drawing}
      <span className="truncate">
        {word} {session.title}
      </span>
    </Link>
  );
}
