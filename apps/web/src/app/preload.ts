import { startFileWorker } from "../source/file-reader.ts";

export function loadSessionScreen() {
  return import("../features/session/index.ts");
}

/**
 * Fetches, once the page is at rest, all that opening a dropped file needs: it then opens with the server
 * stopped, too.
 */
export function preloadAtRest(): void {
  const load = () => {
    startFileWorker();
    // Whoever needs it later asks again, and says so where it fails then.
    loadSessionScreen()
      .then(({ preloadHighlighter }) => preloadHighlighter())
      .catch(() => {});
  };
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 1000 });
    else setTimeout(load, 200);
  };
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}
