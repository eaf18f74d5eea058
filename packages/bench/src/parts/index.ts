import type { Part } from "../row.ts";
import { close } from "./close.ts";
import { codec } from "./codec.ts";
import { drop } from "./drop.ts";
import { facts } from "./facts.ts";
import { heavy } from "./heavy.ts";
import { leaf } from "./leaf.ts";
import { list } from "./list.ts";
import { page } from "./page.ts";
import { screen } from "./screen.ts";
import { server } from "./server.ts";
import { tree } from "./tree.ts";

/** All parts, in the order in which they run. */
export const parts: readonly Part[] = [
  page,
  facts,
  codec,
  tree,
  leaf,
  server,
  list,
  screen,
  heavy,
  drop,
  close,
];

export const partNames = parts.map(({ name }) => name);
