import { asList, asObject, asText, type JsonObject } from "@leafwalk/core";

export interface TodoItem {
  readonly text: string;
  readonly state: "open" | "doing" | "done" | "dropped";
  readonly phase: string | undefined;
}

const states = new Map<string, TodoItem["state"]>([
  ["in_progress", "doing"],
  ["in-progress", "doing"],
  ["active", "doing"],
  ["completed", "done"],
  ["done", "done"],
  ["abandoned", "dropped"],
  ["dropped", "dropped"],
  ["cancelled", "dropped"],
]);

/** The list as a result or a call gives it: items, or phases with tasks. */
export function todoItems(source: JsonObject): TodoItem[] {
  const phases = asList(source["phases"]);
  if (phases) {
    return phases.flatMap((item) => {
      const phase = asObject(item);
      const tasks = asList(phase?.["tasks"]) ?? [];
      return tasks.flatMap((task) => readItem(task, asText(phase?.["name"])));
    });
  }
  const items = asList(source["todos"]) ?? asList(source["items"]) ?? asList(source["tasks"]) ?? [];
  return items.flatMap((item) => readItem(item, undefined));
}

function readItem(item: unknown, phase: string | undefined): TodoItem[] {
  const raw = asObject(item);
  const text =
    asText(item) ?? asText(raw?.["content"]) ?? asText(raw?.["text"]) ?? asText(raw?.["title"]);
  if (text === undefined) return [];
  return [{ text, state: states.get(asText(raw?.["status"]) ?? "") ?? "open", phase }];
}
