import type { Diagnostic, FilePart } from "@leafwalk/core";

/** What was found about a record that was read; of what was not read the part itself holds why. */
export function diagnosticsOf(part: FilePart, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  switch (part.kind) {
    case "entry":
      return diagnostics.filter(({ position }) => position === part.position);
    case "header":
    case "slot":
      return diagnostics.filter(({ span }) => span?.offset === part.offset);
    case "unread":
      return [];
  }
}
