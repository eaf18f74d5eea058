// Any JavaScript string as bytes and back: UTF-8, and a lone surrogate, which a damaged file may hold and
// UTF-8 cannot, as the three bytes that its number would take there. So different texts have different bytes.

import { decodeUtf8, encodeUtf8 } from "../read/utf8.ts";

export function encodeText(text: string): Uint8Array {
  return /\p{Surrogate}/u.test(text) ? encodeOdd(text) : encodeUtf8(text);
}

export function decodeText(bytes: Uint8Array): string {
  // Ids and names: less work than a call of the decoder.
  if (bytes.length <= SHORT && bytes.every(isAscii)) return String.fromCharCode(...bytes);
  return hasSurrogate(bytes) ? decodeOdd(bytes) : decodeUtf8(bytes);
}

const SHORT = 48;

function isAscii(byte: number): boolean {
  return byte < 0x80;
}

/** Whether three bytes stand for a surrogate: 0xED with one of 0xA0 and more behind it. */
function hasSurrogate(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xed); at >= 0; at = bytes.indexOf(0xed, at + 1)) {
    if (bytes[at + 1]! >= 0xa0) return true;
  }
  return false;
}

const SURROGATES = /(\p{Surrogate})/u;

function encodeOdd(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const part of text.split(SURROGATES)) {
    const code = part.charCodeAt(0);
    if (part.length === 1 && code >= 0xd800 && code <= 0xdfff) {
      bytes.push(0xed, 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    } else for (const byte of encodeUtf8(part)) bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

function decodeOdd(bytes: Uint8Array): string {
  let text = "";
  let from = 0;
  for (let at = bytes.indexOf(0xed); at >= 0; at = bytes.indexOf(0xed, at + 1)) {
    const second = bytes[at + 1]!;
    if (!(second >= 0xa0)) continue;
    const unit = 0xd000 | ((second & 0x3f) << 6) | (bytes[at + 2]! & 0x3f);
    text += decodeUtf8(bytes.subarray(from, at)) + String.fromCharCode(unit);
    from = at + 3;
  }
  return text + decodeUtf8(bytes.subarray(from));
}
