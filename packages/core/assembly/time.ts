import { stopAt } from "./json";

/** Of the last `readTime`: milliseconds since 1970. */
export let time: f64 = NaN;

@inline
function digit(at: usize): i32 {
  return <i32>load<u8>(at) - 0x30;
}

/** The number of two digits, 100 and more where they are none. */
@inline
function two(at: usize): i32 {
  const high = digit(at);
  const low = digit(at + 1);
  return <u32>high < 10 && <u32>low < 10 ? high * 10 + low : 1000;
}

/** `"2026-01-05T09:00:00.000Z"` as agents write it; any other form is left to the plain reader. */
export function readTime(at: usize): usize {
  const p = at + 1;
  const isShaped =
    load<u8>(at) == 0x22 &&
    load<u8>(p, 4) == 0x2d &&
    load<u8>(p, 7) == 0x2d &&
    load<u8>(p, 10) == 0x54 &&
    load<u8>(p, 13) == 0x3a &&
    load<u8>(p, 16) == 0x3a &&
    load<u8>(p, 19) == 0x2e &&
    load<u16>(p, 23) == 0x225a;
  if (!isShaped) return stopAt(at);
  const century = two(p);
  const yearOfCentury = two(p + 2);
  const month = two(p + 5);
  const day = two(p + 8);
  const hour = two(p + 11);
  const minute = two(p + 14);
  const second = two(p + 17);
  const tens = two(p + 20);
  const ones = digit(p + 22);
  // The first thousand years are read otherwise by Date.UTC.
  if (century < 10 || century > 99 || yearOfCentury > 99 || month < 1 || month > 12) return stopAt(at);
  if (day < 1 || day > 31 || hour > 24 || minute > 59 || second > 60) return stopAt(at);
  if (tens > 99 || <u32>ones > 9) return stopAt(at);
  const seconds = ((dayOf(century * 100 + yearOfCentury, month, day) * 24 + hour) * 60 + minute) * 60 + second;
  time = <f64>(seconds * 1000 + tens * 10 + ones);
  return p + 25;
}

/** Days since 1970 in the Gregorian calendar; a day beyond the month's end counts on into the next. */
function dayOf(year: i64, month: i64, day: i64): i64 {
  // The year begins in March, so that the odd day is its last.
  const y = month <= 2 ? year - 1 : year;
  const m = (month + 9) % 12;
  return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1 - 719468;
}
