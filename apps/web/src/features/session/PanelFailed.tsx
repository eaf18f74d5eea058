import { Button } from "../../ui/Button.tsx";
import { NoticePage } from "../../ui/NoticePage.tsx";

interface PanelFailedProps {
  readonly title: string;
  readonly error: Error;
  onRetry(): void;
}

/** One panel failed; the rest of the page is still there. */
export function PanelFailed({ title, error, onRetry }: PanelFailedProps) {
  return (
    <NoticePage tone="error" title={title} actions={<Button onClick={onRetry}>Try again</Button>}>
      {error.message}
    </NoticePage>
  );
}
