import { Bot, FileClock, Folder, ListTree, Radio, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { formatCount } from "../../format/figures.ts";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../url/Link.tsx";
import { buildUrl, type UrlState } from "../../url/url-state.ts";
import type { Section, SectionKind } from "./sections.ts";

const icons: Readonly<Record<SectionKind, typeof Folder>> = {
  all: ListTree,
  live: Radio,
  diagnostics: TriangleAlert,
  local: FileClock,
  project: Folder,
  agent: Bot,
};

interface SidebarProps {
  readonly sections: readonly Section[];
  readonly current: UrlState;
}

export function Sidebar({ sections, current }: SidebarProps) {
  const of = (...kinds: SectionKind[]) => sections.filter(({ kind }) => kinds.includes(kind));
  return (
    <nav
      aria-label="Sessions"
      className="flex w-58 shrink-0 flex-col gap-4 overflow-y-auto border-line border-r bg-canvas p-2 pt-4 max-wide:hidden"
    >
      <SidebarGroup sections={of("all", "live", "diagnostics", "local")} current={current} />
      <SidebarGroup title="Projects" sections={of("project")} current={current} />
      <SidebarGroup title="Agents" sections={of("agent")} current={current} />
    </nav>
  );
}

interface SidebarGroupProps extends SidebarProps {
  readonly title?: string;
}

function SidebarGroup({ title, sections, current }: SidebarGroupProps) {
  if (sections.length === 0) return null;
  return (
    <div>
      {title !== undefined && (
        <h2 className="px-2 pb-1 font-semibold text-11 text-ink-3">{title}</h2>
      )}
      <ul>
        {sections.map((section) => (
          <li key={buildUrl(section.to)}>
            <SidebarLink section={section} isCurrent={buildUrl(section.to) === buildUrl(current)}>
              {section.name}
            </SidebarLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SidebarLinkProps {
  readonly section: Section;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function SidebarLink({ section, isCurrent, children }: SidebarLinkProps) {
  const Icon = icons[section.kind];
  return (
    <Link
      to={section.to}
      aria-current={isCurrent ? "page" : undefined}
      title={section.title}
      className={classNames(
        "flex h-7 items-center gap-2 rounded-control px-2 text-13 focus-visible:-outline-offset-2",
        isCurrent ? "bg-active font-semibold text-ink" : "text-ink-2 hover:bg-hover",
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 grow truncate">{children}</span>
      {section.count !== undefined && (
        <span
          className={classNames(
            "font-normal text-11 tabular-nums",
            isCurrent ? "text-ink-2" : "text-ink-3",
          )}
        >
          {formatCount(section.count)}
        </span>
      )}
    </Link>
  );
}
