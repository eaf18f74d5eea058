import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";

type ButtonLook = "primary" | "default" | "ghost" | "link";

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: "bg-accent text-on-accent hover:bg-accent-hover disabled:bg-canvas",
  default:
    "border border-line-strong bg-raised text-ink shadow-e1 hover:bg-hover active:bg-active disabled:bg-canvas",
  ghost: "text-ink-2 hover:bg-hover active:bg-active disabled:bg-transparent",
  link: "text-accent hover:underline",
};

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  /** "large" is for dialogs and empty pages. */
  readonly size?: "default" | "large";
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look = "default",
  size = "default",
  icon,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        "inline-flex shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-control",
        "font-medium text-12 transition-colors max-mid:min-h-11",
        size === "large" ? "h-8 px-3 text-13" : "h-7 px-2.5",
        "disabled:text-ink-3 disabled:shadow-none",
        looks[look],
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
