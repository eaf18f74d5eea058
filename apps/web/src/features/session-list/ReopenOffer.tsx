import { oneLine } from "@leafwalk/core";
import { useKeptStore } from "../../state/kept-store.ts";
import { Button } from "../../ui/Button.tsx";
import { LinkButton } from "../../url/LinkButton.tsx";
import { stateAt } from "../../url/url-state.ts";
import { useClosedFiles } from "../open-file/index.ts";
import { CLOSED_FILES } from "./local-lines.ts";
import { useReopenRows } from "./use-reopen-rows.ts";

const SHOWN = 3;

/** On the start page: the files that were opened last, where the browser still knows them. */
export function ReopenOffer() {
  const closed = useClosedFiles();
  const forget = useKeptStore((kept) => kept.forget);
  const { refusals, open } = useReopenRows();
  if (closed.length === 0) return null;
  const shown = closed.slice(0, SHOWN);
  return (
    <section aria-label={CLOSED_FILES}>
      <h2 className="mb-2 font-semibold text-13">
        {CLOSED_FILES}{" "}
        <span className="ml-1 font-normal text-12 text-ink-3">
          the browser keeps a pointer to each file, not its content
        </span>
      </h2>
      <div className="rounded-card border border-line-strong bg-raised p-3 text-12 shadow-e1">
        <div className="flex flex-wrap gap-2">
          {shown.map((kept) => (
            <Button key={kept.id} className="max-w-full" onClick={() => open([kept])}>
              <span className="truncate">Open {oneLine(kept.handle.name)} again</span>
            </Button>
          ))}
          {closed.length > SHOWN && (
            <LinkButton to={stateAt({ screen: "local", id: undefined })}>
              All {String(closed.length)} files
            </LinkButton>
          )}
          <Button look="ghost" onClick={() => void forget()}>
            Forget these files
          </Button>
        </div>
        {shown.map(({ id }) => {
          const refusal = refusals.get(id);
          return (
            refusal && (
              <p key={id} role="alert" className="mt-2 text-ink-2 break-words">
                <span className="font-medium text-del">{refusal.title}.</span> {refusal.text}
              </p>
            )
          );
        })}
      </div>
    </section>
  );
}
