import { BadRequest } from "../errors.ts";

/** A whole number of at least 0 as it stands in an address. Throws `BadRequest`. */
export function decodeNumber(text: string, what: string): number {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(number))
    throw new BadRequest(`${what} is a whole number of at least 0`);
  return number;
}
