/**
 * Whether bytes are an image, an archive or the like: one byte in nine of compressed data is a control
 * character. NUL bytes do not count, a crash leaves runs of them in session files, and neither do the
 * controls that terminals write.
 */
export function looksBinary(head: Uint8Array): boolean {
  let counted = 0;
  let controls = 0;
  for (const byte of head) {
    if (byte === 0) continue;
    counted++;
    const isTextControl = byte >= 0x08 && byte <= 0x0d;
    if (byte < 0x20 && !isTextControl && byte !== 0x1b) controls++;
  }
  return controls > counted / 50;
}
