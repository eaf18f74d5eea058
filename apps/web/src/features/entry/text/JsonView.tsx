import { showDirections } from "./bidi.ts";
import { JsonNode } from "./JsonNode.tsx";
import { LongText } from "./LongText.tsx";

interface JsonViewProps {
  readonly value: unknown;
  readonly name: string;
}

/** Any JSON value, as a tree that opens level by level: only what is open costs anything. */
export function JsonView({ value, name }: JsonViewProps) {
  if (typeof value === "string") {
    return (
      <LongText
        text={value}
        name={name}
        renderPiece={(piece) => (
          <pre className="whitespace-pre-wrap font-mono text-12 leading-5 wrap-anywhere">
            {showDirections(piece)}
          </pre>
        )}
      />
    );
  }
  return (
    <div className="overflow-x-auto font-mono text-12 leading-5">
      <JsonNode value={value} depth={0} />
    </div>
  );
}
