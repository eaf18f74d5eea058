import { useMemo } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { showDirections } from "./bidi.ts";
import { CodeRuns } from "./CodeRuns.tsx";
import { useHighlight } from "./highlight.ts";

interface CodeLinesProps {
  readonly text: string;
  readonly language: string;
  /** Long lines break instead of scrolling. */
  readonly wraps?: boolean;
}

/** Code with its colours, once they are there. */
export function CodeLines({ text, language, wraps = false }: CodeLinesProps) {
  const shown = useMemo(() => showDirections(text), [text]);
  const lines = useHighlight(shown, language);
  return (
    <pre
      className={classNames(
        "font-mono text-12 leading-5 [tab-size:4]",
        wraps && "whitespace-pre-wrap wrap-anywhere",
      )}
    >
      <code>
        {lines
          ? lines.map((runs, i) => (
              <span key={i}>
                <CodeRuns runs={runs} />
                {i < lines.length - 1 ? "\n" : null}
              </span>
            ))
          : shown}
      </code>
    </pre>
  );
}
