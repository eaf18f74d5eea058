// What a blob is, by its first bytes and by nothing it says of itself.

const rasterImages: readonly (readonly [mimeType: string, matches: (head: Buffer) => boolean])[] = [
  ["image/png", (head) => head.subarray(0, 8).equals(PNG)],
  ["image/jpeg", (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff],
  ["image/gif", (head) => /^GIF8[79]a/.test(head.toString("latin1", 0, 6))],
  ["image/webp", (head) => /^RIFF.{4}WEBP/s.test(head.toString("latin1", 0, 12))],
];

const PNG = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** The type of a raster image that browsers draw and never run; undefined for everything else. */
export function rasterImageType(head: Uint8Array): string | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  return rasterImages.find(([, matches]) => matches(bytes))?.[0];
}

const DATA_URL = /^data:[\w.+/-]*(?:;[\w.+/=-]*)*;base64,/;
const LONGEST_START = 256;

/** The bytes in a data URL kept as text, as blobs of `image_url` are; undefined for any other content. */
export function bytesOfDataUrl(content: Uint8Array): Uint8Array | undefined {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const start = DATA_URL.exec(text.toString("latin1", 0, LONGEST_START))?.[0];
  if (start === undefined) return undefined;
  return Buffer.from(text.toString("latin1", start.length), "base64");
}
