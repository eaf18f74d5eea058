import { readBody, safeJson } from "@leafwalk/core";
import type { RawRecord } from "../../api/queries.ts";

export type RecordLook = "pretty" | "file";

export interface RecordText {
  readonly text: string;
  /** Why it is not as one asked for it, or not all of it. */
  readonly note: string | undefined;
}

/** A record as text: its JSON laid out, or its bytes as they stand in the file. */
export function textOfRecord({ bytes, isCut }: RawRecord, look: RecordLook): RecordText {
  const asInFile = () => new TextDecoder().decode(bytes);
  if (isCut) {
    return { text: asInFile(), note: "Too large to be laid out: its first bytes, as in the file" };
  }
  if (look === "file") return { text: asInFile(), note: undefined };
  const record = readBody(bytes);
  if (!record)
    return { text: asInFile(), note: "Not to be read as JSON: as it stands in the file" };
  return { text: safeJson(record, 2), note: undefined };
}
