// Short texts of plain ASCII: ids and names. Others are left to the plain reader.

import { hasEscape, skipString, stopAt } from "./json";
import { NAME_BYTES } from "./layout";
import { hasRoom, startName } from "./names";
import { isPlain } from "./text";

/** Bytes of the last text that was copied. */
export let copied: u32 = 0;

/** A string of one to `most` bytes, copied to `out`. */
export function copyPlain(p: usize, out: usize, most: u32): usize {
  if (load<u8>(p) != 0x22) return stopAt(p);
  const start = p + 1;
  const end = skipString(start);
  if (end == 0) return 0;
  const length = end - 1 - start;
  if (hasEscape || length == 0 || length > most || !isPlain(start, end - 1)) return stopAt(p);
  if (length == 8) store<u64>(out, load<u64>(start));
  else memory.copy(out, start, length);
  copied = <u32>length;
  return end;
}

/** A name, put where its number can be asked for. */
export function readName(p: usize): usize {
  if (!hasRoom(NAME_BYTES)) return stopAt(p);
  return copyPlain(p, startName(), NAME_BYTES);
}
