import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { NoticePage } from "../../ui/NoticePage.tsx";
import { LinkButton } from "../../url/LinkButton.tsx";
import { stateAt } from "../../url/url-state.ts";
import { wordsForFailure } from "./failure-words.ts";
import { SessionFrame } from "./SessionFrame.tsx";

interface SessionFailedProps {
  readonly error: Error;
  /** What was asked for, where the words need it. */
  readonly children?: ReactNode;
  onRetry(): void;
}

/** In the place of a session that could not be loaded. */
export function SessionFailed({ error, children, onRetry }: SessionFailedProps) {
  const { title, text } = wordsForFailure(error);
  return (
    <SessionFrame title={title}>
      <NoticePage
        tone="error"
        title={title}
        actions={
          <>
            <Button
              icon={<RefreshCw aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}
              onClick={onRetry}
            >
              Try again
            </Button>
            <LinkButton to={stateAt({ screen: "list" })}>Go to the list</LinkButton>
          </>
        }
      >
        {text}
        {children}
      </NoticePage>
    </SessionFrame>
  );
}
