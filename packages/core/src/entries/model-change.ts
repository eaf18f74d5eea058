import { asId, type JsonObject } from "../read/json.ts";
import { previewOf } from "../values/preview.ts";
import { defineEntry } from "./declaration.ts";

/** The model chosen for a role. omp writes `model` and `role`, pi `provider` and `modelId`. */
export const modelChange = defineEntry({
  type: "model_change",
  name: "Model",
  icon: "model",
  tone: "state",
  context: "never",
  look: "line",
  hiddenByDefault: false,
  decode: (raw) => ({
    model: modelOf(raw),
    role: asId(raw["role"]) ?? "default",
    isFallback: raw["resolvedModelIsFallback"] === true,
  }),
  collect({ model, role }, draft) {
    if (model === undefined) return;
    draft.rare.model = model;
    draft.rare.modelRole = role;
    draft.preview = previewOf(role === "default" ? model : `${model} for ${role}`);
  },
  blocks: ({ model, role, isFallback }) => [
    {
      kind: "note",
      text: [
        model ?? "No model named",
        ...(role === "default" ? [] : [`for ${role}`]),
        ...(isFallback ? ["as a fallback"] : []),
      ].join(", "),
    },
  ],
});

/** "provider/modelId" of either form, undefined where the entry names no model. */
function modelOf(raw: JsonObject): string | undefined {
  const model = asId(raw["model"]);
  if (model !== undefined) return model;
  const modelId = asId(raw["modelId"]);
  if (modelId === undefined) return undefined;
  const provider = asId(raw["provider"]);
  return provider === undefined ? modelId : `${provider}/${modelId}`;
}

/** Provider and model of a "provider/modelId": the model may hold slashes itself, so the first one splits. */
export function splitModel(name: string): { provider: string; modelId: string } {
  const slash = name.indexOf("/");
  return slash < 0
    ? { provider: "", modelId: name }
    : { provider: name.slice(0, slash), modelId: name.slice(slash + 1) };
}
