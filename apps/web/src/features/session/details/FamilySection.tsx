import { formatCount } from "../../../format/figures.ts";
import type { OpenSession } from "../../../source/open-session.ts";
import { Link } from "../../../url/Link.tsx";
import type { RelatedSession, Relations } from "../relations.ts";
import { CopyText } from "./CopyText.tsx";
import { Fact, Facts, Note, Section } from "./Facts.tsx";
import { TextButton } from "./TextButton.tsx";
import { useFirstFew } from "./use-first-few.ts";

interface FamilySectionProps {
  readonly open: OpenSession;
  readonly relations: Relations;
}

/** Where the session comes from, and what came of it. */
export function FamilySection({ open: { session, source }, relations }: FamilySectionProps) {
  const { subagentOf, forkedFrom, subagents, forks } = relations;
  const isAlone = source.kind === "local";
  const named = session.facts.header?.parentSession;
  const hasParent = subagentOf !== undefined || forkedFrom !== undefined;
  return (
    <Section title="Family">
      <Facts>
        {subagentOf && (
          <Fact name="Subagent of">
            <RelatedLinks sessions={[subagentOf]} />
          </Fact>
        )}
        {forkedFrom && (
          <Fact name="Forked from">
            <RelatedLinks sessions={[forkedFrom]} />
          </Fact>
        )}
        {!hasParent && (
          <Fact name="Parent">
            {named === undefined ? (
              <Note>none named</Note>
            ) : (
              <>
                <CopyText text={named} what="the parent’s name" />
                <Note>{wordsOfParent(isAlone, relations)}</Note>
              </>
            )}
          </Fact>
        )}
        {isAlone ? (
          <Fact name="Children">
            <Note>unknown: a dropped file is read alone</Note>
          </Fact>
        ) : (
          <>
            <Fact name="Forks">
              <RelatedLinks sessions={forks} />
            </Fact>
            <Fact name="Subagents">
              <RelatedLinks sessions={subagents} />
            </Fact>
          </>
        )}
      </Facts>
    </Section>
  );
}

function wordsOfParent(isAlone: boolean, { isInLoop }: Relations): string {
  if (isAlone) return "named by the file; a dropped file is read alone";
  return isInLoop ? "which leads back to this session" : "not here";
}

const SHOWN_AT_FIRST = 8;

function RelatedLinks({ sessions }: { readonly sessions: readonly RelatedSession[] }) {
  const { shown, hidden, showAll } = useFirstFew(sessions, SHOWN_AT_FIRST);
  if (sessions.length === 0) return <Note>none</Note>;
  return (
    <ul className="grid gap-1 max-mid:-my-3 max-mid:gap-0">
      {shown.map(({ title, to }, i) => (
        <li key={i} className="flex min-w-0">
          <Link
            to={to}
            title={title}
            className="truncate rounded-chip text-accent hover:underline max-mid:min-h-11 max-mid:leading-11"
          >
            {title}
          </Link>
        </li>
      ))}
      {hidden > 0 && (
        <li className="-ml-1">
          <TextButton onClick={showAll}>Show {formatCount(hidden)} more</TextButton>
        </li>
      )}
    </ul>
  );
}
