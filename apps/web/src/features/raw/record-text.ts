import { readBody, safeJson } from "@leafwalk/core";
import type { RawRecord } from "../../api/queries.ts";

export type RecordLook = "pretty" | "file";

export interface RecordText {
  readonly text: string;
  /** Why it is not as one asked for it, or not all of it. */
  readonly note: string | undefined;
}

/**
 * A record as text: its JSON laid out, or its bytes as they stand in the file. Of what is known to be no
 * record nobody has to be told that it cannot be laid out.
 */
export function textOfRecord(
  { bytes, isCut }: RawRecord,
  look: RecordLook,
  isRecord = true,
): RecordText {
  const asInFile = () => new TextDecoder().decode(bytes);
  if (isCut) {
    return { text: asInFile(), note: "Too large to be laid out: its first bytes, as in the file" };
  }
  if (look === "file") return { text: asInFile(), note: undefined };
  const record = readBody(bytes);
  if (!record) {
    const note = isRecord ? "Not to be read as JSON: as it stands in the file" : undefined;
    return { text: asInFile(), note };
  }
  return { text: safeJson(record, 2), note: undefined };
}
