// Facts on their way from one thread to another: their memory is handed over, nothing is copied.

import type { Facts } from "./columns.ts";
import { RareColumn, type RareData } from "./rare-column.ts";
import { TextColumn, type TextData } from "./text-column.ts";

/** Facts as plain values, which `postMessage` takes. */
export interface PlainFacts extends Omit<Facts, "id" | "parentId" | "preview" | "rare"> {
  readonly id: TextData;
  readonly parentId: TextData;
  readonly preview: TextData;
  readonly rare: RareData;
}

/** The facts as plain values, and the memory to hand over with them: the facts themselves are gone then. */
export function takeApart(facts: Facts): { plain: PlainFacts; memory: ArrayBuffer[] } {
  const plain: PlainFacts = {
    ...facts,
    id: facts.id.data,
    parentId: facts.parentId.data,
    preview: facts.preview.data,
    rare: facts.rare.data,
  };
  return { plain, memory: [...new Set(buffersIn(plain))] };
}

/** The facts that were taken apart. */
export function putTogether({ id, parentId, preview, rare, ...facts }: PlainFacts): Facts {
  return {
    ...facts,
    id: new TextColumn(id),
    parentId: new TextColumn(parentId),
    preview: new TextColumn(preview),
    rare: new RareColumn(rare),
  };
}

function* buffersIn({
  rare,
  id,
  parentId,
  preview,
  ...columns
}: PlainFacts): Iterable<ArrayBuffer> {
  const { callId, callIds, usage, ...rareColumns } = rare;
  yield* buffersAmong(Object.values(columns));
  yield* buffersAmong(Object.values(rareColumns));
  yield* buffersAmong(usage);
  for (const { ends, chunks } of [id, parentId, preview, callId, callIds]) {
    yield* buffersAmong([ends, ...chunks]);
  }
}

function* buffersAmong(values: readonly unknown[]): Iterable<ArrayBuffer> {
  for (const value of values) {
    if (ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer) yield value.buffer;
  }
}
