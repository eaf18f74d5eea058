// JSON, checked as strictly as JSON.parse does. Every function takes an address and gives the one behind
// what it read, or 0 where it stopped at what is left to the plain reader; `stoppedAt` says where. Nothing
// here goes over a line end, which stands behind every line: it is a fault wherever it is met.

export let stoppedAt: usize = 0;

/** Whether the last string held a backslash. */
export let hasEscape: bool = false;
/** Whether it held a letter, digit or sign of ASCII in other clothes (`\/`, `\u0041`): a search would miss it. */
export let hasDisguise: bool = false;

// Deeper nesting is left to the plain reader, which does not recurse.
const DEEPEST: i32 = 64;

@inline
export function stopAt(at: usize): usize {
  stoppedAt = at;
  return 0;
}

/** Behind blanks; a line end is no blank here. */
@inline
export function skipBlanks(at: usize): usize {
  let p = at;
  while (load<u8>(p) == 0x20 || load<u8>(p) == 0x09) p++;
  return p;
}

/** Which of sixteen bytes are quotes, backslashes or controls. */
@inline
function marks(at: usize): v128 {
  const chunk = v128.load(at);
  return v128.or(
    v128.or(i8x16.eq(chunk, i8x16.splat(0x22)), i8x16.eq(chunk, i8x16.splat(0x5c))),
    i8x16.eq(i8x16.min_u(chunk, i8x16.splat(0x1f)), chunk),
  );
}

/** `at` is behind the opening quote. */
export function skipString(at: usize): usize {
  hasEscape = false;
  hasDisguise = false;
  // Keys, ids and names end within sixteen bytes.
  let p = at;
  let bits = <u64>i8x16.bitmask(marks(p));
  let width: usize = 16;
  while (true) {
    while (bits != 0) {
      const q = p + <usize>ctz(bits);
      const byte = load<u8>(q);
      if (byte == 0x22) return q + 1;
      if (byte != 0x5c) return stopAt(q);
      const behind = skipEscape(q);
      if (behind == 0) return 0;
      if (behind - p >= width) {
        p = behind - width;
        bits = 0;
      } else bits &= <u64>-1 << (behind - p);
    }
    p += width;
    width = 64;
    const a = marks(p);
    const b = marks(p + 16);
    const c = marks(p + 32);
    const d = marks(p + 48);
    if (v128.any_true(v128.or(v128.or(a, b), v128.or(c, d)))) {
      bits =
        <u64>i8x16.bitmask(a) |
        (<u64>i8x16.bitmask(b) << 16) |
        (<u64>i8x16.bitmask(c) << 32) |
        (<u64>i8x16.bitmask(d) << 48);
    }
  }
}

/** Behind the escape whose backslash is at `p`. */
@inline
function skipEscape(p: usize): usize {
  hasEscape = true;
  const next = load<u8>(p, 1);
  if (next == 0x6e || next == 0x22 || next == 0x5c || next == 0x74 || next == 0x72) return p + 2;
  if (next == 0x75) {
    for (let i: usize = 2; i < 6; i++) if (!isHex(load<u8>(p + i))) return stopAt(p + i);
    // \u0020 to \u007f
    if (load<u16>(p, 2) == 0x3030 && load<u8>(p, 4) >= 0x32 && load<u8>(p, 4) <= 0x37) hasDisguise = true;
    return p + 6;
  }
  if (next == 0x2f) {
    hasDisguise = true;
    return p + 2;
  }
  return next == 0x62 || next == 0x66 ? p + 2 : stopAt(p + 1);
}

@inline
function isHex(byte: u8): bool {
  return <u8>(byte - 0x30) < 10 || <u8>((byte | 0x20) - 0x61) < 6;
}

@inline
export function isDigit(byte: u8): bool {
  return <u8>(byte - 0x30) < 10;
}

export function skipNumber(at: usize): usize {
  let p = at;
  if (load<u8>(p) == 0x2d) p++;
  if (load<u8>(p) == 0x30) p++;
  else if (isDigit(load<u8>(p))) while (isDigit(load<u8>(p))) p++;
  else return stopAt(p);
  if (load<u8>(p) == 0x2e) {
    p++;
    if (!isDigit(load<u8>(p))) return stopAt(p);
    while (isDigit(load<u8>(p))) p++;
  }
  if ((load<u8>(p) | 0x20) == 0x65) {
    p++;
    if (load<u8>(p) == 0x2b || load<u8>(p) == 0x2d) p++;
    if (!isDigit(load<u8>(p))) return stopAt(p);
    while (isDigit(load<u8>(p))) p++;
  }
  return p;
}

/** `at` is the first byte of the value. */
export function skipValue(at: usize, depth: i32 = 0): usize {
  switch (load<u8>(at)) {
    case 0x22:
      return skipString(at + 1);
    case 0x7b:
      return depth < DEEPEST ? skipMembers(at + 1, depth + 1) : stopAt(at);
    case 0x5b:
      return depth < DEEPEST ? skipItems(at + 1, depth + 1) : stopAt(at);
    case 0x74:
      return load<u32>(at) == 0x65757274 ? at + 4 : stopAt(at);
    case 0x66:
      return load<u32>(at, 1) == 0x65736c61 ? at + 5 : stopAt(at);
    case 0x6e:
      return load<u32>(at) == 0x6c6c756e ? at + 4 : stopAt(at);
    default:
      return skipNumber(at);
  }
}

function skipMembers(at: usize, depth: i32): usize {
  let p = skipBlanks(at);
  if (load<u8>(p) == 0x7d) return p + 1;
  while (true) {
    if (load<u8>(p) != 0x22) return stopAt(p);
    p = skipString(p + 1);
    if (p == 0) return 0;
    p = skipBlanks(p);
    if (load<u8>(p) != 0x3a) return stopAt(p);
    p = skipValue(skipBlanks(p + 1), depth);
    if (p == 0) return 0;
    p = skipBlanks(p);
    if (load<u8>(p) == 0x7d) return p + 1;
    if (load<u8>(p) != 0x2c) return stopAt(p);
    p = skipBlanks(p + 1);
  }
}

function skipItems(at: usize, depth: i32): usize {
  let p = skipBlanks(at);
  if (load<u8>(p) == 0x5d) return p + 1;
  while (true) {
    p = skipValue(p, depth);
    if (p == 0) return 0;
    p = skipBlanks(p);
    if (load<u8>(p) == 0x5d) return p + 1;
    if (load<u8>(p) != 0x2c) return stopAt(p);
    p = skipBlanks(p + 1);
  }
}

/** Length of the key that the last `readKey` found, and where its letters are. */
export let keyAt: usize = 0;
export let keyLength: usize = 0;

/** `"key":`, blanks allowed; gives where the value starts. A key with an escape is left to the plain reader. */
export function readKey(at: usize): usize {
  if (load<u8>(at) != 0x22) return stopAt(at);
  let p = skipString(at + 1);
  if (p == 0) return 0;
  if (hasEscape) return stopAt(at);
  keyAt = at + 1;
  keyLength = p - at - 2;
  p = skipBlanks(p);
  if (load<u8>(p) != 0x3a) return stopAt(p);
  return skipBlanks(p + 1);
}

/** Eight letters from `at`, those beyond `length` as zeros. */
@inline
export function wordAt(at: usize, length: usize): u64 {
  return length >= 8 ? load<u64>(at) : load<u64>(at) & ((<u64>1 << (<u64>length * 8)) - 1);
}

/** What follows the first eight letters, up to sixteen. */
@inline
export function secondWordAt(at: usize, length: usize): u64 {
  return wordAt(at + 8, length - 8);
}

/** Number of the last `readWhole`. */
export let whole: f64 = 0;

/** A number of at most 15 digits without sign, fraction and exponent. */
export function readWhole(at: usize): usize {
  let p = at;
  let value: u64 = 0;
  while (isDigit(load<u8>(p))) {
    value = value * 10 + (load<u8>(p) - 0x30);
    p++;
    if (p - at > 15) return stopAt(at);
  }
  if (p == at) return stopAt(p);
  if (load<u8>(at) == 0x30 && p - at > 1) return stopAt(at);
  const next = load<u8>(p);
  if (next == 0x2e || (next | 0x20) == 0x65) return stopAt(at);
  whole = <f64>value;
  return p;
}
