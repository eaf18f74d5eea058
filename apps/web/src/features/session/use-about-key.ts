import { useEffect, useEffectEvent } from "react";
import { isForScreen } from "./is-for-screen.ts";
import { ABOUT_KEY } from "./session-keys.ts";

/** The key that opens what is known of the session; also of one without entries, whose other keys lead nowhere. */
export function useAboutKey(onShowAbout: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== ABOUT_KEY || !isForScreen(event)) return;
    event.preventDefault();
    onShowAbout();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
