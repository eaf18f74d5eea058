/**
 * The records of a `bodies` answer: repeated [u32 position][u32 byte length][bytes], little-endian.
 * What is cut short at the end counts as absent.
 */
export function decodeFrames(answer: Uint8Array): Map<number, Uint8Array> {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  const bodies = new Map<number, Uint8Array>();
  let at = 0;
  while (at + 8 <= answer.length) {
    const position = view.getUint32(at, true);
    const end = at + 8 + view.getUint32(at + 4, true);
    if (end > answer.length) break;
    bodies.set(position, answer.subarray(at + 8, end));
    at = end;
  }
  return bodies;
}
