import { useMemo } from "react";
import { useThemeName } from "../../../ui/use-theme-name.ts";
import { readAnsi } from "./ansi.ts";
import { showDirections } from "./bidi.ts";
import { LongText } from "./LongText.tsx";
import { styleOfRun } from "./terminal-style.ts";

interface TerminalProps {
  readonly text: string;
  readonly name: string;
  /** What failed says why at its end. */
  readonly isFailed?: boolean;
}

/** Output of a program, with its colours as styles and nothing else of what it told the terminal. */
export function Terminal({ text, name, isFailed = false }: TerminalProps) {
  return (
    <LongText
      text={text}
      name={name}
      keepsEnd={isFailed}
      renderPiece={(piece) => <Output text={piece} />}
    />
  );
}

function Output({ text }: { readonly text: string }) {
  const theme = useThemeName();
  const runs = useMemo(() => readAnsi(showDirections(text)), [text]);
  return (
    <pre className="whitespace-pre-wrap font-mono text-12 text-ink-2 leading-5 wrap-anywhere [tab-size:8]">
      {runs.map((run, i) => {
        const look = styleOfRun(run.style, theme);
        if (!look) return run.text;
        return (
          <span key={i} className={look.className} style={look.style}>
            {run.text}
          </span>
        );
      })}
    </pre>
  );
}
