import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "./IconButton.tsx";
import { useModal } from "./use-modal.ts";

interface SheetProps {
  readonly title: string;
  /** Closing is what gives the focus back, so what leads elsewhere closes first. */
  renderContent(close: () => void): ReactNode;
  onClose(): void;
}

/** Over the right side of the page, to its full height. Escape and the scrim close it, and the focus goes back to where it was. */
export function Sheet({ title, renderContent, onClose }: SheetProps) {
  const dialog = useModal();
  const id = useId();
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => {
        // The sheet's content fills it: what hits the dialog itself hits the scrim. Not a click, in
        // which a selection of text may end.
        if (target === currentTarget) currentTarget.close();
      }}
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-140 max-w-full translate-x-0 border-line-strong bg-surface text-ink shadow-e3 transition-transform duration-200 backdrop:bg-scrim mid:border-l max-mid:w-full motion-reduce:transition-none starting:open:translate-x-8"
    >
      <div className="flex h-full flex-col">
        <div className="flex h-12 shrink-0 items-center justify-between border-line border-b pr-2 pl-6 max-mid:pr-1 max-mid:pl-4">
          <h2 id={id} className="font-semibold text-14">
            {title}
          </h2>
          <IconButton
            label="Close"
            hasTip={false}
            className="focus-visible:-outline-offset-2"
            icon={<X className="size-4" strokeWidth={1.75} />}
            onClick={close}
          />
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain">
          {renderContent(close)}
        </div>
      </div>
    </dialog>
  );
}
