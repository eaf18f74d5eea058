import { defineEntry } from "./declaration.ts";
import { modelUsage } from "./model-usage.ts";

/** pi's name for a model call outside the conversation. */
export const usage = defineEntry({ ...modelUsage, type: "usage" });
