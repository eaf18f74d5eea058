// Names of a file (tools, models) by their number, in order of first use.

import { NAME_BYTES, NAMES, nameEnd, nameSlab, nameTable } from "./layout";

export let names: u32 = 0;
let slabEnd: u32 = 0;

const SLAB_BYTES: u32 = NAMES * 64;
const NONE: u32 = 0xffffffff;

export function forgetNames(): void {
  names = 0;
  slabEnd = 0;
  memory.fill(nameTable, 0, NAMES * 2 * 4);
}

/** Where a name is put together before its number is asked for. */
export function startName(): usize {
  return nameSlab + slabEnd;
}

/** Whether a name of so many bytes has room. */
export function hasRoom(length: usize): bool {
  return length <= NAME_BYTES && slabEnd + <u32>length <= SLAB_BYTES;
}

/** Number of the name that was put at `startName`, `NONE` where there are too many. */
export function numberName(length: usize): u32 {
  const at = startName();
  let hash: u32 = 0x811c9dc5;
  for (let i: usize = 0; i < length; i++) hash = (hash ^ load<u8>(at + i)) * 0x01000193;
  let slot = (hash ^ (hash >> 15)) & (NAMES * 2 - 1);
  while (true) {
    const number = load<u32>(nameTable + slot * 4);
    if (number == 0) break;
    if (isName(number - 1, at, length)) return number - 1;
    slot = (slot + 1) & (NAMES * 2 - 1);
  }
  if (names == NAMES) return NONE;
  slabEnd += <u32>length;
  store<u32>(nameEnd + names * 4, slabEnd);
  store<u32>(nameTable + slot * 4, ++names);
  return names - 1;
}

function isName(number: u32, at: usize, length: usize): bool {
  const from = number == 0 ? 0 : load<u32>(nameEnd + (number - 1) * 4);
  if (load<u32>(nameEnd + number * 4) - from != <u32>length) return false;
  return memory.compare(nameSlab + from, at, length) == 0;
}
