import { useEffect } from "react";
import { useThemeStore } from "../state/theme-store.ts";

const prefersDark = "(prefers-color-scheme: dark)";

/** Puts the chosen theme on the root, "system" as the system has it now. */
export function useTheme(): void {
  const choice = useThemeStore((state) => state.choice);
  useEffect(() => {
    const system = window.matchMedia(prefersDark);
    const apply = () => {
      const isDark = choice === "dark" || (choice === "system" && system.matches);
      document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
    };
    apply();
    system.addEventListener("change", apply);
    return () => system.removeEventListener("change", apply);
  }, [choice]);
}
