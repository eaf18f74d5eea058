// One step per version, in order; the rest of core knows only the newest shape.

import type { JsonObject } from "../read/json.ts";
import type { MigrationContext, MigrationStep } from "./step.ts";
import { v1ToV2 } from "./v1-to-v2.ts";
import { v2ToV3 } from "./v2-to-v3.ts";

/** The version that Leafwalk reads as its own and writes. */
export const currentVersion = 3;

export const migrationSteps: readonly MigrationStep[] = checkSteps([v1ToV2, v2ToV3]);

/** A list with a gap would skip a version without a sound, so it is refused when the module loads. */
export function checkSteps(steps: readonly MigrationStep[]): readonly MigrationStep[] {
  steps.forEach(({ from, to }, index) => {
    if (from !== index + 1 || to !== index + 2) {
      throw new Error(
        `migration step ${index} goes from ${from} to ${to}, expected ${index + 1} to ${index + 2}`,
      );
    }
  });
  if (steps.length + 1 !== currentVersion) {
    throw new Error(`migrations end at version ${steps.length + 1}, expected ${currentVersion}`);
  }
  return steps;
}

/** The record in the current version's shape; the record itself where it has that shape already. */
export function migrateRecord(
  raw: JsonObject,
  version: number,
  context: MigrationContext,
): JsonObject {
  let record = raw;
  for (const step of migrationSteps)
    if (version <= step.from) record = step.migrate(record, context);
  return record;
}
