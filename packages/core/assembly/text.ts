// What facts take from the texts of a message.

/** Bytes written by `writePreview` where the text is not plain enough to be sure. */
export const UNSURE: i32 = -1;

// As in values/preview.ts.
const PREVIEW_UNITS: i32 = 160;
const TEXT_HEAD: i32 = 1024;

/**
 * The preview of a JSON string, from behind its opening quote to its closing one: its words in one line,
 * at most 160 UTF-16 units. Gives the number of bytes written; what would be taken out of a line (controls,
 * orders to a terminal, bidirectional marks) and blanks beyond ASCII are left to the plain reader.
 */
export function writePreview(at: usize, end: usize, out: usize): i32 {
  let p = at;
  let o = out;
  let units = 0;
  /** Units of the text since its first word. */
  let seen = 0;
  let isPending = false;
  /** Where the line ends if it has to be cut. */
  let cut = out;
  while (p < end) {
    if (!isPending) {
      const run = plainRun(p, end);
      if (run > 0) {
        v128.store(o, v128.load(p));
        if (units < PREVIEW_UNITS - 1) cut = o + min(run, PREVIEW_UNITS - 1 - units);
        p += run;
        o += run;
        units += run;
        seen += run;
        if (units > PREVIEW_UNITS) return endWithEllipsis(cut, out);
        continue;
      }
    }
    let byte = load<u8>(p);
    let size: usize = 1;
    let isBlank = byte == 0x20;
    if (byte == 0x5c) {
      byte = load<u8>(p, 1);
      size = 2;
      if (byte == 0x6e || byte == 0x74 || byte == 0x72 || byte == 0x66) isBlank = true;
      else if (byte != 0x22 && byte != 0x5c && byte != 0x2f) return UNSURE;
    }
    if (isBlank) {
      p += size;
      if (units > 0) {
        isPending = true;
        if (++seen >= TEXT_HEAD) return UNSURE;
      }
      continue;
    }
    if (isPending) {
      isPending = false;
      store<u8>(o++, 0x20);
      if (++units < PREVIEW_UNITS) cut = o;
    }
    if (byte < 0x7f) {
      store<u8>(o++, byte);
      p += size;
      units++;
      seen++;
    } else {
      const length = wideLength(p);
      if (length == 0) return UNSURE;
      for (let i: usize = 0; i < length; i++) store<u8>(o + i, load<u8>(p + i));
      o += length;
      p += length;
      const step = length == 4 ? 2 : 1;
      units += step;
      seen += step;
    }
    if (units < PREVIEW_UNITS) cut = o;
    else if (units > PREVIEW_UNITS) return endWithEllipsis(cut, out);
    if (seen >= TEXT_HEAD) return UNSURE;
  }
  return <i32>(o - out);
}

function endWithEllipsis(cut: usize, out: usize): i32 {
  store<u8>(cut, 0xe2);
  store<u8>(cut, 0x80, 1);
  store<u8>(cut, 0xa6, 2);
  return <i32>(cut + 3 - out);
}

/** How many of the next sixteen bytes are words with single spaces between them, which a line takes as they are. */
@inline
function plainRun(p: usize, end: usize): i32 {
  if (p + 16 > end || load<u8>(p) == 0x20) return 0;
  const chunk = v128.load(p);
  const space = i8x16.splat(0x20);
  const twoSpaces = v128.and(i8x16.eq(chunk, space), i8x16.eq(v128.load(p, 1), space));
  const others = v128.or(
    i8x16.eq(chunk, i8x16.splat(0x5c)),
    i8x16.eq(i8x16.max_u(chunk, i8x16.splat(0x7f)), chunk),
  );
  const run = ctz(i8x16.bitmask(v128.or(twoSpaces, others)) | 0x10000);
  if (run == 0 || load<u8>(p + run - 1) != 0x20) return run;
  // A space stays where a plain letter follows; what else may follow is for the caller to see.
  const next = load<u8>(p + run);
  return next > 0x22 && next < 0x7f && next != 0x5c ? run : run - 1;
}

/** Bytes of the character beyond ASCII, 0 where it is no such character, no UTF-8, or one that lines do without. */
function wideLength(p: usize): usize {
  const first = load<u8>(p);
  const second = load<u8>(p, 1);
  if (first < 0xc2 || first > 0xf4 || (second & 0xc0) != 0x80) return 0;
  if (first < 0xe0) {
    // U+0080 to U+00A0; U+061C
    if (first == 0xc2 && second <= 0xa0) return 0;
    return first == 0xd8 && second == 0x9c ? 0 : 2;
  }
  const third = load<u8>(p, 2);
  if ((third & 0xc0) != 0x80) return 0;
  if (first < 0xf0) {
    const code = ((<u32>first & 0xf) << 12) | ((<u32>second & 0x3f) << 6) | (third & 0x3f);
    if (code < 0x800 || (code >= 0xd800 && code <= 0xdfff)) return 0;
    if (code >= 0x2000 && code <= 0x206f) {
      // Dashes, quotation marks, bullets and ellipses are words; the rest are blanks and marks.
      return code >= 0x2010 && code <= 0x2027 ? 3 : 0;
    }
    return code == 0x1680 || code == 0x3000 || code == 0xfeff ? 0 : 3;
  }
  if ((load<u8>(p, 3) & 0xc0) != 0x80) return 0;
  if (first == 0xf0 && second < 0x90) return 0;
  return first == 0xf4 && second > 0x8f ? 0 : 4;
}

// Windows of a text that surely hold its first 1,024 and its last 512 units: six bytes a unit at most.
const HEAD_BYTES: usize = 6 * 1024;
const TAIL_BYTES: usize = 6 * 512;

/** Whether an artifact may be named at one of the ends of a JSON string (see roles/content-facts.ts). */
export function mayNameArtifact(at: usize, end: usize): bool {
  if (end - at <= HEAD_BYTES + TAIL_BYTES) return hasArtifact(at, end);
  return hasArtifact(at, at + HEAD_BYTES) || hasArtifact(end - TAIL_BYTES, end);
}

/** Looks for `://` behind a `t`; what stands before it is not worth looking at. */
function hasArtifact(at: usize, end: usize): bool {
  const colon = i8x16.splat(0x3a);
  const slash = i8x16.splat(0x2f);
  for (let p = at; p < end; p += 16) {
    const found = v128.and(i8x16.eq(v128.load(p), colon), i8x16.eq(v128.load(p, 1), slash));
    let bits = i8x16.bitmask(found);
    while (bits != 0) {
      const q = p + ctz(bits);
      if (q < end && load<u8>(q - 1) == 0x74) return true;
      bits &= bits - 1;
    }
  }
  return false;
}

/** Lines that the last `countEdit` found. */
export let added: u32 = 0;
export let removed: u32 = 0;

/** Counts the lines that a diff in a JSON string adds and removes (see roles/tool-result.ts). */
export function countEdit(at: usize, end: usize): void {
  added = 0;
  removed = 0;
  countLine(at, end);
  const backslash = i8x16.splat(0x5c);
  let p = at;
  while (p < end) {
    const bits = i8x16.bitmask(i8x16.eq(v128.load(p), backslash));
    if (bits == 0) {
      p += 16;
      continue;
    }
    p += ctz(bits);
    if (p >= end) return;
    if (load<u8>(p, 1) == 0x6e) countLine(p + 2, end);
    p += 2;
  }
}

@inline
function countLine(at: usize, end: usize): void {
  if (at >= end) return;
  const first = load<u8>(at);
  if (first != 0x2b && first != 0x2d) return;
  const isHead = at + 4 <= end && load<u32>(at) == (first == 0x2b ? 0x202b2b2b : 0x202d2d2d);
  if (isHead) return;
  if (first == 0x2b) added++;
  else removed++;
}

/** Letters of ASCII alone, none of them a control. */
export function isPlain(at: usize, end: usize): bool {
  for (let p = at; p < end; p++) if (load<u8>(p) - 0x20 > 0x5e) return false;
  return true;
}
