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

/** Which of sixteen bytes are quotes or controls. */
@inline
function ends(chunk: v128): v128 {
  // With this bit turned over the quote, 0x22, comes to stand right behind the controls.
  const turned = v128.xor(chunk, i8x16.splat(0x02));
  return i8x16.eq(i8x16.min_u(turned, i8x16.splat(0x20)), turned);
}

@inline
function backslashes(chunk: v128): v128 {
  return i8x16.eq(chunk, i8x16.splat(0x5c));
}

/** Which of sixteen bytes end a plain escape: `"`, `\`, b, f, n, r or t, told by both halves of the byte. */
@inline
function plainEscapes(chunk: v128): v128 {
  const upper = v128.and(i16x8.shr_u(chunk, 4), i8x16.splat(0x0f));
  const lower = v128.and(chunk, i8x16.splat(0x0f));
  const byUpper = i8x16.swizzle(i8x16(0, 0, 1, 0, 0, 2, 4, 8, 0, 0, 0, 0, 0, 0, 0, 0), upper);
  const byLower = i8x16.swizzle(i8x16(0, 0, 13, 0, 8, 0, 4, 0, 0, 0, 0, 0, 2, 0, 4, 0), lower);
  return i8x16.ne(v128.and(byUpper, byLower), i8x16.splat(0));
}

@inline
function bitsOf(a: v128, b: v128, c: v128, d: v128): u64 {
  return (
    <u64>i8x16.bitmask(a) |
    (<u64>i8x16.bitmask(b) << 16) |
    (<u64>i8x16.bitmask(c) << 32) |
    (<u64>i8x16.bitmask(d) << 48)
  );
}

const ODD: u64 = 0xaaaaaaaaaaaaaaaa;

/** `at` is behind the opening quote. */
export function skipString(at: usize): usize {
  hasEscape = false;
  hasDisguise = false;
  // Keys, ids and names end within sixteen bytes.
  const first = v128.load(at);
  const firstEnds = i8x16.bitmask(ends(first));
  const firstSlashes = i8x16.bitmask(backslashes(first));
  if (firstEnds != 0 && firstSlashes == 0) {
    const end = at + ctz(firstEnds);
    return load<u8>(end) == 0x22 ? end + 1 : stopAt(end);
  }
  let p = firstSlashes == 0 ? at + 16 : at;
  while (true) {
    const a = v128.load(p);
    const b = v128.load(p, 16);
    const c = v128.load(p, 32);
    const d = v128.load(p, 48);
    const endsA = ends(a);
    const endsB = ends(b);
    const endsC = ends(c);
    const endsD = ends(d);
    const slashesA = backslashes(a);
    const slashesB = backslashes(b);
    const slashesC = backslashes(c);
    const slashesD = backslashes(d);
    const anyEnd = v128.or(v128.or(endsA, endsB), v128.or(endsC, endsD));
    const anySlash = v128.or(v128.or(slashesA, slashesB), v128.or(slashesC, slashesD));
    if (!v128.any_true(v128.or(anyEnd, anySlash))) {
      p += 64;
      continue;
    }
    const found = bitsOf(endsA, endsB, endsC, endsD);
    const slashes = bitsOf(slashesA, slashesB, slashesC, slashesD);
    // Which bytes stand behind a backslash that is not itself behind one: without a branch for each, as
    // in G. Langdale and D. Lemire, "Parsing gigabytes of JSON per second" (2019).
    const escapes = (((slashes << 1) | ODD) - slashes) ^ ODD;
    const escaped = escapes ^ slashes;
    const ending = found & ~escaped;
    // A last backslash starts the next block, together with what it escapes.
    const isCut = (escapes & slashes) >> 63 != 0;
    const before = ending == 0 ? <u64>-1 : (<u64>1 << ctz(ending)) - 1;
    const inside = escaped & before;
    if (inside != 0) {
      hasEscape = true;
      const plain = bitsOf(plainEscapes(a), plainEscapes(b), plainEscapes(c), plainEscapes(d));
      if ((inside & ~plain) != 0) {
        // An escape with a number, or a fault.
        p = skipEscape(p + <usize>ctz(inside & ~plain) - 1);
        if (p == 0) return 0;
        continue;
      }
    }
    if (ending != 0) {
      const end = p + <usize>ctz(ending);
      return load<u8>(end) == 0x22 ? end + 1 : stopAt(end);
    }
    p += isCut ? 63 : 64;
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

/** Whether the last `nextMember` met the end of the object. */
export let isClosed: bool = false;

/** From behind a value of an object to the next key, or to behind its closing brace: `isClosed`. 0 stays 0. */
export function nextMember(at: usize): usize {
  if (at == 0) return 0;
  const p = skipBlanks(at);
  const byte = load<u8>(p);
  isClosed = byte == 0x7d;
  if (isClosed) return p + 1;
  return byte == 0x2c ? skipBlanks(p + 1) : stopAt(p);
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
    p = nextMember(skipValue(skipBlanks(p + 1), depth));
    if (p == 0 || isClosed) return p;
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
