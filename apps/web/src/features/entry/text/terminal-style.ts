import type { CSSProperties } from "react";
import { classNames } from "../../../ui/class-names.ts";
import type { Style } from "./ansi.ts";
import { readableOn } from "./contrast.ts";

const texts = new Map<string, string>([
  ["black", "text-ink-3"],
  ["red", "text-del"],
  ["green", "text-add"],
  ["yellow", "text-warn"],
  ["blue", "text-code-fn"],
  ["magenta", "text-code-kw"],
  ["cyan", "text-accent"],
  ["white", "text-ink"],
]);

const grounds = new Map<string, string>([
  ["black", "bg-ink-3"],
  ["red", "bg-del"],
  ["green", "bg-add"],
  ["yellow", "bg-warn"],
  ["blue", "bg-code-fn"],
  ["magenta", "bg-code-kw"],
  ["cyan", "bg-accent"],
  ["white", "bg-ink"],
]);

/** Must follow `surface` of the tokens. */
const surfaces = new Map([["dark", "#16191e"]]);

export interface RunLook {
  readonly className: string;
  readonly style: CSSProperties;
}

/** How a run looks in a theme; undefined where it looks like everything else. */
export function styleOfRun(style: Style, theme: string): RunLook | undefined {
  if (Object.keys(style).length === 0) return undefined;
  const { colour, ground } = style;
  // Inverse text stands on its own colour, in that of the surface: readable whatever was chosen.
  const base = style.isInverse ? (colour ?? "white") : ground;
  const surface = surfaces.get(theme) ?? "#ffffff";
  const css: CSSProperties = {};
  if (base?.startsWith("#")) css.backgroundColor = readableOn(base, surface);
  else if (!base && colour?.startsWith("#")) css.color = readableOn(colour, surface);
  return {
    className: classNames(
      base ? `text-surface ${grounds.get(base) ?? ""}` : colour && texts.get(colour),
      style.isBold && "font-semibold",
      style.isDim && !base && !colour && "text-ink-3",
      style.isItalic && "italic",
      style.isUnderlined && "underline",
      style.isStruck && "line-through",
    ),
    style: css,
  };
}
