import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import { Tooltip } from "./Tooltip.tsx";

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** Its accessible name and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Off where the drawing says it all and the button gets the focus by itself. */
  readonly hasTip?: boolean;
  readonly tipAlign?: "start" | "center" | "end";
  readonly tipSide?: "bottom" | "top";
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  label,
  icon,
  hasTip = true,
  tipAlign,
  tipSide,
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        "inline-flex size-7 items-center justify-center rounded-control text-ink-2",
        "transition-colors hover:bg-hover active:bg-active max-mid:size-11",
        className,
      )}
    >
      {icon}
    </button>
  );
  if (!hasTip) return button;
  return (
    <Tooltip text={label} align={tipAlign ?? "center"} side={tipSide ?? "bottom"}>
      {button}
    </Tooltip>
  );
}
