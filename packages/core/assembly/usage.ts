// Tokens and cost of a call, as values/usage.ts reads them. What is not a plain number is left to the plain reader.

import { double, readDouble } from "./double";
import { isClosed, keyAt, keyLength, nextMember, readKey, readWhole, secondWordAt, skipBlanks, skipValue, stopAt, whole, wordAt } from "./json";
import * as word from "./words";

/** Of the last `readUsage`; NaN where it says nothing. */
export let input: f64 = NaN;
export let output: f64 = NaN;
export let cacheRead: f64 = NaN;
export let cacheWrite: f64 = NaN;
export let total: f64 = NaN;
export let cost: f64 = NaN;

const USAGE_INPUT: u32 = 1;
const USAGE_OUTPUT: u32 = 2;
const USAGE_READ: u32 = 4;
const USAGE_WRITE: u32 = 8;
const USAGE_TOTAL: u32 = 16;
const USAGE_COST: u32 = 32;

export function readUsage(at: usize): usize {
  input = NaN;
  output = NaN;
  cacheRead = NaN;
  cacheWrite = NaN;
  total = NaN;
  cost = NaN;
  let seen: u32 = 0;
  if (load<u8>(at) != 0x7b) return stopAt(at);
  let p = skipBlanks(at + 1);
  while (true) {
    p = readKey(p);
    if (p == 0) return 0;
    const first = wordAt(keyAt, keyLength);
    let field: u32 = 0;
    switch (<i32>keyLength) {
      case 4:
        if (first == word.COST) field = USAGE_COST;
        break;
      case 5:
        if (first == word.INPUT) field = USAGE_INPUT;
        break;
      case 6:
        if (first == word.OUTPUT) field = USAGE_OUTPUT;
        break;
      case 9:
        if (first == word.CACHE_READ && secondWordAt(keyAt, 9) == word.CACHE_READ_2) field = USAGE_READ;
        break;
      case 10:
        if (first == word.CACHE_WRITE && secondWordAt(keyAt, 10) == word.CACHE_WRITE_2) field = USAGE_WRITE;
        break;
      case 11:
        if (first == word.TOTAL_TOKENS && secondWordAt(keyAt, 11) == word.TOTAL_TOKENS_2) field = USAGE_TOTAL;
        break;
    }
    if ((seen & field) != 0) return stopAt(p);
    seen |= field;
    if (field == 0) p = skipValue(p);
    else if (field == USAGE_COST) p = readCost(p);
    else {
      p = readWhole(p);
      if (field == USAGE_INPUT) input = whole;
      else if (field == USAGE_OUTPUT) output = whole;
      else if (field == USAGE_READ) cacheRead = whole;
      else if (field == USAGE_WRITE) cacheWrite = whole;
      else total = whole;
    }
    p = nextMember(p);
    if (p == 0) return 0;
    if (isClosed) break;
  }
  // Without any field that counts there is no usage.
  return seen != 0 ? p : stopAt(p - 1);
}

function readCost(at: usize): usize {
  let p = at;
  if (load<u8>(p) != 0x7b) {
    p = readDouble(p);
    cost = double;
    return cost <= 9007199254740991 ? p : stopAt(at);
  }
  let isSeen = false;
  p = skipBlanks(p + 1);
  while (true) {
    p = readKey(p);
    if (p == 0) return 0;
    if (keyLength == 5 && wordAt(keyAt, 5) == word.TOTAL) {
      if (isSeen) return stopAt(p);
      isSeen = true;
      p = readDouble(p);
      cost = double;
    } else p = skipValue(p);
    p = nextMember(p);
    if (p == 0) return 0;
    if (isClosed) break;
  }
  return isSeen && cost <= 9007199254740991 ? p : stopAt(p - 1);
}
