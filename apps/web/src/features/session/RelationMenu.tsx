import type { ReactNode } from "react";
import { badgeClass } from "../../ui/Badge.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { navigate } from "../../url/navigation.ts";
import { buildUrl } from "../../url/url-state.ts";
import type { RelatedSession } from "./relations.ts";

interface RelationMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly sessions: readonly RelatedSession[];
}

/** Several sessions behind one badge. */
export function RelationMenu({ label, icon, sessions }: RelationMenuProps) {
  if (sessions.length === 0) return null;
  return (
    <Menu
      label={label}
      align="start"
      items={sessions.map(({ title, to }) => ({
        key: buildUrl(to),
        label: (
          <span className="max-w-80 truncate" title={title}>
            {title}
          </span>
        ),
        onSelect: () => navigate(to),
      }))}
      renderButton={(button) => (
        <button type="button" {...button} className={`${badgeClass()} hover:bg-active`}>
          {icon}
          {label}
        </button>
      )}
    />
  );
}
