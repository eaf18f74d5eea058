export { LocalSession } from "./LocalSession.tsx";
export { RemoteSession } from "./RemoteSession.tsx";
