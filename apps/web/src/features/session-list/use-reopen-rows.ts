import { useState } from "react";
import type { KeptFile } from "../../state/kept-store.ts";
import { type Refusal, reopenFiles } from "../open-file/index.ts";

interface ReopenRows {
  /** Why files could not be opened, by their local id. */
  readonly refusals: ReadonlyMap<string, Refusal>;
  open(kept: readonly KeptFile[]): void;
}

export function useReopenRows(): ReopenRows {
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map());
  return {
    refusals,
    open: (kept) => {
      void reopenFiles(kept).then((failed) =>
        setRefusals((before) => {
          const others = [...before].filter(([id]) => !kept.some((file) => file.id === id));
          return new Map([...others, ...failed]);
        }),
      );
    },
  };
}
