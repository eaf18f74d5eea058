import { History, X } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import type { Refusal } from "../open-file/index.ts";
import type { RowState } from "./SessionRows.tsx";
import { useFocusWish } from "./use-focus-wish.ts";

interface KeptRowProps extends RowState {
  readonly name: string;
  /** Why it could not be opened, when that was tried. */
  readonly refusal: Refusal | undefined;
  onOpen(): void;
  onForget(): void;
}

/** A file of earlier: nothing is known of it but its name until it is opened again. */
export function KeptRow(props: KeptRowProps) {
  const { name, refusal, isCurrent, focusWish, onFocus, onOpen, onForget } = props;
  const button = useRef<HTMLButtonElement>(null);
  useFocusWish(button, focusWish);
  return (
    <div className="relative flex h-14 items-center gap-3 border-line border-b pr-4 pl-6 before:absolute before:inset-y-0 before:left-0 before:w-0.5 hover:bg-hover has-[[data-row]:focus-visible]:bg-accent-tint has-[[data-row]:focus-visible]:before:bg-accent max-mid:pr-2 max-mid:pl-4">
      <History aria-hidden="true" className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
      <div className="min-w-0 grow">
        <button
          ref={button}
          type="button"
          data-row=""
          tabIndex={isCurrent ? 0 : -1}
          onFocus={onFocus}
          onClick={onOpen}
          className="block max-w-full truncate text-left font-semibold text-13 text-ink outline-none after:absolute after:inset-0"
        >
          Open {name} again
        </button>
        {refusal && (
          <p role="status" className="truncate text-12 text-del" title={refusal.text}>
            {refusal.title}. <span className="text-ink-3">{refusal.text}</span>
          </p>
        )}
      </div>
      <span className="relative z-1">
        <IconButton
          label={`Forget ${name}`}
          tipAlign="end"
          icon={<X className="size-3.5" strokeWidth={1.75} />}
          onClick={onForget}
        />
      </span>
    </div>
  );
}
