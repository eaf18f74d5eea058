import type { ReactNode } from "react";
import { Logo } from "../../ui/Logo.tsx";
import { Main } from "../../ui/Main.tsx";
import { ThemeMenu } from "../../ui/ThemeMenu.tsx";
import { TopBar } from "../../ui/TopBar.tsx";
import { Link } from "../../url/Link.tsx";
import { stateAt } from "../../url/url-state.ts";
import { ChooseFileButton, ChooseFileIconButton } from "../open-file/index.ts";

interface ListFrameProps {
  /** Of the page, as the browser shows it. */
  readonly title: string;
  readonly sidebar?: ReactNode;
  readonly children: ReactNode;
}

/** What all lists have around them. */
export function ListFrame({ title, sidebar, children }: ListFrameProps) {
  return (
    <div className="flex h-full flex-col">
      <title>{`${title} · Leafwalk`}</title>
      <TopBar
        actions={
          <>
            <ChooseFileButton className="max-mid:hidden">Open file</ChooseFileButton>
            <span className="mid:hidden">
              <ChooseFileIconButton />
            </span>
            <ThemeMenu />
          </>
        }
      >
        <Link
          to={stateAt({ screen: "list" })}
          className="flex items-center gap-2 rounded-chip font-semibold text-14 max-mid:px-2 max-mid:py-3"
        >
          <Logo /> Leafwalk
        </Link>
      </TopBar>
      <div className="flex min-h-0 grow">
        {sidebar}
        <Main className="flex min-w-0 grow flex-col bg-surface">{children}</Main>
      </div>
    </div>
  );
}
