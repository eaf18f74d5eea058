import { asObject, asText, type JsonObject } from "../read/json.ts";
import { roleDeclaration } from "../roles/index.ts";
import { Flag } from "../values/facts-draft.ts";
import { decodeTime } from "../values/time.ts";
import { defineEntry } from "./declaration.ts";

/** A message of the conversation; what it looks like and how it is sent is the business of its role. */
export const message = defineEntry({
  type: "message",
  name: "Message",
  icon: "user",
  tone: "neutral",
  context: "message",
  look: "card",
  hiddenByDefault: false,
  decode: (raw) => ({ message: asObject(raw["message"]) }),
  collect(body, draft) {
    if (!body.message) {
      draft.flags |= Flag.missingMessage;
      return;
    }
    draft.role = roleOf(body.message);
    draft.messageTime = decodeTime(body.message["timestamp"]);
    roleDeclaration(draft.role).collect(body.message, draft);
  },
  blocks: (body) =>
    body.message ? roleDeclaration(roleOf(body.message)).blocks(body.message) : [],
  prompt(raw) {
    const told = asObject(raw["message"]);
    return told && roleDeclaration(roleOf(told)).prompt?.(told);
  },
});

/** A message's role, "" where it has none. */
export function roleOf(raw: JsonObject): string {
  return asText(raw["role"]) ?? "";
}
