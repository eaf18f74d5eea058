import { focusManager, QueryClient } from "@tanstack/react-query";
import { RequestFailed } from "../api/client.ts";

// Coming back from a window beside this one counts, too: the agent may run there.
focusManager.setEventListener((tell) => {
  const listener = () => tell();
  window.addEventListener("visibilitychange", listener);
  window.addEventListener("focus", listener);
  return () => {
    window.removeEventListener("visibilitychange", listener);
    window.removeEventListener("focus", listener);
  };
});

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The server is on this machine: being offline says nothing about it.
        networkMode: "always",
        staleTime: 2000,
        retry: (failures, error) => failures < 1 && !(error instanceof RequestFailed),
        retryDelay: 500,
      },
    },
  });
}
