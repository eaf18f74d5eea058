import "./markdown.css";
import { useMemo } from "react";
import { countOf } from "../../../format/figures.ts";
import { holdsWords } from "../../../format/find-words.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useFold } from "../fold-store.ts";
import { CodeBlock } from "./CodeBlock.tsx";
import { foldParts, textOfPart } from "./fold-parts.ts";
import { MoreButton } from "./MoreButton.tsx";
import { type MarkdownPart, renderMarkdown } from "./markdown.ts";
import { PlainText } from "./PlainText.tsx";
import { HUGE } from "./text-pieces.ts";

interface MarkdownProps {
  readonly text: string;
  /** Unique within the entry. */
  readonly name: string;
  readonly look?: "plain" | "tinted" | "quiet";
}

export function Markdown({ text, name, look = "plain" }: MarkdownProps) {
  const parts = useMemo(() => (text.length > HUGE ? undefined : renderMarkdown(text)), [text]);
  const { shown, hiddenLines } = foldParts(parts ?? []);
  const [isOpen, toggle] = useFold(`${name}:markdown`, false, (words) =>
    (parts ?? []).slice(shown).some((part) => holdsWords(textOfPart(part), words)),
  );
  if (!parts) return <PlainText text={text} name={name} />;
  const visible = isOpen ? parts : parts.slice(0, shown);
  return (
    <div>
      {visible.map((part, i) => (
        <Part key={i} part={part} name={`${name}.${i}`} look={look} />
      ))}
      {hiddenLines > 0 ? (
        <MoreButton onClick={toggle}>
          {isOpen ? "Show less" : `Show ${countOf(hiddenLines, "more line")}`}
        </MoreButton>
      ) : null}
    </div>
  );
}

interface PartProps {
  readonly part: MarkdownPart;
  readonly name: string;
  readonly look: NonNullable<MarkdownProps["look"]>;
}

function Part({ part, name, look }: PartProps) {
  if (part.kind === "code")
    return <CodeBlock text={part.text} language={part.language} name={name} />;
  return (
    <div
      className={classNames(
        "markdown my-2 first:mt-0 last:mb-0",
        look !== "plain" && `markdown-${look}`,
      )}
      // The one place where HTML is put into the page. It was made by marked from text whose own tags
      // count as text, and purified by DOMPurify with a closed list of tags and attributes: markdown.ts.
      dangerouslySetInnerHTML={{ __html: part.html }}
    />
  );
}
