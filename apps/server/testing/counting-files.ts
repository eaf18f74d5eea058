import { open } from "node:fs/promises";
import { Files } from "../src/sessions/files.ts";

/** Files that count how many of them are open, and wait before opening where told to. */
export function countingFiles(before: (path: string) => Promise<void> = () => Promise.resolve()) {
  const counts = { opened: 0, now: 0, most: 0 };
  const files = new Files(async (path, flags) => {
    await before(path);
    const handle = await open(path, flags);
    counts.opened++;
    counts.most = Math.max(counts.most, ++counts.now);
    const close = handle.close.bind(handle);
    handle.close = () => {
      counts.now--;
      return close();
    };
    return handle;
  });
  return { files, counts };
}
