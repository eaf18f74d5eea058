import { asText } from "../read/json.ts";
import { safeJson } from "../values/block.ts";
import { jsonPreview, previewOf } from "../values/preview.ts";
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
    const isUnset = tier === null || tier === undefined;
    draft.rare.serviceTier = isUnset ? "" : previewOf(asText(tier) ?? jsonPreview(tier));
    draft.preview = isUnset
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
