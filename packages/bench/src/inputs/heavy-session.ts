import { call, SessionBuilder } from "@leafwalk/core/testing";
import { words } from "./prose.ts";
import { type Random, seeded } from "./random.ts";
import { writePieces } from "./write-pieces.ts";

export interface HeavyWish {
  /** Characters of the first call's result. */
  readonly result: number;
  /** How many messages hold a picture. */
  readonly pictures: number;
}

/** Pixels of a side: 786 KB in a file that does not compress. */
const SIDE = 512;

/** Writes a session with one very long tool result at its start and pictures behind it. */
export function writeHeavy(path: string, wish: HeavyWish): Promise<void> {
  return writePieces(path, heavyTexts(wish));
}

function* heavyTexts({ result, pictures }: HeavyWish): Generator<string> {
  const random = seeded(pictures);
  const builder = new SessionBuilder({ id: "heavy", title: "Heavy entries" });
  builder
    .user("Print all of it")
    .assistant([call("long", "bash", { command: "cat everything.log" })], { stopReason: "toolUse" })
    .result("long", longText(random, result), { toolName: "bash" })
    .assistant("That was all of it.");
  yield builder.take();
  for (let picture = 0; picture < pictures; picture++) {
    const data = Buffer.from(noisePicture(random)).toString("base64");
    const content = [
      { type: "text", text: `Picture ${picture}` },
      { type: "image", data, mimeType: "image/bmp" },
    ];
    builder
      .entry("message", { message: { role: "user", content } })
      .assistant(`Seen: ${words(random, 30)}`);
    yield builder.take();
  }
}

function longText(random: Random, length: number): string {
  let text = "";
  while (text.length < length) text += `${words(random, 12).replaceAll("\n", " ")}\n`;
  return text.slice(0, length);
}

const HEADER = 54;

/** A picture of noise, as the simplest format has it: a header, and three bytes a pixel. */
function noisePicture(random: Random): Uint8Array {
  const bytes = new Uint8Array(HEADER + 3 * SIDE * SIDE);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, HEADER, true);
  view.setUint32(14, HEADER - 14, true);
  view.setInt32(18, SIDE, true);
  view.setInt32(22, SIDE, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let at = HEADER; at < bytes.length; at++) bytes[at] = random() * 256;
  return bytes;
}
