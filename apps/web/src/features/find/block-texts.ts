import { type Block, blockText } from "@leafwalk/core";
import { jsonTexts } from "../../format/json-texts.ts";
import { plainOutput } from "../entry/index.ts";

/** A text of an entry that is searched by itself, and what part of the entry it is; "" for its plain words. */
export interface Piece {
  readonly part: string;
  readonly text: string;
}

/** The texts of a block as they are read on the page: values of JSON without its quotes, output without its colours. */
export function blockTexts(block: Block): Piece[] {
  switch (block.kind) {
    case "toolCall": {
      const { name, intent } = block;
      const texts = [name, ...(intent ? [intent] : []), ...jsonTexts(block.arguments)];
      return texts.map((text) => ({ part: name, text }));
    }
    case "json": {
      const title = block.title ? [block.title] : [];
      return [...title, ...jsonTexts(block.value)].map((text) => ({ part: "", text }));
    }
    case "terminal":
      return [{ part: "", text: plainOutput(block.text) }];
    case "image":
      return [];
    case "thinking":
    case "error":
    case "file":
    case "diff":
      return [{ part: block.kind, text: blockText(block) }];
    default:
      return [{ part: "", text: block.text }];
  }
}
