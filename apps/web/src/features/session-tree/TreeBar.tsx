import { FoldVertical, UnfoldVertical } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { FilterMenu } from "./FilterMenu.tsx";

export interface Folds {
  readonly canFold: boolean;
  readonly isAllOpen: boolean;
  toggleAll(): void;
}

interface TreeBarProps {
  readonly folds: Folds;
  /** More controls, at the end. */
  readonly children?: ReactNode;
}

export function TreeBar({ folds: { canFold, isAllOpen, toggleAll }, children }: TreeBarProps) {
  const fold = isAllOpen ? "Fold branches off the path" : "Unfold all branches";
  return (
    <div className="z-3 flex h-10 shrink-0 items-center gap-1 border-line border-b bg-surface pr-3 pl-4 max-mid:h-12">
      <h2 className="mr-auto font-semibold text-13">Tree</h2>
      <FilterMenu />
      {canFold ? (
        <IconButton
          label={fold}
          icon={isAllOpen ? <FoldVertical size={14} /> : <UnfoldVertical size={14} />}
          tipAlign={children === undefined ? "end" : "center"}
          onClick={toggleAll}
        />
      ) : null}
      {children}
    </div>
  );
}
