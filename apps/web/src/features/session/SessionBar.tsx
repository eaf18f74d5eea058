import { ChevronLeft, Info } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { ThemeMenu } from "../../ui/ThemeMenu.tsx";
import { TopBar } from "../../ui/TopBar.tsx";
import { Link } from "../../url/Link.tsx";
import { stateAt } from "../../url/url-state.ts";
import { ChooseFileIconButton } from "../open-file/index.ts";
import type { About } from "./about.ts";
import { ABOUT_SESSION } from "./session-keys.ts";

interface SessionBarProps {
  readonly about: About;
  readonly isLocal: boolean;
  /** The start page shows all demos, whatever folder they pretend to come from. */
  readonly isDemo?: boolean;
  /** Opens all that is known of the session; absent while there is none. */
  readonly onShowAbout?: () => void;
  /** Marks and badges behind the title. */
  readonly children?: ReactNode;
}

/** Leafwalk / project / title. */
export function SessionBar({
  about,
  isLocal,
  isDemo = false,
  onShowAbout,
  children,
}: SessionBarProps) {
  const { title, project, cwd } = about;
  const list = isLocal
    ? stateAt({ screen: "local", id: undefined })
    : stateAt({ screen: "list" }, isDemo ? {} : { project: cwd ?? "" });
  return (
    <TopBar
      actions={
        <>
          <ChooseFileIconButton />
          <ThemeMenu />
        </>
      }
    >
      <Link
        to={stateAt({ screen: "list" })}
        className="flex shrink-0 items-center gap-2 rounded-chip font-semibold text-14 max-mid:hidden"
      >
        <Logo /> Leafwalk
      </Link>
      <Link
        to={list}
        aria-label="Back to the list"
        className="hidden size-11 shrink-0 items-center justify-center rounded-control text-ink-2 max-mid:inline-flex"
      >
        <ChevronLeft className="size-4" strokeWidth={1.75} />
      </Link>
      <div className="flex min-w-0 items-center gap-2 max-mid:grid max-mid:grow max-mid:grid-cols-[minmax(0,1fr)_auto] max-mid:gap-0">
        <Slash />
        <Link
          to={list}
          title={isLocal ? undefined : cwd}
          className="max-w-60 shrink-0 truncate rounded-chip text-13 text-ink-2 hover:underline max-mid:hidden"
        >
          {isLocal ? "This tab" : project}
        </Link>
        <Slash />
        <h1 title={title} className="max-w-full truncate font-semibold text-13">
          {title}
        </h1>
        {onShowAbout && (
          <span className="shrink-0 max-mid:order-last max-mid:col-start-2 max-mid:row-span-2 max-mid:row-start-1">
            <IconButton
              label={ABOUT_SESSION}
              aria-haspopup="dialog"
              icon={<Info className="size-4" strokeWidth={1.75} />}
              onClick={onShowAbout}
            />
          </span>
        )}
        <div className="flex max-w-full shrink-0 items-center gap-2 max-mid:col-start-1 max-mid:min-w-0 max-mid:shrink">
          <span className="hidden truncate text-11 text-ink-3 max-mid:inline">{project}</span>
          {children}
        </div>
      </div>
    </TopBar>
  );
}

function Slash() {
  return (
    <span aria-hidden="true" className="text-ink-3 max-mid:hidden">
      /
    </span>
  );
}
