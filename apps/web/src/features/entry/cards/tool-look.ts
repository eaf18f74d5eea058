import type { JsonObject } from "@leafwalk/core";
import type { ComponentType } from "react";
import type { ToolUse } from "../tool-use.ts";

export interface ToolBodyProps {
  readonly use: ToolUse;
  /** Unique within the entry. */
  readonly name: string;
}

/** How the calls of a tool are drawn, as far as that differs from the default. */
export interface ToolLook {
  /** The one argument that matters, for the header. */
  argument(args: JsonObject): string | undefined;
  /** Whether the argument is a path: it is cut in its middle. */
  readonly isPath: boolean;
  readonly opens: "always" | "on-failure";
  readonly Body?: ComponentType<ToolBodyProps>;
}
