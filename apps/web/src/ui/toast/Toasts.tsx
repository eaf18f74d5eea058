import { Check, CircleX, Info, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../Button.tsx";
import { IconButton } from "../IconButton.tsx";
import { type ToastItem, type ToastTone, useToastStore } from "./toast-store.ts";

const STAYS_MS = 5000;

const icons: Readonly<Record<ToastTone, typeof Check>> = {
  done: Check,
  info: Info,
  error: CircleX,
};
const colours: Readonly<Record<ToastTone, string>> = {
  done: "text-add",
  info: "text-accent",
  error: "text-del",
};

export function Toasts() {
  const toasts = useToastStore((state) => state.toasts);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-11 flex flex-col items-center gap-2 px-3"
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Goes after five seconds, later while someone looks at it; an error stays. */
function Toast({ toast }: { readonly toast: ToastItem }) {
  const dismiss = useToastStore((state) => state.dismiss);
  const [isHeld, setHeld] = useState(false);
  const { id, tone, text, action } = toast;

  useEffect(() => {
    if (isHeld || tone === "error") return;
    const timer = setTimeout(() => dismiss(id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [dismiss, id, tone, isHeld]);

  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing by itself, it only waits while it is looked at
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex min-h-10 w-full max-w-110 items-center gap-2 rounded-card border border-line-strong bg-raised py-1 pr-1 pl-3 shadow-e2"
    >
      <Icon
        aria-hidden="true"
        className={`size-3.5 shrink-0 ${colours[tone]}`}
        strokeWidth={1.75}
      />
      <p className="min-w-0 grow text-13 break-words">{text}</p>
      {action && (
        <Button
          look="link"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label="Dismiss"
        tipAlign="end"
        tipSide="top"
        icon={<X className="size-3.5" strokeWidth={1.75} />}
        onClick={() => dismiss(id)}
      />
    </div>
  );
}
