import { RefreshCw } from "lucide-react";
import { ServerUnreachable } from "../../api/client.ts";
import { Button } from "../../ui/Button.tsx";
import { NoticePage } from "../../ui/NoticePage.tsx";
import { ChooseFileButton } from "../open-file/index.ts";

interface ListFailedProps {
  readonly error: Error;
  onRetry(): void;
}

export function ListFailed({ error, onRetry }: ListFailedProps) {
  const isGone = error instanceof ServerUnreachable;
  return (
    <NoticePage
      tone="error"
      title={isGone ? "The Leafwalk server does not answer" : "The sessions could not be listed"}
      actions={
        <>
          <Button
            icon={<RefreshCw aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}
            onClick={onRetry}
          >
            Try again
          </Button>
          <ChooseFileButton look="ghost">Open a file</ChooseFileButton>
        </>
      }
    >
      {isGone
        ? "It is asked again every few seconds. A session file can be opened without it."
        : error.message}
    </NoticePage>
  );
}
