export { OpenFile } from "./OpenFile.tsx";
export { chooseFile } from "./page-opener.ts";
