// Our own sessions that make the demands of the cases in ../shared: what one of them must show, another must, too.

import type { SessionCase } from "./expectations.ts";
import { conversationCases } from "./own-conversations.ts";
import { hostileCases } from "./own-hostile.ts";
import { largeCases } from "./own-large.ts";

export const ownCases: readonly SessionCase[] = [
  ...conversationCases,
  ...hostileCases,
  ...largeCases,
];
