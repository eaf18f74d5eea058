import { type Diagnostic, listDiagnostics } from "@leafwalk/core";
import { useMemo, useRef, useState } from "react";
import type { OpenSession } from "../../source/open-session.ts";
import { usePreviews } from "../../source/use-previews.ts";
import { DIAGNOSTICS_HEIGHT, useViewStore } from "../../state/view-store.ts";
import { Badge } from "../../ui/Badge.tsx";
import { LiveMark } from "../../ui/LiveMark.tsx";
import { Main } from "../../ui/Main.tsx";
import { Splitter } from "../../ui/Splitter.tsx";
import { useUrl } from "../../url/navigation.ts";
import { aboutOf } from "./about.ts";
import { DiagnosticsChip } from "./DiagnosticsChip.tsx";
import { DiagnosticsPanel } from "./DiagnosticsPanel.tsx";
import { DetailsSheet } from "./details/DetailsSheet.tsx";
import { NothingToShow } from "./NothingToShow.tsx";
import { RelationBadges } from "./RelationBadges.tsx";
import type { Reading } from "./reading/index.ts";
import type { Relations } from "./relations.ts";
import { SessionBar } from "./SessionBar.tsx";
import { SessionPanels } from "./SessionPanels.tsx";
import { tellPlace } from "./tell-place.ts";
import { useAboutKey } from "./use-about-key.ts";
import { useChosen } from "./use-chosen.ts";

interface SessionScreenProps {
  readonly open: OpenSession;
  readonly relations: Relations;
  readonly isLive: boolean;
  readonly isDemo: boolean;
  /** While only the end of the session is known. */
  readonly reading?: Reading | undefined;
}

const noDiagnostics: readonly Diagnostic[] = [];

export function SessionScreen(props: SessionScreenProps) {
  const { open, relations, isLive, isDemo, reading } = props;
  const { session, source } = open;
  usePreviews(session);
  const about = useMemo(() => aboutOf(open), [open]);
  // Of its end alone much would look wrong that is not.
  const diagnostics = useMemo(
    () => (reading ? noDiagnostics : listDiagnostics(session)),
    [session, reading],
  );
  const [areDiagnosticsShown, setDiagnosticsShown] = useState(false);
  const [isAboutShown, setAboutShown] = useState(false);
  const showAbout = () => setAboutShown(true);
  useAboutKey(() => !reading && showAbout());
  const chip = useRef<HTMLButtonElement>(null);
  const { diagnosticsHeight, setDiagnosticsHeight } = useViewStore();
  const chosen = useChosen(open);
  const { tab } = useUrl().state;
  const hasEntries = session.kind === "session" && session.count > 0;

  return (
    <div className="flex h-full flex-col">
      <title>{tellPlace(session, about.title, chosen.leaf, tab)}</title>
      <SessionBar
        about={about}
        isLocal={source.kind === "local"}
        isDemo={isDemo}
        {...(reading ? {} : { onShowAbout: showAbout })}
      >
        {isLive && <LiveMark />}
        {isDemo && <Badge>demo</Badge>}
        {!reading && (
          <DiagnosticsChip
            ref={chip}
            diagnostics={diagnostics}
            isOpen={areDiagnosticsShown}
            onToggle={() => setDiagnosticsShown(!areDiagnosticsShown)}
          />
        )}
        <RelationBadges relations={relations} />
      </SessionBar>
      <Main className="flex min-h-0 grow flex-col">
        {hasEntries ? (
          <SessionPanels {...{ open, diagnostics, chosen, reading }} />
        ) : (
          <NothingToShow open={open} diagnostics={diagnostics} chosen={chosen} />
        )}
        {areDiagnosticsShown && (
          <>
            <Splitter
              label="Height of the diagnostics"
              orientation="horizontal"
              value={diagnosticsHeight}
              min={120}
              max={Math.round(window.innerHeight * 0.7)}
              onChange={setDiagnosticsHeight}
              onReset={() => setDiagnosticsHeight(DIAGNOSTICS_HEIGHT)}
            />
            <DiagnosticsPanel
              diagnostics={diagnostics}
              shown={chosen.shown}
              height={diagnosticsHeight}
              onShow={chosen.show}
              onShowLine={chosen.showLine}
              onClose={() => {
                setDiagnosticsShown(false);
                // The button that was pressed is gone, and the focus would be with it.
                chip.current?.focus();
              }}
            />
          </>
        )}
      </Main>
      {isAboutShown && (
        <DetailsSheet
          open={open}
          relations={relations}
          diagnostics={diagnostics}
          leaf={chosen.leaf}
          onShow={chosen.show}
          onOpenDiagnostics={() => setDiagnosticsShown(true)}
          onClose={() => setAboutShown(false)}
        />
      )}
    </div>
  );
}
