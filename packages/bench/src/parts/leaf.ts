import { planContext } from "@leafwalk/core";
import { listRows } from "../../../../apps/web/src/features/context/rows.ts";
import { treeOf } from "../inputs/inputs.ts";
import { openInput } from "../inputs/open-input.ts";
import { type TreeShapeName, treeShapes } from "../inputs/tree-shapes.ts";
import { bestOf } from "../measure/best-of.ts";
import type { Part, Row } from "../row.ts";

const ENTRIES = 100_000;
const RUNS = 9;

/** Another leaf is chosen: its plan, and the rows of its context. */
export const leaf: Part = {
  name: "leaf",
  async run() {
    const rows: Row[] = [];
    for (const shape of Object.keys(treeShapes) as TreeShapeName[]) {
      rows.push(await measureShape(shape));
    }
    return rows;
  },
};

async function measureShape(shape: TreeShapeName): Promise<Row> {
  const session = await openInput(await treeOf(shape, ENTRIES));
  const { best, result } = await bestOf(RUNS, () =>
    listRows(session, planContext(session, session.leaf, "llm")),
  );
  const what = `${shape}, ${ENTRIES} entries: plan and ${result.length} rows`;
  return { what, unit: "ms", ours: best, limit: { atMost: 100 } };
}
