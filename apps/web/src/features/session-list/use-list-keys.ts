import { useEffect, useRef } from "react";

interface ListKeys {
  /** To the next row, or with -1 to the one before. */
  step(by: number): void;
  /** To the row where Tab leads to. */
  enter(): void;
  goToEnd(end: "first" | "last"): void;
  find(): void;
}

/** The keys of the list, wherever on the page the focus is, except in a field or on a menu. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isOn = (places: string) => target instanceof Element && target.closest(places) !== null;
      // From the field one goes down to what it found.
      if (key === "ArrowDown" && isOn("input[type='search']")) latest.current.enter();
      else if (isOn("input, textarea, [role='menu']")) return;
      // Arrows and the like belong to whatever has the focus; letters are free everywhere.
      else if (key.length > 1 && isOn("nav, header, button:not([data-row])")) return;
      else if (!act(latest.current, key)) return;
      event.preventDefault();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function act(keys: ListKeys, key: string): boolean {
  switch (key) {
    case "j":
    case "ArrowDown":
      keys.step(1);
      return true;
    case "k":
    case "ArrowUp":
      keys.step(-1);
      return true;
    case "g":
    case "Home":
      keys.goToEnd("first");
      return true;
    case "G":
    case "End":
      keys.goToEnd("last");
      return true;
    case "/":
      keys.find();
      return true;
    default:
      return false;
  }
}
