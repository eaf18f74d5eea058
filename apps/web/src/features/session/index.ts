export { preloadHighlighter } from "../entry/index.ts";
export { LocalSession } from "./LocalSession.tsx";
export { RemoteSession } from "./RemoteSession.tsx";
