export { RawPanel } from "./RawPanel.tsx";
