import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import { keepInWindow } from "./keep-in-window.ts";
import { nextIndex } from "./next-index.ts";

interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly onSelect: () => void;
  /** Given for a choice among the items of the menu. */
  readonly isChecked?: boolean;
}

interface MenuProps {
  /** What the menu is about. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly align?: "start" | "end";
  readonly side?: "bottom" | "top";
  /** The button that opens it. */
  renderButton(props: MenuButtonProps): ReactNode;
}

interface MenuButtonProps {
  readonly "aria-haspopup": "menu";
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
  onClick(): void;
}

export function Menu({ label, items, align = "end", side = "bottom", renderButton }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (isOpen && list.current) keepInWindow(list.current);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const checked = list.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    (checked ?? itemsOf(list.current)[0])?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);

  function close() {
    setOpen(false);
    root.current?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
  }

  function move(event: KeyboardEvent) {
    if (event.key === "Escape") {
      event.stopPropagation();
      return close();
    }
    const all = itemsOf(list.current);
    const at = all.findIndex((item) => item.matches(":focus"));
    const next = all[nextIndex(event.key, at, all.length)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div ref={root} className="relative inline-flex">
      {renderButton({
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={move}
          className={classNames(
            "absolute z-10 max-h-[60vh] w-max min-w-40 max-w-[min(24rem,100vw-24px)] overflow-y-auto rounded-card",
            "border border-line-strong bg-raised p-1 shadow-e2",
            side === "bottom" ? "top-full mt-1" : "bottom-full mb-1",
            align === "end" ? "right-0" : "left-0",
          )}
        >
          {items.map((item) => (
            <MenuRow key={item.key} item={item} onDone={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function MenuRow({ item, onDone }: { readonly item: MenuItem; onDone(): void }) {
  const { isChecked } = item;
  return (
    <button
      type="button"
      {...(isChecked === undefined
        ? { role: "menuitem" }
        : { role: "menuitemradio", "aria-checked": isChecked })}
      tabIndex={-1}
      onClick={() => {
        onDone();
        item.onSelect();
      }}
      className={classNames(
        "flex min-h-7 w-full items-center gap-1.5 rounded-chip px-2 text-left text-12",
        "hover:bg-hover focus-visible:-outline-offset-1 max-mid:min-h-11",
        isChecked ? "font-medium text-accent" : "text-ink",
      )}
    >
      {item.label}
    </button>
  );
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')] : [];
}
