import { LongText } from "./LongText.tsx";

/** Text as it is. */
export function PlainText({ text, name }: { readonly text: string; readonly name: string }) {
  return (
    <LongText
      text={text}
      name={name}
      renderPiece={(piece) => (
        <p className="max-w-[72ch] whitespace-pre-wrap text-14 wrap-anywhere">{piece}</p>
      )}
    />
  );
}
