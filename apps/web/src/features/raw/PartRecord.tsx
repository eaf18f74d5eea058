import type { Diagnostic, FilePart } from "@leafwalk/core";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { diagnosticsOf } from "./diagnostics-of.ts";
import { markFields } from "./mark-fields.ts";
import { RecordText } from "./RecordText.tsx";
import type { RecordLook, RecordText as Shown } from "./record-text.ts";
import { STEP } from "./text-steps.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

interface PartRecordProps {
  readonly diagnostics: readonly Diagnostic[];
  readonly part: FilePart;
  readonly look: RecordLook;
  /** Undefined as long as it is not read. */
  readonly record: Shown | undefined;
  /** Why it could not be read. */
  readonly error: Error | null;
  onRetry(): void;
}

/** The text of what is shown. It stays the same element from part to part, so that the focus can stay. */
export function PartRecord(props: PartRecordProps) {
  const { diagnostics, part, look, record, error, onRetry } = props;
  const section = useRef<HTMLElement>(null);
  const focusHandlers = useKeptFocus(section);
  const name = `${part.offset} ${look}`;
  const [grown, setGrown] = useState({ name, limit: STEP });
  const limit = grown.name === name ? grown.limit : STEP;
  const marks = useMemo(() => {
    if (!record || look !== "pretty") return undefined;
    return markFields(record.text, diagnosticsOf(part, diagnostics));
  }, [diagnostics, part, record, look]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is read from its start
  useLayoutEffect(() => {
    if (section.current) section.current.scrollTop = 0;
  }, [name]);

  return (
    <section
      ref={section}
      aria-label="The record"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      {...focusHandlers}
      className="min-h-0 grow overflow-y-auto px-4 py-3 outline-offset-[-2px] @[680px]:px-6"
    >
      {part.kind === "unread" ? (
        <p className="mb-2 text-12 text-warn leading-5">{part.diagnostic.message}.</p>
      ) : null}
      {error ? (
        <p className="text-12 text-ink-2 leading-5">
          The record could not be read: {error.message}{" "}
          <Button look="link" onClick={onRetry}>
            Try again
          </Button>
        </p>
      ) : null}
      {record ? (
        <RecordText
          {...record}
          marks={marks}
          limit={limit}
          onShowMore={() => setGrown({ name, limit: limit + STEP })}
        />
      ) : null}
    </section>
  );
}
