// Sessions of a shape or a size that a page which draws everything does not survive.

import { SessionBuilder } from "@leafwalk/core/testing";
import type { SessionCase } from "./expectations.ts";

const TURNS = 9_000;
const RETRIES = 4_000;

function deepChain(): string {
  const session = new SessionBuilder();
  for (let i = 0; i < TURNS; i++) session.user(`wave ${i}`).assistant(`foam ${i}`);
  return session.text();
}

function wideFan(): string {
  const session = new SessionBuilder().user("Cast the net");
  for (let i = 0; i < RETRIES; i++) session.goTo("e1").assistant(`cast ${i}`);
  return session.text();
}

function longRecord(): string {
  const words = "herring ".repeat(250_000);
  const image = { type: "image", data: "A".repeat(2_500_000), mimeType: "image/png" };
  return new SessionBuilder()
    .user("Count the catch")
    .result("c1", "", { toolName: "read", content: [{ type: "text", text: words }, image] })
    .assistant("Counted")
    .text();
}

export const largeCases: readonly SessionCase[] = [
  {
    name: "deep-chain",
    text: deepChain(),
    expect: { depth: 2 * TURNS, dom: { nodesMountedAtMost: 3_000 } },
  },
  { name: "wide-fan", text: wideFan(), expect: { depth: 2, dom: { nodesMountedAtMost: 3_000 } } },
  {
    name: "long-record",
    text: longRecord(),
    expect: { mustShowText: ["Counted"], dom: { textNodesAtMostChars: 200_000 } },
  },
];
