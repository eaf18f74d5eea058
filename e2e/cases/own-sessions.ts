// Our own sessions that make the demands of the cases in ../shared: what one of them must show, another must, too.

import type { SessionCase } from "./expectations.ts";
import { hostileCases } from "./own-hostile.ts";
import { largeCases } from "./own-large.ts";
import { longCases } from "./own-long.ts";
import { messageCases } from "./own-messages.ts";
import { treeCases } from "./own-trees.ts";

export const ownCases: readonly SessionCase[] = [
  ...treeCases,
  ...messageCases,
  ...hostileCases,
  ...largeCases,
  ...longCases,
];
