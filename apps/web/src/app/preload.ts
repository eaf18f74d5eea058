import { startFileWorker } from "../source/file-worker.ts";

type SessionScreens = typeof import("../features/session/index.ts");

let loaded: SessionScreens | undefined;

export async function loadSessionScreen(): Promise<SessionScreens> {
  loaded = await import("../features/session/index.ts");
  return loaded;
}

/** The screens of a session where they are here already. */
export function loadedSessionScreen(): SessionScreens | undefined {
  return loaded;
}

/**
 * Fetches, as soon as the first screen stands, all that opening a dropped file needs: from then on that
 * works with the server stopped, too. The root element is marked when it is there.
 */
export function preloadSessionScreen(): void {
  const load = async () => {
    startFileWorker();
    const { preloadHighlighter } = await loadSessionScreen();
    await preloadHighlighter();
    document.documentElement.dataset["preloaded"] = "";
  };
  // Whoever needs it later asks again, and says so where it fails then.
  const start = () => void load().catch(() => {});
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}
