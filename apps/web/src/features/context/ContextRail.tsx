import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

type RailLook = "sent" | "left-out";

const rails: { readonly [Look in RailLook]: string } = {
  sent: "w-0.5 -ml-px bg-control",
  "left-out": "w-2 -ml-1 hatch",
};

interface ContextRailProps {
  readonly look: RailLook;
  readonly icon?: LucideIcon;
  readonly isUser?: boolean;
  readonly isShown?: boolean;
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row with its piece of the rail and its marker: the same rail that the tree hangs on. */
export function ContextRail(props: ContextRailProps) {
  const { look, icon: Icon, isUser = false, isShown = false, isFirst, isLast, children } = props;
  return (
    <div
      data-shown={isShown || undefined}
      className={classNames(
        "relative pr-6 pl-14 mid:pl-16 mid:pr-10",
        isShown && "bg-accent-tint shadow-[inset_2px_0_0_var(--color-accent)]",
        props.className,
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "absolute left-7 mid:left-8.5",
          isFirst ? "top-5" : "top-0",
          isLast ? "h-5" : "bottom-0",
          rails[look],
        )}
      />
      {Icon ? (
        <span
          aria-hidden="true"
          className={classNames(
            "absolute top-2.25 left-4.25 flex size-5.5 items-center justify-center rounded-full border-[1.5px] mid:left-5.75",
            isUser
              ? "border-accent bg-accent-tint-2 text-accent"
              : "border-control bg-surface text-ink-2",
            look === "left-out" && "border-line-strong text-ink-3",
          )}
        >
          <Icon size={12} strokeWidth={2} />
        </span>
      ) : null}
      {children}
    </div>
  );
}
