import { asText } from "../read/json.ts";
import { safeJson } from "../values/block.ts";
import { jsonPreview } from "../values/preview.ts";
import { defineEntry } from "./declaration.ts";

export const serviceTierChange = defineEntry({
  type: "service_tier_change",
  name: "Service tier",
  icon: "tier",
  tone: "state",
  context: "never",
  look: "line",
  hiddenByDefault: true,
  decode: (raw) => ({ tier: raw["serviceTier"] }),
  collect({ tier }, draft) {
    draft.preview =
      tier === null || tier === undefined
        ? "service tier unset"
        : `service tier ${asText(tier) ?? jsonPreview(tier)}`;
  },
  blocks: ({ tier }) => [
    {
      kind: "note",
      text: tier === null || tier === undefined ? "unset" : (asText(tier) ?? safeJson(tier)),
    },
  ],
});
