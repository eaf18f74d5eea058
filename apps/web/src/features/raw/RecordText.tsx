import { useState } from "react";
import { formatBytes } from "../../format/figures.ts";
import { Button } from "../../ui/Button.tsx";
import { CodeLines } from "../entry/index.ts";
import type { FieldMarks } from "./mark-fields.ts";
import type { RecordText as Shown } from "./record-text.ts";

/** Characters drawn at first; each wish for more draws four times as much. */
const AT_FIRST = 50_000;

interface RecordTextProps extends Shown {
  readonly marks: FieldMarks | undefined;
}

/** A record's text; a huge one is drawn by and by. */
export function RecordText({ text, note, marks }: RecordTextProps) {
  const [limit, setLimit] = useState(AT_FIRST);
  const isWhole = text.length <= limit;
  return (
    <>
      {note === undefined ? null : <p className="mb-2 text-12 text-warn leading-5">{note}</p>}
      <CodeLines text={isWhole ? text : text.slice(0, limit)} language="json" wraps marks={marks} />
      {isWhole ? null : (
        <Button className="mt-2" onClick={() => setLimit(limit * 4)}>
          Show more, {formatBytes(limit)} of {formatBytes(text.length)} shown
        </Button>
      )}
    </>
  );
}
