import { classNames } from "../../../ui/class-names.ts";
import type { CodeRun, CodeTone } from "./highlight.ts";
import type { MarkedRun } from "./merge-marks.ts";

const tones: { readonly [Tone in CodeTone]: string } = {
  keyword: "text-code-kw",
  string: "text-code-str",
  number: "text-code-num",
  name: "text-code-fn",
  comment: "text-code-com",
};

interface CodeRunsProps {
  readonly runs: readonly (CodeRun | MarkedRun)[];
  /** Class of the words that changed; the text on it is in ink. */
  readonly mark?: string;
}

export function CodeRuns({ runs, mark }: CodeRunsProps) {
  return runs.map((run, i) => {
    const isMarked = "isMarked" in run && run.isMarked;
    if (!isMarked && !run.tone) return run.text;
    return (
      <span
        key={i}
        className={classNames(
          isMarked ? `rounded-[2px] text-ink ${mark ?? ""}` : run.tone && tones[run.tone],
        )}
      >
        {run.text}
      </span>
    );
  });
}
