// Decimal digits to the nearest double, as JSON.parse gives it. Up to 2^53 and ten to the 22 one division
// or multiplication is exact; beyond it (costs have 16 and 17 digits) the product with a power of five of
// 128 bits decides, after D. Lemire, "Number Parsing at a Gigabyte per Second" (2021).

import { isDigit, stopAt } from "./json";

/** Number of the last `readDouble`. */
export let double: f64 = 0;

const LEAST_POWER: i32 = -27;
/** Five to the power of -27 to 0, upper and lower half, shifted until the highest bit is set. */
const fives: StaticArray<u64> = [
  0x9e74d1b791e07e48, 0x775ea264cf55347e, 0xc612062576589dda, 0x95364afe032a819e,
  0xf79687aed3eec551, 0x3a83ddbd83f52205, 0x9abe14cd44753b52, 0xc4926a9672793543,
  0xc16d9a0095928a27, 0x75b7053c0f178294, 0xf1c90080baf72cb1, 0x5324c68b12dd6339,
  0x971da05074da7bee, 0xd3f6fc16ebca5e04, 0xbce5086492111aea, 0x88f4bb1ca6bcf585,
  0xec1e4a7db69561a5, 0x2b31e9e3d06c32e6, 0x9392ee8e921d5d07, 0x3aff322e62439fd0,
  0xb877aa3236a4b449, 0x9befeb9fad487c3, 0xe69594bec44de15b, 0x4c2ebe687989a9b4, 0x901d7cf73ab0acd9,
  0xf9d37014bf60a11, 0xb424dc35095cd80f, 0x538484c19ef38c95, 0xe12e13424bb40e13, 0x2865a5f206b06fba,
  0x8cbccc096f5088cb, 0xf93f87b7442e45d4, 0xafebff0bcb24aafe, 0xf78f69a51539d749,
  0xdbe6fecebdedd5be, 0xb573440e5a884d1c, 0x89705f4136b4a597, 0x31680a88f8953031,
  0xabcc77118461cefc, 0xfdc20d2b36ba7c3e, 0xd6bf94d5e57a42bc, 0x3d32907604691b4d,
  0x8637bd05af6c69b5, 0xa63f9a49c2c1b110, 0xa7c5ac471b478423, 0xfcf80dc33721d54, 0xd1b71758e219652b,
  0xd3c36113404ea4a9, 0x83126e978d4fdf3b, 0x645a1cac083126ea, 0xa3d70a3d70a3d70a,
  0x3d70a3d70a3d70a4, 0xcccccccccccccccc, 0xcccccccccccccccd, 0x8000000000000000, 0x0,
];
const tens: StaticArray<f64> = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
];

/** A number without sign of at most 19 digits that is no smaller than 1e-27; others are left to the plain reader. */
export function readDouble(at: usize): usize {
  let p = at;
  let digits: u64 = 0;
  let power: i32 = 0;
  /** Where the digits begin that count. */
  let first = p;
  if (load<u8>(p) == 0x30) p++;
  else {
    while (isDigit(load<u8>(p))) digits = digits * 10 + (load<u8>(p++) - 0x30);
    if (p == at) return stopAt(p);
  }
  if (load<u8>(p) == 0x2e) {
    const start = ++p;
    if (digits == 0) {
      while (load<u8>(p) == 0x30) p++;
      first = p;
    }
    while (isDigit(load<u8>(p))) digits = digits * 10 + (load<u8>(p++) - 0x30);
    if (p == start) return stopAt(p);
    power = <i32>start - <i32>p;
  }
  // The point is no digit.
  if (p - first > (first == at ? 20 : 19)) return stopAt(at);
  if ((load<u8>(p) | 0x20) == 0x65) {
    p++;
    const isNegative = load<u8>(p) == 0x2d;
    if (isNegative || load<u8>(p) == 0x2b) p++;
    const start = p;
    let exponent: i32 = 0;
    while (isDigit(load<u8>(p))) exponent = exponent * 10 + (load<u8>(p++) - 0x30);
    if (p == start) return stopAt(p);
    if (p - start > 3) return stopAt(at);
    power += isNegative ? -exponent : exponent;
  }
  if (!toDouble(digits, power)) return stopAt(at);
  return p;
}

function toDouble(digits: u64, power: i32): bool {
  if (digits == 0) {
    double = 0;
    return true;
  }
  if (digits <= (<u64>1) << 53 && power >= -22 && power <= 22) {
    double =
      power < 0 ? <f64>digits / unchecked(tens[-power]) : <f64>digits * unchecked(tens[power]);
    return true;
  }
  if (power < LEAST_POWER || power > 0) return false;
  const shift = clz(digits);
  const shifted = digits << shift;
  const index = 2 * (power - LEAST_POWER);
  let high = multiplyHigh(shifted, unchecked(fives[index]));
  let low = shifted * unchecked(fives[index]);
  if ((high & 0x1ff) == 0x1ff) {
    const more = multiplyHigh(shifted, unchecked(fives[index + 1]));
    low += more;
    if (low < more) high++;
  }
  const upper = high >> 63;
  const drop = upper + 9;
  let mantissa = high >> drop;
  let exponent = ((217706 * power) >> 16) + 63 + <i32>upper - <i32>shift + 1023;
  if (exponent <= 0) return false;
  // Exactly between two: the even one.
  if (low <= 1 && power >= -4 && (mantissa & 3) == 1 && mantissa << drop == high) mantissa--;
  mantissa += mantissa & 1;
  mantissa >>= 1;
  if (mantissa >= (<u64>2) << 52) {
    mantissa = (<u64>1) << 52;
    exponent++;
  }
  double = reinterpret<f64>((mantissa & ~((<u64>1) << 52)) | ((<u64>exponent) << 52));
  return true;
}

/** The upper 64 bits of a product of 128. */
function multiplyHigh(a: u64, b: u64): u64 {
  const aLow = a & 0xffffffff;
  const aHigh = a >> 32;
  const bLow = b & 0xffffffff;
  const bHigh = b >> 32;
  const cross = ((aLow * bLow) >> 32) + ((aHigh * bLow) & 0xffffffff) + aLow * bHigh;
  return aHigh * bHigh + ((aHigh * bLow) >> 32) + (cross >> 32);
}
