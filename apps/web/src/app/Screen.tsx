import { lazy, Suspense, useState } from "react";
import { LocalListScreen, SessionListScreen } from "../features/session-list/index.ts";
import { LoadingBars } from "../ui/LoadingBars.tsx";
import { useUrl } from "../url/navigation.ts";
import { loadedSessionScreen, loadSessionScreen } from "./preload.ts";
import { UnknownPlace } from "./UnknownPlace.tsx";

// React shows nothing of what it had to wait for before 300 ms are over, however soon that came: what was
// loaded before is drawn as it is.
const LazyRemote = lazy(async () => ({ default: (await loadSessionScreen()).RemoteSession }));
const LazyLocal = lazy(async () => ({ default: (await loadSessionScreen()).LocalSession }));

/** The screen that the address names. */
export function Screen() {
  const { place } = useUrl().state;
  switch (place.screen) {
    case "list":
      return <SessionListScreen />;
    case "session":
      return (
        <Suspense fallback={<LoadingBars label="Loading the page" />}>
          <RemotePlace key={place.key} sessionKey={place.key} />
        </Suspense>
      );
    case "local":
      if (place.id === undefined) return <LocalListScreen />;
      return (
        <Suspense fallback={<LoadingBars label="Loading the page" />}>
          <LocalPlace id={place.id} />
        </Suspense>
      );
    case "unknown":
      return <UnknownPlace path={place.path} />;
  }
}

function RemotePlace(props: { readonly sessionKey: string }) {
  // Chosen once: another one would be another screen.
  const [RemoteSession] = useState(() => loadedSessionScreen()?.RemoteSession ?? LazyRemote);
  return <RemoteSession {...props} />;
}

function LocalPlace(props: { readonly id: string }) {
  const [LocalSession] = useState(() => loadedSessionScreen()?.LocalSession ?? LazyLocal);
  return <LocalSession {...props} />;
}
