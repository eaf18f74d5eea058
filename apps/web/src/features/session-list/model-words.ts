import { oneLine, splitModel } from "@leafwalk/core";

/** The model that answered; of several only how many, the tooltip names them. */
export function modelWords(models: readonly string[]): string {
  const [first] = models;
  if (first === undefined) return "";
  return models.length > 1 ? `${models.length} models` : oneLine(splitModel(first).modelId);
}
