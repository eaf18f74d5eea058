// Cards and chips as React Flow wants them.

import type { TreeNode } from "./CardNode.tsx";
import { LANE_PITCH } from "./geometry.ts";
import { chipItem, chipOf, type TreeLayout } from "./layout.ts";
import { heightOf, laneOf, topOf } from "./tree-index.ts";
import type { TreeModel } from "./tree-model.ts";

/** Nodes for items. Those that did not change keep their object, which saves React Flow drawing them anew. */
export function buildNodes(
  model: TreeModel,
  items: readonly number[],
  tabStop: number,
  before: ReadonlyMap<string, TreeNode>,
): ReadonlyMap<string, TreeNode> {
  const nodes = new Map<string, TreeNode>();
  for (const item of items) {
    const node = buildNode(model, item, item === tabStop);
    const known = before.get(node.id);
    nodes.set(node.id, known && isSame(known, node) ? known : node);
  }
  return nodes;
}

function buildNode(model: TreeModel, item: number, isTabStop: boolean): TreeNode {
  const { layout } = model;
  const size = { width: layout.itemWidth, height: heightOf(layout, item) };
  return {
    id: nodeId(layout, item),
    type: item >= 0 ? "card" : "chip",
    position: { x: laneOf(layout, item) * LANE_PITCH, y: topOf(layout, item) },
    data: { item },
    ...size,
    measured: size,
    handles: [],
    className: "group/item cursor-pointer outline-none",
    ariaRole: "treeitem",
    domAttributes: {
      tabIndex: isTabStop ? 0 : -1,
      "aria-roledescription": undefined,
      ...describeItem(model, item),
    },
  };
}

/** What a screen reader is told of an item of the tree. */
export function describeItem(model: TreeModel, item: number): Attributes {
  return item >= 0 ? describeCard(model, item) : describeChip(model, item);
}

type Attributes = NonNullable<TreeNode["domAttributes"]>;

function describeCard({ shape, chains, selected, rowsOf }: TreeModel, card: number): Attributes {
  const calls = shape.tree.callsOf(card);
  return {
    "aria-level": chains.level[card],
    "aria-posinset": chains.place[card],
    "aria-setsize": chains.lengthOf(card),
    "aria-selected": card === selected,
    "aria-expanded": calls > 0 ? rowsOf(card) > 0 : undefined,
  };
}

function describeChip({ chains, layout }: TreeModel, item: number): Attributes {
  const { parent, isAhead } = chipOf(layout, item)!;
  return {
    "aria-level": parent < 0 ? 1 : chains.level[parent]! + (isAhead ? 0 : 1),
    "aria-selected": false,
    "aria-expanded": false,
  };
}

function isSame(a: TreeNode, b: TreeNode): boolean {
  if (a.position.x !== b.position.x || a.position.y !== b.position.y || a.height !== b.height) {
    return false;
  }
  return JSON.stringify(a.domAttributes) === JSON.stringify(b.domAttributes);
}

/**
 * A card's number, or for a chip that of the branch it stands for: chips are counted anew with each fold.
 * Never an id from the file, since it ends up in the page as an attribute.
 */
export function nodeId(layout: TreeLayout, item: number): string {
  return item >= 0 ? String(item) : `fold-${chipOf(layout, item)?.starts[0]}`;
}

/** The item that an element of the page is; undefined for what is inside one or beside them. */
export function itemOf(target: EventTarget, { chips }: TreeLayout): number | undefined {
  if (!(target instanceof HTMLElement) || target.getAttribute("role") !== "treeitem") {
    return undefined;
  }
  const id = target.dataset["id"] ?? "";
  if (!id.startsWith("fold-")) return Number(id);
  const start = Number(id.slice(5));
  const chip = chips.findIndex(({ starts }) => starts[0] === start);
  return chip < 0 ? undefined : chipItem(chip);
}
