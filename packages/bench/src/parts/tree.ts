import { buildCards, type Session } from "@leafwalk/core";
import { closedHeight } from "../../../../apps/web/src/features/session-tree/geometry.ts";
import { layoutTree } from "../../../../apps/web/src/features/session-tree/layout.ts";
import { readShape } from "../../../../apps/web/src/features/session-tree/shape.ts";
import { indexLayout } from "../../../../apps/web/src/features/session-tree/tree-index.ts";
import { treeOf } from "../inputs/inputs.ts";
import { openInput } from "../inputs/open-input.ts";
import { type TreeShapeName, treeShapes } from "../inputs/tree-shapes.ts";
import { bestOf } from "../measure/best-of.ts";
import type { Part, Row } from "../row.ts";

const CARDS = 100_000;
const RUNS = 9;

/** From a session to where every card of its tree stands, with every branch open. */
export const tree: Part = {
  name: "tree",
  async run() {
    const rows: Row[] = [];
    for (const shape of Object.keys(treeShapes) as TreeShapeName[]) {
      rows.push(...(await measureShape(shape)));
    }
    return rows;
  },
};

async function measureShape(shape: TreeShapeName): Promise<Row[]> {
  const session = await openInput(await treeOf(shape, CARDS));
  const building = await bestOf(RUNS, () => buildCards(session));
  const all = await bestOf(RUNS, () => layOut(session));
  const cards = all.result;
  if (cards !== CARDS) throw new Error(`${shape} has ${cards} cards and not ${CARDS}`);
  const of = `${shape}, ${cards} cards`;
  return [
    { what: `${of}: building them`, unit: "ms", ours: building.best },
    { what: `${of}: building and layout`, unit: "ms", ours: all.best, limit: { atMost: 100 } },
  ];
}

/** Gives the number of cards. */
function layOut(session: Session): number {
  const cards = buildCards(session);
  const shape = readShape({ tree: cards, isDrawn: () => true }, session.leaf);
  const layout = layoutTree(shape, {
    heightOf: (card) => closedHeight(cards, card),
    isFolded: () => false,
    showsAllChips: () => false,
  });
  indexLayout(layout);
  return cards.count;
}
