import type { SessionList } from "@leafwalk/server";
import { Code } from "../../ui/Code.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { Main } from "../../ui/Main.tsx";
import { ThemeMenu } from "../../ui/ThemeMenu.tsx";
import { TopBar } from "../../ui/TopBar.tsx";
import { DemoCards } from "./DemoCards.tsx";
import { DropTarget } from "./DropTarget.tsx";
import { LookedFolders } from "./LookedFolders.tsx";
import { ReopenOffer } from "./ReopenOffer.tsx";

interface EmptyScreenProps {
  readonly list: SessionList;
  onLookAgain(): void;
}

/** The first run: what Leafwalk is, what to give it, and where it found nothing. */
export function EmptyScreen({ list, onLookAgain }: EmptyScreenProps) {
  return (
    <div className="flex h-full flex-col">
      <title>Leafwalk</title>
      <TopBar actions={<ThemeMenu />}>
        <span className="flex items-center gap-2 font-semibold text-14 max-mid:px-2">
          <Logo /> Leafwalk
        </span>
      </TopBar>
      <Main className="min-h-0 grow overflow-y-auto">
        <div className="mx-auto flex max-w-[800px] flex-col gap-8 px-6 pt-18 pb-12 max-mid:pt-8">
          <div>
            <h1 className="font-semibold text-20">Open a session</h1>
            <p className="mt-1 max-w-[72ch] text-pretty text-14 text-ink-2">
              Leafwalk draws the tree of a coding agent’s session and shows what the model was sent
              at any point of it. It reads the <Code>.jsonl</Code> files that omp and pi write.
            </p>
          </div>
          <DropTarget />
          <ReopenOffer />
          {list.demo && <DemoCards sessions={list.sessions} />}
          <LookedFolders roots={list.roots} onLookAgain={onLookAgain} />
        </div>
      </Main>
    </div>
  );
}
