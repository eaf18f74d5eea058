/** What is dragged over the page: files, files that cannot be sessions, or nothing of ours. */
type DragKind = "none" | "files" | "foreign";

export interface Drag {
  readonly kind: DragKind;
  readonly count: number;
}

export const noDrag: Drag = { kind: "none", count: 0 };

interface DraggedItem {
  readonly kind: string;
  readonly type: string;
}

/** Names are secret until the drop; the browser only tells what it takes the files for. */
export function judgeDrag(types: readonly string[], items: Iterable<DraggedItem>): Drag {
  // Selected text and links are no business of ours.
  if (!types.includes("Files")) return noDrag;
  const files = [...items].filter(({ kind }) => kind === "file");
  const isForeign = files.length > 0 && files.every(({ type }) => isForeignType(type));
  return { kind: isForeign ? "foreign" : "files", count: files.length };
}

function isForeignType(type: string): boolean {
  return /^(image|audio|video|font)\//.test(type) || /^application\/(pdf|zip|gzip)$/.test(type);
}
