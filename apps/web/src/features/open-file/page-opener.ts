import { useLocalStore } from "../../state/local-store.ts";
import { navigate } from "../../url/navigation.ts";
import { stateAt } from "../../url/url-state.ts";
import { Opener } from "./opener.ts";

const { add, setState } = useLocalStore.getState();

/** The one through which every file of this page is opened. */
export const pageOpener = new Opener({
  newId: () => crypto.randomUUID().slice(0, 8),
  readFacts: (source, options) => source.readFacts(options),
  add,
  setState,
  showSession: (id) => navigate(stateAt({ screen: "local", id })),
  showList: () => navigate(stateAt({ screen: "local", id: undefined })),
});

// Held here while the browser's dialog is open: nothing else refers to it.
let input: HTMLInputElement | undefined;

/** Lets the reader choose files. Any name will do: what a file is shows when it is read. */
export function chooseFile(): void {
  input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  input.addEventListener("change", () => {
    const files = [...(input?.files ?? [])];
    if (files.length > 0) void pageOpener.open(files);
  });
  input.click();
}
