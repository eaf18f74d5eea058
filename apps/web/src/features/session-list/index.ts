export { LocalListScreen } from "./LocalListScreen.tsx";
export { SessionListScreen } from "./SessionListScreen.tsx";
