import { open } from "node:fs/promises";
import { call, SessionBuilder } from "@leafwalk/core/testing";

/** Numbers that look random and are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const WORDS =
  "lamp harbour tide orchard table parser branch leaf path naïve 🍎 fuse wind anchor".split(" ");

/** Writes a session of about `bytes`: small turns, some large outputs, some images; a branch now and then. */
export async function writeSession(path: string, bytes: number, seed: number): Promise<void> {
  const random = seeded(seed);
  const words = (count: number) =>
    Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(" ");
  const file = await open(path, "w");
  const builder = new SessionBuilder({ id: `bench-${seed}` });
  let written = 0;
  let turn = 0;
  const users: string[] = [];
  while (written < bytes) {
    turn++;
    if (users.length > 4 && random() < 0.03) {
      builder.goTo(users[Math.floor(random() * users.length)] ?? null);
    }
    const user = `u${turn}`;
    const image =
      random() < 0.02 ? [{ type: "image", data: "A".repeat(800_000), mimeType: "image/png" }] : [];
    builder.entry("message", {
      id: user,
      message: { role: "user", content: [{ type: "text", text: words(30) }, ...image] },
    });
    users.push(user);
    const output = random() < 0.05 ? 2000 : 60;
    builder
      .assistant(
        [{ type: "thinking", thinking: words(60) }, call(`k${turn}`)],
        {},
        { id: `a${turn}` },
      )
      .result(`k${turn}`, words(output * 10), {}, { id: `r${turn}` })
      .assistant(words(200), {}, { id: `b${turn}` });
    const text = builder.take();
    await file.write(text);
    written += Buffer.byteLength(text);
  }
  await file.close();
}
