import { asNumber, asText } from "../read/json.ts";

// Date.parse accepts nearly anything in some engines; only the ISO form that the agents write counts.
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Milliseconds since 1970 of an ISO time or of a number of milliseconds; NaN where it is neither. */
export function decodeTime(value: unknown): number {
  const number = asNumber(value);
  // Beyond this a Date is invalid.
  if (number !== undefined) return Math.abs(number) <= 8.64e15 ? number : Number.NaN;
  const match = ISO.exec(asText(value) ?? "");
  if (!match) return Number.NaN;
  const [, year, month, day, hour, minute, second, fraction, zone] = match;
  const fields = [
    Number(month),
    Number(day),
    Number(hour ?? 0),
    Number(minute ?? 0),
    Number(second ?? 0),
  ];
  const [mo = 0, d = 0, h = 0, mi = 0, s = 0] = fields;
  if (mo < 1 || mo > 12 || d < 1 || d > 31 || h > 24 || mi > 59 || s > 60) return Number.NaN;
  const ms = fraction ? Math.floor(Number(`0.${fraction}`) * 1000) : 0;
  return Date.UTC(Number(year), mo - 1, d, h, mi, s, ms) - zoneMinutes(zone) * 60_000;
}

function zoneMinutes(zone: string | undefined): number {
  if (!zone || zone === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone[0] === "-" ? -minutes : minutes;
}
