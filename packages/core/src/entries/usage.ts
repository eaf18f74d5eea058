import { defineEntry } from "./declaration.ts";
import { collectSideCall, decodeSideCall, sideCallBlocks } from "./model-usage.ts";

/** pi's name for a model call outside the conversation. */
export const usage = defineEntry({
  type: "usage",
  name: "Side call",
  icon: "usage",
  tone: "state",
  context: "never",
  look: "line",
  hiddenByDefault: true,
  decode: decodeSideCall,
  collect: collectSideCall,
  blocks: sideCallBlocks,
});
