export { SessionTree } from "./SessionTree.tsx";
