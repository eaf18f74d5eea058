import { type JsonObject, safeJson } from "@leafwalk/core";
import { LongText } from "./text/index.ts";

interface RawEntryProps {
  readonly body: JsonObject;
  readonly why: string;
}

/** An entry as it stands in the file, where it could not be drawn as anything better. */
export function RawEntry({ body, why }: RawEntryProps) {
  return (
    <div className="rounded-card border border-line bg-canvas px-3 py-2">
      <p className="mb-1 text-12 text-warn leading-5">
        This entry could not be drawn ({why.slice(0, 200)}). This is how it stands in the file:
      </p>
      <LongText
        text={safeJson(body, 2)}
        name="raw"
        renderPiece={(piece) => (
          <pre className="whitespace-pre-wrap font-mono text-12 leading-5 wrap-anywhere">
            {piece}
          </pre>
        )}
      />
    </div>
  );
}
