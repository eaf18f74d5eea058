import type { JsonObject } from "../read/json.ts";

/** What a step may know of the entry's surroundings. */
export interface MigrationContext {
  readonly id: string;
  readonly parentId: string | null;
  /** Id of the entry that is the nth readable record of the file (the header is one); undefined for the header and beyond the end. */
  idOfRecord(index: number): string | undefined;
}

/** Brings one record from a version to the next, on a copy. */
export interface MigrationStep {
  readonly from: number;
  readonly to: number;
  migrate(raw: JsonObject, context: MigrationContext): JsonObject;
}
