import { call, SessionBuilder } from "@leafwalk/core/testing";
import { type EntryStamp, entryStamps } from "./entry-stamps.ts";
import { base64, words } from "./prose.ts";
import { below, type Random, seeded } from "./random.ts";
import { writePieces } from "./write-pieces.ts";

/** What a session is made of. */
export interface Mix {
  /** How many of the user's messages carry an image, 0 to 1. */
  readonly images: number;
  /** How many tool results are large, 0 to 1. */
  readonly largeResults: number;
  /** How many turns start at an earlier message, 0 to 1. */
  readonly branches: number;
}

export const mixes = {
  /** As long sessions are: half of the bytes in large outputs and images, one path with few branches. */
  deep: { images: 0.007, largeResults: 0.06, branches: 0.01 },
  /** No line longer than a few kilobytes. */
  small: { images: 0, largeResults: 0, branches: 0.01 },
  /** Nearly all bytes are images. */
  images: { images: 0.5, largeResults: 0, branches: 0 },
} as const satisfies Record<string, Mix>;

export interface SessionWish {
  readonly mix: Mix;
  readonly bytes: number;
  readonly seed: number;
}

/** Writes a session of about so many bytes. */
export function writeSession(path: string, wish: SessionWish): Promise<void> {
  return writePieces(path, sessionTexts(wish));
}

const IMAGE_AT_MOST = 1_400_000;

/** A session, a turn of four entries at a time. */
export function* sessionTexts({ mix, bytes, seed }: SessionWish): Generator<string> {
  const random = seeded(seed);
  const builder = new SessionBuilder({ id: `bench-${seed}`, title: words(random, 4).trim() });
  const stamp = entryStamps(random);
  const users: string[] = [];
  let written = 0;
  for (let turn = 1; written < bytes; turn++) {
    if (users.length > 0 && random() < mix.branches) {
      builder.goTo(users[below(random, users.length)]!);
    }
    const user = writeUser(builder, random, mix, stamp());
    users.push(user);
    writeAnswer(builder, random, mix, { turn, stamp });
    const piece = builder.take();
    written += Buffer.byteLength(piece);
    yield piece;
  }
}

function writeUser(builder: SessionBuilder, random: Random, mix: Mix, stamp: EntryStamp): string {
  const content: unknown[] = [{ type: "text", text: words(random, 10 + below(random, 60)) }];
  if (random() < mix.images) {
    const data = base64(random, below(random, IMAGE_AT_MOST));
    content.push({ type: "image", data, mimeType: "image/png" });
  }
  const { id, timestamp, time } = stamp;
  const message = { role: "user", content, timestamp: time };
  builder.entry("message", { id, timestamp, message });
  return id;
}

const tools = ["bash", "read", "edit", "grep"] as const;

interface Turn {
  readonly turn: number;
  stamp(): EntryStamp;
}

/** A call with thinking before it, its result, and the last word. */
function writeAnswer(
  builder: SessionBuilder,
  random: Random,
  mix: Mix,
  { turn, stamp }: Turn,
): void {
  const tool = tools[below(random, tools.length)]!;
  const isLarge = random() < mix.largeResults;
  const resultWords = isLarge ? 5_000 + below(random, 30_000) : 20 + below(random, 500);
  const callId = `call_${turn}`;
  const usage = () => ({
    input: 900 + below(random, 9_000),
    output: 40 + below(random, 900),
    cacheRead: turn * 100,
    cacheWrite: below(random, 4_000),
    cost: { total: random() / 9 },
  });
  const thinking = { type: "thinking", thinking: words(random, 30 + below(random, 200)) };
  const args = { path: `src/part-${turn % 90}.ts`, note: words(random, 20) };
  const [called, returned, ended] = [stamp(), stamp(), stamp()];
  builder
    .assistant(
      [thinking, call(callId, tool, args)],
      { stopReason: "toolUse", usage: usage(), timestamp: called.time },
      { id: called.id, timestamp: called.timestamp },
    )
    .result(
      callId,
      words(random, resultWords),
      { toolName: tool, timestamp: returned.time },
      { id: returned.id, timestamp: returned.timestamp },
    )
    .assistant(
      words(random, 50 + below(random, 500)),
      { usage: usage(), timestamp: ended.time },
      { id: ended.id, timestamp: ended.timestamp },
    );
}
