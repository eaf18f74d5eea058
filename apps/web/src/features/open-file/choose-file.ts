import type { FoundFiles } from "./openable-file.ts";
import { pageOpener } from "./page-opener.ts";

/** Lets the reader choose files. Any name will do: what a file is shows when it is read. */
export function chooseFile(): void {
  if (window.showOpenFilePicker) void chooseByPicker();
  else chooseByInput();
}

/** The browser's newer dialog gives pointers that outlive a reload. */
async function chooseByPicker(): Promise<void> {
  let handles: readonly FileSystemFileHandle[];
  try {
    handles = (await window.showOpenFilePicker?.({ multiple: true })) ?? [];
  } catch (error) {
    // It was closed without a choice. In any other case the older dialog may still do.
    if (!(error instanceof DOMException && error.name === "AbortError")) chooseByInput();
    return;
  }
  await pageOpener.open(readAll(handles));
}

async function readAll(handles: readonly FileSystemFileHandle[]): Promise<FoundFiles> {
  const files = handles.map(async (handle) => ({
    file: await handle.getFile(),
    handle: Promise.resolve(handle),
  }));
  return { files: await Promise.all(files) };
}

// Held here while the browser's dialog is open: nothing else refers to it.
let input: HTMLInputElement | undefined;

function chooseByInput(): void {
  input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  input.addEventListener("change", () => {
    const files = [...(input?.files ?? [])].map((file) => ({ file }));
    if (files.length > 0) void pageOpener.open({ files });
  });
  input.click();
}
