export { FindButton } from "./FindButton.tsx";
export { FindPanel } from "./FindPanel.tsx";
export { tipBehind } from "./place-of.ts";
export { type Find, useFind } from "./use-find.ts";
