import { below, type Random, seeded } from "./random.ts";

// Quotes, line ends and backslashes as code has them, and letters of more than one byte.
const vocabulary = [
  ..."lamp harbour tide orchard table parser branch leaf path fuse wind anchor ledger".split(" "),
  ..."the a of to and in is that it was for with not return const await import from".split(" "),
  ..."naïve größer 検索 🍎 → ".trim().split(" "),
  'say("done");',
  "C:\\tmp",
  "{ id: 7 }",
  "line\n",
  "end.\n\n",
];

const POOL_WORDS = 60_000;
const POOL_SEED = 1;

interface WordPool {
  readonly text: string;
  /** Where each word starts, and where the last one ends. */
  readonly starts: Uint32Array;
}

let wordPool: WordPool | undefined;

function makeWordPool(): WordPool {
  const random = seeded(POOL_SEED);
  const starts = new Uint32Array(POOL_WORDS + 1);
  const words: string[] = [];
  let length = 0;
  for (let i = 0; i < POOL_WORDS; i++) {
    // A number now and then: no two stretches are the same, and nothing compresses to nothing.
    const isNumber = random() < 0.1;
    const word = isNumber
      ? String(below(random, 1e6))
      : vocabulary[below(random, vocabulary.length)]!;
    words.push(word);
    length += word.length + 1;
    starts[i + 1] = length;
  }
  return { text: `${words.join(" ")} `, starts };
}

/** So many words, or as many as the pool has, cut out of one pool: writing a gigabyte must not take an hour. */
export function words(random: Random, count: number): string {
  wordPool ??= makeWordPool();
  const { text, starts } = wordPool;
  const length = Math.min(count, POOL_WORDS);
  const first = below(random, POOL_WORDS - length + 1);
  return text.slice(starts[first], starts[first + length]);
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const POOL_LETTERS = 3_000_000;

let letterPool: string | undefined;

function makeLetterPool(): string {
  const random = seeded(POOL_SEED);
  const letters = new Uint8Array(POOL_LETTERS);
  for (let i = 0; i < POOL_LETTERS; i++) letters[i] = LETTERS.charCodeAt(below(random, 64));
  return Buffer.from(letters).toString("latin1");
}

/** What stands for the bytes of an image: so many letters of base64, at most as many as the pool has. */
export function base64(random: Random, count: number): string {
  letterPool ??= makeLetterPool();
  const first = below(random, POOL_LETTERS - count + 1);
  return letterPool.slice(first, first + count);
}
