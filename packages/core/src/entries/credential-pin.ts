import { asText } from "../read/json.ts";
import { defineEntry } from "./declaration.ts";

/** Which account the session uses, as a hash. */
export const credentialPin = defineEntry({
  type: "credential_pin",
  name: "Credential pin",
  icon: "credential",
  tone: "state",
  context: "never",
  look: "line",
  hiddenByDefault: true,
  decode: (raw) => ({ provider: asText(raw["provider"]), hash: asText(raw["hash"]) }),
  collect({ provider }, draft) {
    draft.preview = `credential pinned${provider ? ` for ${provider}` : ""}`.slice(0, 160);
  },
  blocks: ({ provider, hash }) => [
    { kind: "note", text: [provider, hash].filter(Boolean).join(" · ") },
  ],
});
