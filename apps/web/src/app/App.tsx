import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { OpenFile } from "../features/open-file/index.ts";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { Toasts } from "../ui/toast/Toasts.tsx";
import { useUrl } from "../url/navigation.ts";
import { PageFailed } from "./PageFailed.tsx";
import { createQueryClient } from "./query-client.ts";
import { Screen } from "./Screen.tsx";
import { useTheme } from "./use-theme.ts";
import { useUrlProblems } from "./use-url-problems.ts";

export function App() {
  const [client] = useState(createQueryClient);
  const { state } = useUrl();
  useTheme();
  useUrlProblems();
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary
        resetKey={state}
        renderError={(error, retry) => <PageFailed error={error} onRetry={retry} />}
      >
        <Screen />
      </ErrorBoundary>
      <OpenFile />
      <Toasts />
    </QueryClientProvider>
  );
}
