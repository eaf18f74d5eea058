import { CodeLines, LongText } from "../text/index.ts";

interface CommandLineProps {
  readonly command: string;
  readonly language: string;
  /** Unique within the entry. */
  readonly name: string;
}

/** What was run, behind its prompt. */
export function CommandLine({ command, language, name }: CommandLineProps) {
  if (command === "") return null;
  return (
    <div className="flex gap-2 text-ink-3">
      <span aria-hidden="true" className="font-mono text-12 leading-5 select-none">
        {language === "python" ? ">" : "$"}
      </span>
      <div className="min-w-0 text-ink-2">
        <LongText
          text={command}
          name={`${name}:command`}
          renderPiece={(piece) => <CodeLines text={piece} language={language} wraps />}
        />
      </div>
    </div>
  );
}
