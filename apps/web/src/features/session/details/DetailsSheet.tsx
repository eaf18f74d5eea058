import { type ContextPlan, countTotals, type Diagnostic, planContext } from "@leafwalk/core";
import { useMemo } from "react";
import type { OpenSession } from "../../../source/open-session.ts";
import { Sheet } from "../../../ui/Sheet.tsx";
import { useUrl } from "../../../url/navigation.ts";
import { ruleSetOf, writerOf } from "../../context/index.ts";
import type { Relations } from "../relations.ts";
import { ABOUT_SESSION } from "../session-keys.ts";
import { DamageSection } from "./DamageSection.tsx";
import { FamilySection } from "./FamilySection.tsx";
import { LeafSection } from "./LeafSection.tsx";
import { SessionSection } from "./SessionSection.tsx";
import { TotalsSection } from "./TotalsSection.tsx";

interface DetailsSheetProps {
  readonly open: OpenSession;
  readonly relations: Relations;
  readonly diagnostics: readonly Diagnostic[];
  /** Position of the chosen leaf, -1 without entries. */
  readonly leaf: number;
  onShow(position: number): void;
  onOpenDiagnostics(): void;
  onClose(): void;
}

/** All that the file tells of the session, and what it leaves untold. */
export function DetailsSheet(props: DetailsSheetProps) {
  const { open, relations, diagnostics, leaf, onShow, onOpenDiagnostics, onClose } = props;
  const { session } = open;
  const { rules } = useUrl().state;
  const ruleSet = ruleSetOf(rules, writerOf(session));
  const plan = useMemo(() => planContext(session, leaf, ruleSet), [session, leaf, ruleSet]);
  return (
    <Sheet
      title={ABOUT_SESSION}
      onClose={onClose}
      renderContent={(close) => {
        const show = (position: number) => {
          close();
          onShow(position);
        };
        return (
          <>
            <SessionSection open={open} onShow={show} />
            <FamilySection open={open} relations={relations} />
            {session.count > 0 && <CountedSections open={open} plan={plan} onShow={show} />}
            <DamageSection
              diagnostics={diagnostics}
              onOpen={() => {
                close();
                onOpenDiagnostics();
              }}
            />
          </>
        );
      }}
    />
  );
}

interface CountedSectionsProps {
  readonly open: OpenSession;
  readonly plan: ContextPlan;
  onShow(position: number): void;
}

/** What there is to say once there are entries. */
function CountedSections({ open, plan, onShow }: CountedSectionsProps) {
  const { session, cards } = open;
  const whole = useMemo(() => countTotals(session, cards), [session, cards]);
  const path = useMemo(() => countTotals(session, cards, plan.path), [session, cards, plan.path]);
  return (
    <>
      <LeafSection open={open} plan={plan} totals={path} onShow={onShow} />
      <TotalsSection whole={whole} path={path} />
    </>
  );
}
