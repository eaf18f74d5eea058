import { asObject } from "../read/json.ts";
import type { MigrationStep } from "./step.ts";

/** Version 3 renamed the message role `hookMessage`. */
export const v2ToV3: MigrationStep = {
  from: 2,
  to: 3,
  migrate(raw) {
    const message = asObject(raw["message"]);
    if (message?.["role"] !== "hookMessage") return raw;
    return { ...raw, message: { ...message, role: renameRole("hookMessage") } };
  },
};

/** The name a role of version 2 has in version 3. */
export function renameRole(role: string): string {
  return role === "hookMessage" ? "custom" : role;
}
