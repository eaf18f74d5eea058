import { lazy, Suspense } from "react";
import { LocalListScreen, SessionListScreen } from "../features/session-list/index.ts";
import { LoadingBars } from "../ui/LoadingBars.tsx";
import { useUrl } from "../url/navigation.ts";
import { loadSessionScreen } from "./preload.ts";
import { UnknownPlace } from "./UnknownPlace.tsx";

const RemoteSession = lazy(async () => ({ default: (await loadSessionScreen()).RemoteSession }));
const LocalSession = lazy(async () => ({ default: (await loadSessionScreen()).LocalSession }));

/** The screen that the address names. */
export function Screen() {
  const { place } = useUrl().state;
  switch (place.screen) {
    case "list":
      return <SessionListScreen />;
    case "session":
      return (
        <Suspense fallback={<LoadingBars label="Loading the page" />}>
          <RemoteSession key={place.key} sessionKey={place.key} />
        </Suspense>
      );
    case "local":
      if (place.id === undefined) return <LocalListScreen />;
      return (
        <Suspense fallback={<LoadingBars label="Loading the page" />}>
          <LocalSession id={place.id} />
        </Suspense>
      );
    case "unknown":
      return <UnknownPlace path={place.path} />;
  }
}
