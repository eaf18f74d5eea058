import { ChevronDown } from "lucide-react";
import { formatCount } from "../../format/figures.ts";
import { Menu } from "../../ui/Menu.tsx";
import { navigate } from "../../url/navigation.ts";
import { buildUrl, type UrlState } from "../../url/url-state.ts";
import type { Section } from "./sections.ts";

interface SectionTitleProps {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly current: UrlState;
}

/** The page's title; where there is no room for the sidebar, also its menu. */
export function SectionTitle({ title, sections, current }: SectionTitleProps) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <h1 className="truncate font-semibold text-20">{title}</h1>
      <div className="wide:hidden">
        <Menu
          label="Sessions"
          align="start"
          items={sections.map(({ name, count, to }) => ({
            key: buildUrl(to),
            label: (
              <>
                <span className="min-w-0 grow truncate">{name}</span>
                {count !== undefined && (
                  <span className="text-ink-3 tabular-nums">{formatCount(count)}</span>
                )}
              </>
            ),
            isChecked: buildUrl(to) === buildUrl(current),
            onSelect: () => navigate(to),
          }))}
          renderButton={(button) => (
            <button
              type="button"
              aria-label="Choose other sessions"
              {...button}
              className="inline-flex size-7 items-center justify-center rounded-control text-ink-2 hover:bg-hover max-mid:size-11"
            >
              <ChevronDown className="size-4" strokeWidth={1.75} />
            </button>
          )}
        />
      </div>
    </div>
  );
}
