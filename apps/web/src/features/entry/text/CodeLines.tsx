import { type ReactNode, useMemo } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { showDirections } from "./bidi.ts";
import { CodeRuns } from "./CodeRuns.tsx";
import { useHighlight } from "./highlight.ts";

interface CodeLinesProps {
  readonly text: string;
  readonly language: string;
  /** Long lines break instead of scrolling. */
  readonly wraps?: boolean;
  /** Words behind some of the lines, which stand out. */
  readonly marks?: ReadonlyMap<number, string> | undefined;
}

/** Code with its colours, once they are there. */
export function CodeLines({ text, language, wraps = false, marks }: CodeLinesProps) {
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
                <Marked words={marks?.get(i)}>
                  <CodeRuns runs={runs} />
                </Marked>
                {i < lines.length - 1 ? "\n" : null}
              </span>
            ))
          : shown}
      </code>
    </pre>
  );
}

interface MarkedProps {
  readonly words: string | undefined;
  readonly children: ReactNode;
}

function Marked({ words, children }: MarkedProps) {
  if (words === undefined) return children;
  return (
    <>
      <mark className="rounded-chip bg-warn-tint text-ink">{children}</mark>
      <span className="ml-2 select-none font-sans text-11 text-warn">{words}</span>
    </>
  );
}
