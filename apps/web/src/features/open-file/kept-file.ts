import { askToRead } from "../../source/file-handles.ts";
import { type Refusal, refuse } from "./refusal.ts";

/** The file behind a pointer as it is now, or why there is none. Asks for the permission where it has to. */
export async function readKeptFile(
  handle: FileSystemFileHandle,
): Promise<{ readonly file: File } | Refusal> {
  try {
    if (!(await askToRead(handle))) return refuse.forbidden(handle.name);
    return { file: await handle.getFile() };
  } catch (error) {
    switch (error instanceof Error ? error.name : "") {
      case "NotFoundError":
        return refuse.gone(handle.name);
      // Nobody clicked, or the browser has asked too often.
      case "NotAllowedError":
      case "SecurityError":
        return refuse.forbidden(handle.name);
      default:
        return refuse.failed(handle.name, error);
    }
  }
}
