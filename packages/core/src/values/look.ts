/** The closed set of colours an entry may have; what each looks like is the page's business. */
export type Tone = "user" | "assistant" | "neutral" | "state" | "summary" | "problem";

/** Names of icons; the page maps each to a drawing. */
export type IconName =
  | "user"
  | "assistant"
  | "tool"
  | "terminal"
  | "system"
  | "developer"
  | "file"
  | "compaction"
  | "branch"
  | "model"
  | "thinking"
  | "mode"
  | "tier"
  | "label"
  | "rules"
  | "custom"
  | "init"
  | "title"
  | "usage"
  | "credential"
  | "reset"
  | "edit"
  | "unknown";
