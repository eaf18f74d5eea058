// One line with a message of a user, an assistant or a tool: nearly all of a session's bytes are such
// lines. Every other record, and every doubt, is left to the plain reader.

import { contentFlags, NO_TEXT, others, previewBytes, readContent, startContent, turnCallEnd, turnCalls, writeCallNames } from "./content";
import { hasDisguise, hasEscape, isClosed, keyAt, keyLength, nextMember, readKey, readWhole, secondWordAt, skipBlanks, skipString, skipValue, stopAt, whole, wordAt } from "./json";
import * as at from "./layout";
import { hasRoom, numberName, startName } from "./names";
import { copied, copyPlain, readName } from "./plain";
import { ASSISTANT, TOOL_RESULT, USER } from "./roles";
import { added, countEdit, isPlain, removed } from "./text";
import { readTime, time } from "./time";
import { cacheRead, cacheWrite, cost, input, output, readUsage, total } from "./usage";
import * as word from "./words";

/** How much of the batch is filled. */
export let rows: u32 = 0;
export let calls: u32 = 0;
export let usages: u32 = 0;
export let edits: u32 = 0;
let idEnd: u32 = 0;
let parentEnd: u32 = 0;
let previewEnd: u32 = 0;
let callIdEnd: u32 = 0;
let callEnd: u32 = 0;

// A bit of `Flag` and numbers of stop reasons in values/facts-draft.ts.
const IS_ERROR: u32 = 1 << 4;
const STOP_OF_ERROR: u32 = 4;
const STOP_OF_ANOTHER: u32 = 6;

// Bits of what an entry has, as in facts/rare-column.ts.
const HAS_CALLS: u32 = 1;
const HAS_OTHERS: u32 = 2;
const HAS_CALL_ID: u32 = 4;
const HAS_TOOL: u32 = 8;
const HAS_EDIT: u32 = 16;
const HAS_MODEL: u32 = 32;
const HAS_USAGE: u32 = 64;

export function startBatch(): void {
  rows = 0;
  calls = 0;
  usages = 0;
  edits = 0;
  idEnd = 0;
  parentEnd = 0;
  previewEnd = 0;
  callIdEnd = 0;
  callEnd = 0;
}

export function isBatchFull(): bool {
  return rows == at.ROWS || calls + at.CALLS_OF_TURN > at.CALLS;
}

// The entry that is being read.
let role: u32 = 0;
let flags: u32 = 0;
let has: u32 = 0;
let stop: u32 = 0;
let messageTime: f64 = NaN;
let entryTime: f64 = NaN;
let tool: u32 = 0;
let providerAt: usize = 0;
let providerLength: usize = 0;
let modelAt: usize = 0;
let modelLength: usize = 0;
let idBytes: u32 = 0;
let parentBytes: u32 = 0;
let callIdBytes: u32 = 0;

const ENTRY_TYPE: u32 = 1;
const ENTRY_ID: u32 = 2;
const ENTRY_PARENT: u32 = 4;
const ENTRY_TIME: u32 = 8;
const ENTRY_MESSAGE: u32 = 16;
const WHOLE_ENTRY: u32 = 31;

/** The fields that the last `readHead` read. */
let headSeen: u32 = 0;

/**
 * The start of a record, and the fields that agents put first, compared eight letters at a time where they
 * stand in the usual order; gives where the next key has to be. Any other order is read key by key.
 */
function readHead(line: usize): usize {
  headSeen = 0;
  if (load<u8>(line) != 0x7b) return stopAt(line);
  // {"type":"message","id":"
  const isUsual =
    load<u64>(line) == 0x3a2265707974227b &&
    load<u64>(line, 8) == 0x6567617373656d22 &&
    load<u64>(line, 16) == 0x223a226469222c22;
  if (!isUsual) return skipBlanks(line + 1);
  let p = readId(line + 23);
  if (p == 0) return 0;
  headSeen = ENTRY_TYPE | ENTRY_ID;
  // ,"parentId":
  if (load<u64>(p) == 0x746e65726170222c && load<u32>(p, 8) == 0x3a226449) {
    p = readParent(p + 12);
    if (p == 0) return 0;
    headSeen |= ENTRY_PARENT;
    // ,"timestamp":
    if (load<u64>(p) == 0x7473656d6974222c && load<u64>(p, 5) == 0x3a22706d61747365) {
      p = readTime(p + 13);
      if (p == 0) return 0;
      entryTime = time;
      headSeen |= ENTRY_TIME;
    }
  }
  p = skipBlanks(p);
  return load<u8>(p) == 0x2c ? skipBlanks(p + 1) : stopAt(p);
}

/** Reads a record; gives what is behind its closing brace. Nothing of it counts before `addRow`. */
export function readRecord(line: usize): usize {
  flags = 0;
  has = 0;
  stop = 0;
  startContent(at.previewSlab + previewEnd, calls, callEnd);
  messageTime = NaN;
  callIdBytes = 0;
  let p = readHead(line);
  if (p == 0) return 0;
  let seen = headSeen;
  while (true) {
    p = readKey(p);
    if (p == 0) return 0;
    let bit: u32 = 0;
    switch (<i32>keyLength) {
      case 2:
        if (wordAt(keyAt, 2) == word.ID) bit = ENTRY_ID;
        break;
      case 4:
        if (wordAt(keyAt, 4) == word.TYPE) bit = ENTRY_TYPE;
        break;
      case 7:
        if (wordAt(keyAt, 7) == word.MESSAGE) bit = ENTRY_MESSAGE;
        break;
      case 8:
        if (wordAt(keyAt, 8) == word.PARENT_ID) bit = ENTRY_PARENT;
        break;
      case 9:
        if (wordAt(keyAt, 8) == word.TIMESTAMP && secondWordAt(keyAt, 9) == word.TIMESTAMP_2) bit = ENTRY_TIME;
        break;
    }
    if ((seen & bit) != 0) return stopAt(p);
    seen |= bit;
    switch (bit) {
      case ENTRY_TYPE:
        p = readTypeOfMessage(p);
        break;
      case ENTRY_ID:
        p = readId(p);
        break;
      case ENTRY_PARENT:
        p = readParent(p);
        break;
      case ENTRY_TIME:
        p = readTime(p);
        entryTime = time;
        break;
      case ENTRY_MESSAGE:
        // What a message means depends on the type, so that has to be known.
        p = (seen & ENTRY_TYPE) != 0 ? readMessage(p) : stopAt(p);
        break;
      default:
        p = skipValue(p);
    }
    p = nextMember(p);
    if (p == 0) return 0;
    if (isClosed) break;
  }
  return seen == WHOLE_ENTRY ? p : stopAt(p - 1);
}

/**
 * Adds the row of the record that was read, once its line turned out to end behind it. False where the
 * record is left to the plain reader after all.
 */
export function addRow(from: usize, length: usize): bool {
  const row = rows;
  let model: u32 = 0;
  if (role == ASSISTANT) {
    if ((contentFlags & NO_TEXT) != 0) {
      // A turn that failed before it said anything is told otherwise.
      if (stop == STOP_OF_ERROR || !writeCallNames()) return false;
    }
    if (providerAt != 0 && modelAt != 0) {
      model = numberModel();
      if (model == 0xffffffff) return false;
      has |= HAS_MODEL;
    }
    has |= HAS_OTHERS;
    if (turnCalls > 0) has |= HAS_CALLS;
  }
  if ((has & HAS_USAGE) != 0) {
    const slot = <usize>usages * 8;
    usages++;
    store<f64>(at.usageInput + slot, input);
    store<f64>(at.usageOutput + slot, output);
    store<f64>(at.usageCacheRead + slot, cacheRead);
    store<f64>(at.usageCacheWrite + slot, cacheWrite);
    store<f64>(at.usageTotal + slot, total);
    store<f64>(at.usageCost + slot, cost);
  }
  if ((has & HAS_EDIT) != 0) {
    const slot = <usize>edits * 4;
    edits++;
    store<u32>(at.editRow + slot, row);
    store<u32>(at.editAdded + slot, added);
    store<u32>(at.editRemoved + slot, removed);
  }
  calls += turnCalls;
  callEnd = turnCallEnd;
  idEnd += idBytes;
  parentEnd += parentBytes;
  previewEnd += previewBytes;
  callIdEnd += callIdBytes;
  store<u32>(at.rowFlags + row * 4, flags | contentFlags);
  store<f64>(at.rowTime + row * 8, entryTime);
  store<f64>(at.rowMessageTime + row * 8, messageTime);
  store<u8>(at.rowRole + row, role);
  store<u8>(at.rowStop + row, stop);
  store<u16>(at.rowHas + row * 2, <u16>has);
  store<u16>(at.rowOthers + row * 2, role == ASSISTANT ? <u16>others : 0);
  store<u16>(at.rowTool + row * 2, <u16>tool);
  store<u16>(at.rowModel + row * 2, <u16>model);
  store<u32>(at.rowCalls + row * 4, calls);
  store<u32>(at.rowIdEnd + row * 4, idEnd);
  store<u32>(at.rowParentEnd + row * 4, parentEnd);
  store<u32>(at.rowPreviewEnd + row * 4, previewEnd);
  store<u32>(at.rowCallIdEnd + row * 4, callIdEnd);
  store<u32>(at.rowFrom + row * 4, <u32>from);
  store<u32>(at.rowLength + row * 4, <u32>length);
  rows++;
  return true;
}

function readTypeOfMessage(p: usize): usize {
  // "message"
  if (load<u8>(p) != 0x22 || wordAt(p + 1, 8) != (word.MESSAGE | (<u64>0x22 << 56))) return stopAt(p);
  return p + 9;
}

function readId(p: usize): usize {
  const end = copyPlain(p, at.idSlab + idEnd, at.ID_BYTES);
  idBytes = copied;
  return end;
}

function readParent(p: usize): usize {
  if (load<u32>(p) == 0x6c6c756e) {
    parentBytes = 0;
    return p + 4;
  }
  const end = copyPlain(p, at.parentSlab + parentEnd, at.ID_BYTES);
  parentBytes = copied;
  return end;
}

const MESSAGE_ROLE: u32 = 1;
const MESSAGE_CONTENT: u32 = 2;
const MESSAGE_TIME: u32 = 4;
const MESSAGE_STOP: u32 = 8;
const MESSAGE_PROVIDER: u32 = 16;
const MESSAGE_MODEL: u32 = 32;
const MESSAGE_USAGE: u32 = 64;
const MESSAGE_CALL_ID: u32 = 128;
const MESSAGE_TOOL: u32 = 256;
const MESSAGE_IS_ERROR: u32 = 512;
const MESSAGE_DETAILS: u32 = 1024;
const UNUSUAL: u32 = 2048;

function messageField(): u32 {
  const first = wordAt(keyAt, keyLength);
  switch (<i32>keyLength) {
    case 4:
      return first == word.ROLE ? MESSAGE_ROLE : 0;
    case 5:
      if (role != ASSISTANT) return 0;
      return first == word.MODEL ? MESSAGE_MODEL : first == word.USAGE ? MESSAGE_USAGE : 0;
    case 7:
      if (first == word.CONTENT) return MESSAGE_CONTENT;
      if (role != TOOL_RESULT) return 0;
      return first == word.IS_ERROR ? MESSAGE_IS_ERROR : first == word.DETAILS ? MESSAGE_DETAILS : 0;
    case 8:
      if (role == ASSISTANT) return first == word.PROVIDER ? MESSAGE_PROVIDER : 0;
      return role == TOOL_RESULT && first == word.TOOL_NAME ? MESSAGE_TOOL : 0;
    case 9:
      return first == word.TIMESTAMP && secondWordAt(keyAt, 9) == word.TIMESTAMP_2 ? MESSAGE_TIME : 0;
    case 10:
      if (role == ASSISTANT) {
        return first == word.STOP_REASON && secondWordAt(keyAt, 10) == word.STOP_REASON_2 ? MESSAGE_STOP : 0;
      }
      return role == TOOL_RESULT && first == word.TOOL_CALL_ID && secondWordAt(keyAt, 10) == word.TOOL_CALL_ID_2 ? MESSAGE_CALL_ID : 0;
    case 12:
      return role == ASSISTANT && first == word.ERROR_MESSAGE && secondWordAt(keyAt, 12) == word.ERROR_MESSAGE_2 ? UNUSUAL : 0;
    case 13:
      return role == ASSISTANT && first == word.RETRY_RECOVERY && secondWordAt(keyAt, 13) == word.RETRY_RECOVERY_2 ? UNUSUAL : 0;
    default:
      return 0;
  }
}

function readMessage(at: usize): usize {
  role = 0;
  providerAt = 0;
  modelAt = 0;
  tool = 0;
  let seen: u32 = 0;
  if (load<u8>(at) != 0x7b) return stopAt(at);
  let p = skipBlanks(at + 1);
  while (true) {
    p = readKey(p);
    if (p == 0) return 0;
    // What a field means depends on the role, so that has to come first.
    const field = messageField();
    if ((seen & field) != 0 || field == UNUSUAL) return stopAt(p);
    if (role == 0 && field != MESSAGE_ROLE) return stopAt(p);
    seen |= field;
    switch (field) {
      case MESSAGE_ROLE:
        p = readRole(p);
        break;
      case MESSAGE_CONTENT:
        p = readContent(p, role);
        break;
      case MESSAGE_TIME:
        p = readWhole(p);
        messageTime = whole;
        break;
      case MESSAGE_STOP:
        p = readStop(p);
        break;
      case MESSAGE_PROVIDER:
        p = readModelPart(p);
        providerAt = partAt;
        providerLength = partLength;
        break;
      case MESSAGE_MODEL:
        p = readModelPart(p);
        modelAt = partAt;
        modelLength = partLength;
        break;
      case MESSAGE_USAGE:
        p = readUsage(p);
        has |= HAS_USAGE;
        break;
      case MESSAGE_CALL_ID:
        p = readCallId(p);
        break;
      case MESSAGE_TOOL:
        p = readTool(p);
        break;
      case MESSAGE_IS_ERROR:
        if (load<u32>(p) == 0x65757274) flags |= IS_ERROR;
        p = skipValue(p);
        break;
      case MESSAGE_DETAILS:
        p = readDetails(p);
        break;
      default:
        p = skipValue(p);
    }
    p = nextMember(p);
    if (p == 0) return 0;
    if (isClosed) break;
  }
  return (seen & MESSAGE_CONTENT) != 0 ? p : stopAt(p - 1);
}

function readRole(p: usize): usize {
  if (load<u8>(p) != 0x22) return stopAt(p);
  const end = skipString(p + 1);
  if (end == 0) return 0;
  const length = end - p - 2;
  const first = wordAt(p + 1, length);
  if (length == 4 && first == word.USER) role = USER;
  else if (length == 9 && first == word.ASSISTANT && secondWordAt(p + 1, 9) == word.ASSISTANT_2) role = ASSISTANT;
  else if (length == 10 && first == word.TOOL_RESULT && secondWordAt(p + 1, 10) == word.TOOL_RESULT_2) role = TOOL_RESULT;
  else return stopAt(p);
  return end;
}

function readStop(p: usize): usize {
  if (load<u8>(p) != 0x22) return stopAt(p);
  const end = skipString(p + 1);
  if (end == 0) return 0;
  if (hasEscape) return stopAt(p);
  const length = end - p - 2;
  const first = wordAt(p + 1, length);
  stop = STOP_OF_ANOTHER;
  if (length == 0) stop = 0;
  else if (length == 4 && first == word.STOP) stop = 1;
  else if (length == 6 && first == word.LENGTH) stop = 2;
  else if (length == 7 && first == word.TOOL_USE) stop = 3;
  else if (length == 5 && first == word.ERROR) stop = STOP_OF_ERROR;
  else if (length == 7 && first == word.ABORTED) stop = 5;
  // A reason called so is "other" all the same.
  return end;
}

let partAt: usize = 0;
let partLength: usize = 0;
function readModelPart(p: usize): usize {
  if (load<u8>(p) != 0x22) return stopAt(p);
  const end = skipString(p + 1);
  if (end == 0) return 0;
  partAt = p + 1;
  partLength = end - p - 2;
  if (hasEscape || partLength > at.NAME_BYTES || !isPlain(partAt, end - 1)) return stopAt(p);
  return end;
}

function numberModel(): u32 {
  const length = providerLength + 1 + modelLength;
  if (!hasRoom(length)) return 0xffffffff;
  const name = startName();
  memory.copy(name, providerAt, providerLength);
  store<u8>(name + providerLength, 0x2f);
  memory.copy(name + providerLength + 1, modelAt, modelLength);
  return numberName(length);
}

function readTool(p: usize): usize {
  const end = readName(p);
  if (end == 0) return 0;
  tool = numberName(copied);
  if (tool == 0xffffffff) return stopAt(p);
  has |= HAS_TOOL;
  return end;
}

function readCallId(p: usize): usize {
  const end = copyPlain(p, at.callIdSlab + callIdEnd, at.CALL_ID_BYTES);
  callIdBytes = copied;
  has |= HAS_CALL_ID;
  return end;
}

function readDetails(at: usize): usize {
  if (load<u8>(at) != 0x7b) return skipValue(at);
  let isSeen = false;
  let p = skipBlanks(at + 1);
  if (load<u8>(p) == 0x7d) return p + 1;
  while (true) {
    p = readKey(p);
    if (p == 0) return 0;
    if (keyLength == 4 && wordAt(keyAt, 4) == word.DIFF) {
      if (isSeen || load<u8>(p) != 0x22) return stopAt(p);
      isSeen = true;
      const end = skipString(p + 1);
      if (end == 0) return 0;
      if (hasDisguise) return stopAt(p);
      countEdit(p + 1, end - 1);
      has |= HAS_EDIT;
      p = end;
    } else p = skipValue(p);
    p = nextMember(p);
    if (p == 0 || isClosed) return p;
  }
}
