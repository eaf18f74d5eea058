import { asNumber, type JsonObject } from "../read/json.ts";
import type { MigrationStep } from "./step.ts";

/** Version 2 gave every entry an id and a parent, and compactions point by id instead of by record number. */
export const v1ToV2: MigrationStep = {
  from: 1,
  to: 2,
  migrate(raw, { id, parentId, idOfRecord }) {
    const { firstKeptEntryIndex, ...rest } = raw;
    const next: { [key: string]: unknown } = { ...rest, id, parentId };
    if (raw["type"] === "compaction" && firstKeptEntryIndex !== undefined) {
      const kept = idOfRecord(asNumber(firstKeptEntryIndex) ?? -1);
      if (kept !== undefined) next["firstKeptEntryId"] = kept;
    }
    return next satisfies JsonObject;
  },
};
