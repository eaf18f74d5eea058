import { Button } from "../../ui/Button.tsx";
import type { RetryableSearch } from "./use-search.ts";

/** What stands in the place of hits. */
export function NoHits({ search }: { readonly search: RetryableSearch }) {
  const { state, error, found } = search;
  if (state === "failed") {
    return (
      <p role="alert" className="px-4 py-2 text-12 text-ink-2 leading-5 mid:px-6">
        The search stopped: {error?.message}{" "}
        <Button look="link" onClick={search.retry}>
          Go on
        </Button>
      </p>
    );
  }
  if (state !== "done" || found.hits.length > 0) return null;
  return (
    <p className="px-4 py-2 text-12 text-ink-2 leading-5 mid:px-6">
      No entry of this session holds these words. They are looked for as they are written, in upper
      or lower case.
    </p>
  );
}
