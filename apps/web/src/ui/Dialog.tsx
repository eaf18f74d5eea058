import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "./IconButton.tsx";
import { useModal } from "./use-modal.ts";

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** Over the page, which nothing reaches meanwhile. Escape closes it, and the focus goes back to where it was. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useModal();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-104 max-w-[calc(100vw-24px)] rounded-card border border-line-strong bg-raised text-ink shadow-e3 backdrop:bg-scrim"
    >
      <div className="flex items-center justify-between border-line border-b py-2 pr-2 pl-4">
        <h2 id={id} className="font-semibold text-13">
          {title}
        </h2>
        <IconButton
          label="Close"
          hasTip={false}
          icon={<X className="size-4" strokeWidth={1.75} />}
          // Closing, not removing it, is what gives the focus back.
          onClick={() => dialog.current?.close()}
        />
      </div>
      <div className="px-4 py-3">{children}</div>
    </dialog>
  );
}
