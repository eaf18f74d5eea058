import { CodeLines } from "./CodeLines.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { LongText } from "./LongText.tsx";
import { Sideways } from "./Sideways.tsx";

interface CodeBlockProps {
  readonly text: string;
  /** As the text names it, "" for none. */
  readonly language: string;
  readonly name: string;
}

/** A block of code with its language and a way to copy it. */
export function CodeBlock({ text, language, name }: CodeBlockProps) {
  return (
    <div className="group/code relative my-2 rounded-card border border-line bg-canvas first:mt-0 last:mb-0">
      <div className="absolute top-1 right-1 flex items-center gap-1">
        <span className="rounded-chip bg-canvas px-1 text-11 text-ink-3 group-focus-within/code:hidden group-hover/code:hidden max-mid:hidden">
          {language.slice(0, 40)}
        </span>
        <CopyButton text={text} what="code" />
      </div>
      <Sideways label="Code" className="px-3 py-2">
        <LongText
          text={text}
          name={name}
          renderPiece={(piece) => <CodeLines text={piece} language={language} />}
        />
      </Sideways>
    </div>
  );
}
