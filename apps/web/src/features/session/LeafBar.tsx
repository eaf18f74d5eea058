import type { ContextPlan, Session } from "@leafwalk/core";
import { ArrowDown, ArrowUp, GitBranch } from "lucide-react";
import { useMemo } from "react";
import { plainWords } from "../../format/plain-words.ts";
import { Button } from "../../ui/Button.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { stepToUser } from "./step-to-user.ts";
import type { Chosen } from "./use-chosen.ts";

interface TipWordsProps {
  readonly session: Session;
  readonly tip: number;
  readonly number: number;
}

/** Drawn only where the list of them is: a large session has thousands. */
function TipWords({ session, tip, number }: TipWordsProps) {
  const words = session.labelOf(tip) ?? (plainWords(session.previewOf(tip)) || session.idOf(tip));
  return (
    <span className="line-clamp-2">
      {number} · {words}
    </span>
  );
}

interface LeafBarProps {
  readonly session: Session;
  readonly plan: ContextPlan;
  readonly chosen: Chosen;
}

const icon = { "aria-hidden": true, className: "size-3.5", strokeWidth: 1.75 } as const;

/** At the foot of a phone, where a thumb is: the user's messages one after another, and the other leaves. */
export function LeafBar({ session, plan, chosen }: LeafBarProps) {
  const { leaf, shown, selectLeaf, show } = chosen;
  const earlier = stepToUser(session, plan.path, shown ?? leaf, -1);
  const later = stepToUser(session, plan.path, shown ?? leaf, 1);
  const tips = useMemo(() => session.tips(), [session]);
  const at = tips.indexOf(leaf);

  return (
    <nav
      aria-label="Steps through the session"
      className="flex h-15 shrink-0 items-center justify-between gap-2 border-line border-t bg-surface px-3"
    >
      <Button
        look="ghost"
        icon={<ArrowUp {...icon} />}
        disabled={earlier === undefined}
        onClick={() => show(earlier)}
      >
        Earlier
      </Button>
      <Menu
        label="Leaves"
        side="top"
        align="start"
        items={tips.map((tip, i) => ({
          key: String(tip),
          label: <TipWords session={session} tip={tip} number={i + 1} />,
          isChecked: tip === leaf,
          onSelect: () => selectLeaf(tip),
        }))}
        renderButton={(button) => (
          <Button {...button} icon={<GitBranch {...icon} />}>
            {at < 0 ? `One of ${tips.length} leaves` : `Leaf ${at + 1} of ${tips.length}`}
          </Button>
        )}
      />
      <Button look="ghost" disabled={later === undefined} onClick={() => show(later)}>
        Later
        <ArrowDown {...icon} />
      </Button>
    </nav>
  );
}
