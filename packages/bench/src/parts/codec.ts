import { brotliCompressSync, constants } from "node:zlib";
import { decodeFacts, encodeFacts, encodePreviews } from "@leafwalk/core";
import { sessionOf, treeOf } from "../inputs/inputs.ts";
import { readInput } from "../inputs/open-input.ts";
import { bestOf } from "../measure/best-of.ts";
import type { Part } from "../row.ts";

const SIZE = 1000;
const SHORT_SIZE = 32;
const ENTRIES = 200_000;
const RUNS = 9;

/** As the server sends them: previews come by themselves. */
const asSent = { previews: false };
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Facts as the body that goes from the server to the page. */
export const codec: Part = {
  name: "codec",
  async run({ short }) {
    const megabytes = short ? SHORT_SIZE : SIZE;
    const facts = await readInput(await sessionOf("deep", megabytes));
    const encoding = await bestOf(RUNS, () => encodeFacts(facts, asSent));
    const compressing = await bestOf(1, () => brotliCompressSync(encoding.result, quickly));
    const share = (bytes: Uint8Array) => (100 * bytes.length) / facts.size;
    const ofMix = `deep, ${megabytes} MB`;

    const previews = encodePreviews(facts, 0, facts.count);
    const many = encodeFacts(await readInput(await treeOf("linear", ENTRIES)), asSent);
    const decoding = await bestOf(RUNS, () => decodeFacts(many));
    return [
      { what: `${ofMix}: body, of the session`, unit: "%", ours: share(encoding.result) },
      {
        what: `${ofMix}: compressed, of the session`,
        unit: "%",
        ours: share(compressing.result),
        limit: { atMost: 0.6 },
      },
      {
        what: `${ofMix}: all previews, compressed`,
        unit: "%",
        ours: share(brotliCompressSync(previews, quickly)),
      },
      { what: `${ofMix}: encoding`, unit: "ms", ours: encoding.best },
      { what: `${ofMix}: compressing`, unit: "ms", ours: compressing.best },
      {
        what: `decoding ${ENTRIES} entries`,
        unit: "ms",
        ours: decoding.best,
        limit: { atMost: 60 },
      },
    ];
  },
};
