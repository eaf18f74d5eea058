// Types only: the page builds on them, and nothing of the server reaches the browser.

export type {
  AgentName,
  ErrorBody,
  ErrorCode,
  Health,
  Lineage,
  ParentLink,
  RootInfo,
  SessionDetail,
  SessionList,
  SessionRef,
  SessionRow,
  SessionSort,
} from "./api-types.ts";
export type { AppType } from "./app.ts";
