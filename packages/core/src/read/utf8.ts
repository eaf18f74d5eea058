// Core is compiled without DOM and Node types, yet every runtime it runs in (browser, worker, Node)
// has these two globals; this is the one place that reaches for them.
interface Utf8Decoder {
  decode(bytes: Uint8Array): string;
}
interface Utf8Encoder {
  encode(text: string): Uint8Array;
}
interface Platform {
  TextDecoder: new (label: string, options: { ignoreBOM: boolean }) => Utf8Decoder;
  TextEncoder: new () => Utf8Encoder;
}
// The cast stands for the missing lib types, see above.
const platform = globalThis as unknown as Platform;
const decoder = new platform.TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new platform.TextEncoder();

/** Bytes as text; invalid UTF-8 becomes U+FFFD. Throws where the text would pass the engine's string limit (about 512 MB). */
export function decodeUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}
