import { usePageKeys } from "../../ui/use-page-keys.ts";
import { ABOUT_KEY } from "./session-keys.ts";

/** The key that opens what is known of the session; also of one without entries, whose other keys lead nowhere. */
export function useAboutKey(onShowAbout: () => void): void {
  usePageKeys((pressed) => {
    if (pressed === ABOUT_KEY) onShowAbout();
    return pressed === ABOUT_KEY;
  });
}
