// What a message says: its first words, its images, thoughts and calls (see roles/content-facts.ts and
// roles/assistant.ts).

import { hasDisguise, hasEscape, isClosed, keyAt, keyLength, nextMember, readKey, secondWordAt, skipBlanks, skipString, skipValue, stopAt, wordAt } from "./json";
import * as at from "./layout";
import { numberName } from "./names";
import { copied, copyPlain, readName } from "./plain";
import { ASSISTANT, TOOL_RESULT } from "./roles";
import { mayNameArtifact, UNSURE, writePreview } from "./text";
import * as word from "./words";

// Bits of `Flag` in values/facts-draft.ts.
const HAS_IMAGE: u32 = 1 << 8;
const HAS_THINKING: u32 = 1 << 9;
export const NO_TEXT: u32 = 1 << 20;

/** Bits of `Flag` that the content of the message gives it. */
export let contentFlags: u32 = 0;
/** Blocks that are no calls. */
export let others: u32 = 0;
export let previewBytes: i32 = 0;
/** Calls of the message, and where the last one's id ends in its slab. */
export let turnCalls: u32 = 0;
export let turnCallEnd: u32 = 0;
let firstCall: u32 = 0;
let previewAt: usize = 0;

/** Before the first field of a message: where its preview and its calls go. */
export function startContent(preview: usize, call: u32, callEnd: u32): void {
  contentFlags = 0;
  others = 0;
  previewBytes = 0;
  turnCalls = 0;
  turnCallEnd = callEnd;
  firstCall = call;
  previewAt = preview;
}

/** Takes the preview from the first text that has words. */
@inline
function takeText(from: usize, end: usize): bool {
  if (previewBytes > 0) return true;
  previewBytes = writePreview(from, end, previewAt);
  return previewBytes != UNSURE;
}

export function readContent(start: usize, role: u32): usize {
  let p = start;
  if (load<u8>(p) == 0x22) {
    const end = skipString(p + 1);
    if (end == 0) return 0;
    if (role == TOOL_RESULT && (hasDisguise || mayNameArtifact(p + 1, end - 1))) return stopAt(p);
    if (!takeText(p + 1, end - 1) || previewBytes == 0) return stopAt(p);
    others = 1;
    return end;
  }
  if (load<u8>(p) != 0x5b) return stopAt(p);
  p = skipBlanks(p + 1);
  while (true) {
    p = readBlock(p, role);
    if (p == 0) return 0;
    p = skipBlanks(p);
    const byte = load<u8>(p);
    if (byte == 0x5d) break;
    if (byte != 0x2c) return stopAt(p);
    p = skipBlanks(p + 1);
  }
  if (others > 0xffff) return stopAt(p);
  if (previewBytes == 0) {
    contentFlags |= NO_TEXT;
    // Of an assistant's turn the calls are the preview, see `writeCallNames`.
    if (role != ASSISTANT && !writeImageWord()) return stopAt(p);
  }
  return p + 1;
}

function writeImageWord(): bool {
  if ((contentFlags & HAS_IMAGE) == 0) return false;
  // (image)
  store<u64>(previewAt, 0x296567616d6928);
  previewBytes = 7;
  return true;
}

const BLOCK_TYPE: u32 = 1;
const BLOCK_TEXT: u32 = 2;
const BLOCK_ID: u32 = 4;
const BLOCK_NAME: u32 = 8;
const BLOCK_DATA: u32 = 16;

function readBlock(start: usize, role: u32): usize {
  if (load<u8>(start) != 0x7b) return stopAt(start);
  let seen: u32 = 0;
  let typeAt: usize = 0;
  let typeLength: usize = 0;
  let textAt: usize = 0;
  let textEnd: usize = 0;
  let isDisguised = false;
  let idAt: usize = 0;
  let nameAt: usize = 0;
  let dataAt: usize = 0;
  let p = skipBlanks(start + 1);
  while (true) {
    p = readKey(p);
    if (p == 0) return 0;
    const first = wordAt(keyAt, keyLength);
    let field: u32 = 0;
    if (keyLength == 4) {
      if (first == word.TYPE) field = BLOCK_TYPE;
      else if (first == word.TEXT) field = BLOCK_TEXT;
      else if (first == word.NAME) field = BLOCK_NAME;
      else if (first == word.DATA) field = BLOCK_DATA;
    } else if (keyLength == 2) {
      if (first == word.ID) field = BLOCK_ID;
    } else if (keyLength == 9) {
      if (first == word.IMAGE_URL && secondWordAt(keyAt, 9) == word.IMAGE_URL_2) return stopAt(p);
    }
    if ((seen & field) != 0) return stopAt(p);
    seen |= field;
    const value = p;
    p = skipValue(p);
    if (p == 0) return 0;
    if (field == BLOCK_TYPE) {
      if (load<u8>(value) != 0x22 || hasEscape) return stopAt(value);
      typeAt = value + 1;
      typeLength = p - value - 2;
    } else if (field == BLOCK_TEXT) {
      if (load<u8>(value) != 0x22) return stopAt(value);
      textAt = value + 1;
      textEnd = p - 1;
      isDisguised = hasDisguise;
    } else if (field == BLOCK_ID) idAt = value;
    else if (field == BLOCK_NAME) nameAt = value;
    else if (field == BLOCK_DATA) dataAt = value;
    p = nextMember(p);
    if (p == 0) return 0;
    if (isClosed) break;
  }
  if (typeAt == 0) return stopAt(p - 1);
  if (role == TOOL_RESULT && textAt != 0 && (isDisguised || mayNameArtifact(textAt, textEnd))) return stopAt(p - 1);

  const type = wordAt(typeAt, typeLength);
  if (typeLength == 4 && type == word.TEXT) {
    if (textAt == 0 || !takeText(textAt, textEnd)) return stopAt(p - 1);
  } else if (typeLength == 5 && type == word.IMAGE) {
    contentFlags |= HAS_IMAGE;
    // A blob outside the file is named here.
    if (dataAt != 0 && !isInlineData(dataAt)) return stopAt(p - 1);
  } else if (typeLength == 9 && type == word.IMAGE_URL) {
    return stopAt(p - 1);
  }
  if (role != ASSISTANT) return p;

  if (typeLength == 8 && type == word.TOOL_CALL) return addCall(idAt, nameAt) ? p : stopAt(p - 1);
  if (typeLength == 8 && type == word.THINKING) contentFlags |= HAS_THINKING;
  if (typeLength == 16 && type == word.REDACTED_THINKING && secondWordAt(typeAt, 16) == word.REDACTED_THINKING_2) {
    contentFlags |= HAS_THINKING;
  } else others++;
  return p;
}

/** Whether image data is surely no `blob:` reference. */
@inline
function isInlineData(value: usize): bool {
  if (load<u8>(value) != 0x22) return true;
  for (let i: usize = 1; i < 6; i++) {
    const byte = load<u8>(value + i);
    if (byte == 0x22) return true;
    if (byte == 0x5c) return false;
  }
  return load<u32>(value, 1) != 0x626f6c62;
}

function addCall(idAt: usize, nameAt: usize): bool {
  if (idAt == 0 || nameAt == 0 || turnCalls == at.CALLS_OF_TURN) return false;
  if (copyPlain(idAt, at.callSlab + turnCallEnd, at.CALL_ID_BYTES) == 0) return false;
  turnCallEnd += copied;
  if (readName(nameAt) == 0) return false;
  const name = numberName(copied);
  if (name == 0xffffffff) return false;
  const call = firstCall + turnCalls++;
  store<u16>(at.callName + call * 2, <u16>name);
  store<u32>(at.callIdEnd + call * 4, turnCallEnd);
  return true;
}

/** A turn without words is told by the tools it called. */
export function writeCallNames(): bool {
  if (turnCalls == 0) return false;
  const out = previewAt;
  let length: usize = 0;
  for (let i: u32 = 0; i < turnCalls; i++) {
    const name = <u32>load<u16>(at.callName + (firstCall + i) * 2);
    const from = name == 0 ? 0 : load<u32>(at.nameEnd + (name - 1) * 4);
    const bytes = <usize>(load<u32>(at.nameEnd + name * 4) - from);
    if (length + bytes + 2 > 160) return false;
    if (i > 0) {
      store<u16>(out + length, 0x202c);
      length += 2;
    }
    memory.copy(out + length, at.nameSlab + from, bytes);
    length += bytes;
  }
  previewBytes = <i32>length;
  return true;
}
