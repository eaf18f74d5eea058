import type { Part } from "../row.ts";
import { codec } from "./codec.ts";
import { facts } from "./facts.ts";
import { leaf } from "./leaf.ts";
import { list } from "./list.ts";
import { page } from "./page.ts";
import { tree } from "./tree.ts";

/** All parts, in the order in which they run. */
export const parts: readonly Part[] = [page, facts, codec, tree, leaf, list];

export const partNames = parts.map(({ name }) => name);
