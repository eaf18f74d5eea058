import { create } from "zustand";

export const themeChoices = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

// Also read by public/theme.js, before there is any code of ours.
const KEY = "leafwalk.theme";

interface ThemeState {
  readonly choice: ThemeChoice;
  choose(choice: ThemeChoice): void;
}

export const useThemeStore = create<ThemeState>()((set) => ({
  choice: readChoice(),
  choose: (choice) => {
    keepChoice(choice);
    set({ choice });
  },
}));

function readChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return themeChoices.find((choice) => choice === kept) ?? "system";
  } catch {
    return "system";
  }
}

function keepChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage can be forbidden: the choice then lasts as long as the page.
  }
}
