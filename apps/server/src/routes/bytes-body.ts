/** Bytes as the type that answers take: none of ours lie in memory shared between threads. */
export function bytesBody(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
}

/** Headers of bytes that must never be shown as anything. */
export const asDownload = {
  "Content-Type": "application/octet-stream",
  "Content-Disposition": "attachment",
};
