export { ContextPanel } from "./ContextPanel.tsx";
