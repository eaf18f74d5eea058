import { Monitor, Moon, Sun, SunMoon } from "lucide-react";
import { type ThemeChoice, themeChoices, useThemeStore } from "../state/theme-store.ts";
import { IconButton } from "./IconButton.tsx";
import { Menu } from "./Menu.tsx";

const looks: Readonly<Record<ThemeChoice, { readonly name: string; readonly icon: typeof Sun }>> = {
  system: { name: "As the system", icon: Monitor },
  light: { name: "Light", icon: Sun },
  dark: { name: "Dark", icon: Moon },
};

export function ThemeMenu() {
  const { choice, choose } = useThemeStore();
  return (
    <Menu
      label="Theme"
      items={themeChoices.map((key) => {
        const { name, icon: Icon } = looks[key];
        return {
          key,
          label: (
            <>
              <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} /> {name}
            </>
          ),
          isChecked: key === choice,
          onSelect: () => choose(key),
        };
      })}
      renderButton={(props) => (
        <IconButton
          label="Theme"
          tipAlign="end"
          icon={<SunMoon className="size-4" strokeWidth={1.75} />}
          {...props}
        />
      )}
    />
  );
}
