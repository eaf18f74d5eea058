import {
  type ContextPlan,
  findSettingEntries,
  type SessionTotals,
  type SettingEntries,
} from "@leafwalk/core";
import { type ReactNode, useMemo } from "react";
import { shortLine } from "../../../format/short-line.ts";
import type { OpenSession } from "../../../source/open-session.ts";
import { CopyText } from "./CopyText.tsx";
import { EntryLink } from "./EntryLink.tsx";
import { Fact, Facts, Note, NotRecorded, Section } from "./Facts.tsx";
import { ModelFacts } from "./ModelFacts.tsx";
import { Names } from "./Names.tsx";
import { PromptFacts } from "./PromptFacts.tsx";

interface LeafSectionProps {
  readonly open: OpenSession;
  readonly plan: ContextPlan;
  /** Of the path to the leaf. */
  readonly totals: SessionTotals;
  onShow(position: number): void;
}

/** What is in force at the chosen leaf, with the entry that says so. */
export function LeafSection({ open, plan, totals, onShow }: LeafSectionProps) {
  const { session } = open;
  const { leaf, path, settings } = plan;
  const entries = useMemo(() => findSettingEntries(session, path), [session, path]);
  const label = session.labelOf(leaf);
  const tier = session.rareOf(entries.serviceTier ?? -1).serviceTier;
  const by = { entries, onShow };
  return (
    <Section
      title="At the chosen leaf"
      note={leaf === session.leaf ? "the file’s last entry" : "not the file’s last entry"}
    >
      <Facts>
        <Fact name="Leaf">
          <span className="flex min-w-0 flex-wrap items-start gap-x-1">
            <CopyText text={session.keyOf(leaf)} what="the id of the leaf" />
            <EntryLink position={leaf} onShow={onShow} />
            {label !== undefined && <Names names={[label]} />}
          </span>
        </Fact>
        <ModelFacts
          settings={settings}
          answers={totals.answers}
          entry={entries.model}
          onShow={onShow}
        />
        <Setting name="Thinking" of="thinkingLevel" {...by}>
          {shortLine(settings.thinkingLevel)}
        </Setting>
        <Setting name="Mode" of="mode" {...by}>
          {shortLine(settings.mode)}
        </Setting>
        {tier !== undefined && (
          <Setting name="Service tier" of="serviceTier" {...by}>
            {tier || <Note>unset</Note>}
          </Setting>
        )}
        <Fact name="Rules injected">
          {settings.injectedTtsrRules.length > 0 ? (
            <Names names={settings.injectedTtsrRules} />
          ) : (
            <Note>none recorded</Note>
          )}
        </Fact>
        <PromptFacts open={open} path={path} onShow={onShow} />
      </Facts>
    </Section>
  );
}

interface SettingProps {
  readonly name: string;
  readonly of: keyof SettingEntries;
  readonly entries: SettingEntries;
  readonly children: ReactNode;
  onShow(position: number): void;
}

/** Without an entry that sets it the agent's own default holds, which the file does not tell. */
function Setting({ name, of, entries, children, onShow }: SettingProps) {
  const position = entries[of];
  return (
    <Fact name={name}>
      {position === undefined ? (
        <NotRecorded />
      ) : (
        <>
          <bdi>{children}</bdi> <EntryLink position={position} onShow={onShow} />
        </>
      )}
    </Fact>
  );
}
