import { Button } from "../ui/Button.tsx";
import { Main } from "../ui/Main.tsx";
import { NoticePage } from "../ui/NoticePage.tsx";
import { LinkButton } from "../url/LinkButton.tsx";
import { stateAt } from "../url/url-state.ts";

interface PageFailedProps {
  readonly error: Error;
  onRetry(): void;
}

/** The whole screen failed, which is our fault and never the file's. There is always a way out. */
export function PageFailed({ error, onRetry }: PageFailedProps) {
  return (
    <Main className="flex h-full">
      <NoticePage
        tone="error"
        title="This page failed"
        actions={
          <>
            <Button onClick={onRetry}>Try again</Button>
            <LinkButton to={stateAt({ screen: "list" })}>Go to the list</LinkButton>
          </>
        }
      >
        Nothing was changed, neither the session nor its file. The reason is: {error.message}
      </NoticePage>
    </Main>
  );
}
