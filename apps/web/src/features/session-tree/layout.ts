// Where every card of the tree stands. Pure, without recursion, linear in the cards but for the search
// for a free lane. Heights alone decide how far down a card is, so siblings start level with each other.

import {
  CARD_WIDTH,
  CARD_WIDTH_AT_MOST,
  CARD_X,
  CHIP_HEIGHT,
  CHIP_PITCH,
  CHIPS_AT_MOST,
  GAP,
  LANE_PITCH,
} from "./geometry.ts";
import { LaneBlock } from "./lanes.ts";
import { childrenOf, startsBranch, type TreeShape } from "./shape.ts";

/** A chip that stands for folded branches of one card. */
export interface Chip {
  /** The card they leave from, -1 for roots. */
  readonly parent: number;
  /** First cards of the folded branches: one, or all that have no chip of their own. */
  readonly starts: readonly number[];
  readonly lane: number;
  readonly y: number;
  /** It stands for what goes on in the lane of the card, not for what leaves it. */
  readonly isAhead: boolean;
}

/** From a card to a branch or to chips beside it. `to` is a card, or the first of chips as `chipItem` names it. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly fromLane: number;
  readonly toLane: number;
  /** Bottom of the card it leaves. */
  readonly y: number;
}

export interface TreeLayout {
  /** -1 for cards inside a folded branch. */
  readonly lane: Int32Array;
  readonly y: Float64Array;
  readonly height: Float64Array;
  readonly chips: readonly Chip[];
  /** By height. */
  readonly edges: readonly Edge[];
  readonly lanes: number;
  readonly cardWidth: number;
  /** Of a card with its part of the rail. */
  readonly itemWidth: number;
  readonly width: number;
  readonly totalHeight: number;
}

export interface LayoutOptions {
  heightOf(card: number): number;
  /** Asked of the first card of every branch, and of those that go on in a lane. */
  isFolded(start: number): boolean;
  /** Whether all folded branches of a card get a chip of their own, however many they are. */
  showsAllChips(parent: number): boolean;
}

/** Chips and cards share one row of numbers: chips are negative. */
export function chipItem(chip: number): number {
  return -1 - chip;
}

/** The index of the chip that an item is; negative for a card. */
export function indexOfChip(item: number): number {
  return -1 - item;
}

/** The chip that an item is, undefined for a card. */
export function chipOf({ chips }: Pick<TreeLayout, "chips">, item: number): Chip | undefined {
  return chips[indexOfChip(item)];
}

export function layoutTree(shape: TreeShape, options: LayoutOptions): TreeLayout {
  const { count } = shape.tree;
  const levels = placeDown(shape, options);
  const chips: { -readonly [K in keyof Chip]: Chip[K] }[] = [];
  const shifts = new Int32Array(count);
  // By the first card of the chain, until it is placed.
  const blocks = new Array<LaneBlock | undefined>(count);

  const placeBeside = (block: LaneBlock, parent: number, starts: Iterable<number>, y: number) => {
    const open: number[] = [];
    const folded: number[] = [];
    for (const start of starts) (levels.lane[start] === 0 ? open : folded).push(start);
    if (folded.length > 0) {
      const own = options.showsAllChips(parent) || folded.length <= CHIPS_AT_MOST + 1;
      const groups = groupChips(folded, own ? folded.length : CHIPS_AT_MOST);
      const bottom = y + (groups.length - 1) * CHIP_PITCH + CHIP_HEIGHT;
      const shift = block.place(new LaneBlock(bottom), y - GAP);
      groups.forEach((group, i) => {
        const top = y + i * CHIP_PITCH;
        chips.push({ parent, starts: group, lane: shift, y: top, isAhead: false });
      });
    }
    for (const start of open) {
      shifts[start] = block.place(blocks[start]!, y - GAP);
      blocks[start] = undefined;
    }
  };

  /** As `placeBeside`, without lists of them; false, and nothing is placed, where one of them is folded. */
  const placeOpen = (block: LaneBlock, parent: number, y: number): boolean => {
    const { childStart, children, main } = shape;
    const [from, to] = [childStart[parent]!, childStart[parent + 1]!];
    for (let at = from; at < to; at++) {
      if (levels.lane[children[at]!] !== 0 && children[at] !== main[parent]) return false;
    }
    for (let at = from; at < to; at++) {
      const start = children[at]!;
      if (start === main[parent]) continue;
      shifts[start] = block.place(blocks[start]!, y - GAP);
      blocks[start] = undefined;
    }
    return true;
  };

  // Cards of the chain at hand that branches leave from.
  const forks: number[] = [];
  // Branches have higher indices than the chain they leave, so they are built before it.
  for (let start = count - 1; start >= 0; start--) {
    if (levels.lane[start]! < 0) continue;
    if (start !== shape.spine[0] && !startsBranch(shape, start)) continue;
    forks.length = 0;
    let last = start;
    let next = start;
    for (; next >= 0 && levels.lane[next] === 0; next = shape.main[next]!) {
      if (shape.childStart[next + 1]! - shape.childStart[next]! > 1) forks.push(next);
      last = next;
    }
    let bottom = bottomOf(levels, last);
    if (next >= 0) {
      chips.push({ parent: last, starts: [next], lane: 0, y: bottom + GAP, isAhead: true });
      bottom += GAP + CHIP_HEIGHT;
    }
    const block = new LaneBlock(bottom);
    for (let fork = forks.length - 1; fork >= 0; fork--) {
      const parent = forks[fork]!;
      const y = bottomOf(levels, parent) + GAP;
      if (!placeOpen(block, parent, y)) {
        const beside = childrenOf(shape, parent).filter((child) => child !== shape.main[parent]);
        placeBeside(block, parent, beside, y);
      }
    }
    blocks[start] = block;
  }
  const spine = shape.spine[0];
  const block = spine === undefined ? undefined : blocks[spine];
  if (block)
    placeBeside(
      block,
      -1,
      shape.roots.filter((root) => root !== spine),
      0,
    );
  return finish(shape, levels, shifts, chips, block?.width ?? 0);
}

interface Levels {
  /** 0 for cards that are drawn, -1 for those inside folded branches. */
  readonly lane: Int32Array;
  readonly y: Float64Array;
  readonly height: Float64Array;
}

function placeDown(shape: TreeShape, options: LayoutOptions): Levels {
  const { tree } = shape;
  const lane = new Int32Array(tree.count);
  const y = new Float64Array(tree.count);
  const height = new Float64Array(tree.count);
  for (let card = 0; card < tree.count; card++) {
    const parent = tree.parentOf(card);
    height[card] = options.heightOf(card);
    y[card] = parent < 0 ? 0 : y[parent]! + height[parent]! + GAP;
    const isHidden = !shape.isDrawn(card) || (parent >= 0 && lane[parent] === -1);
    // Something must be left to hang the rest on.
    const isStart = card === shape.spine[0];
    if (isHidden || (!isStart && options.isFolded(card))) lane[card] = -1;
  }
  return { lane, y, height };
}

function bottomOf({ y, height }: Levels, card: number): number {
  return y[card]! + height[card]!;
}

/** One group for each of the first `own` branches, and one for all the rest. */
function groupChips(starts: readonly number[], own: number): (readonly number[])[] {
  const groups: (readonly number[])[] = starts.slice(0, own).map((start) => [start]);
  if (starts.length > own) groups.push(starts.slice(own));
  return groups;
}

/** Whether a chip stands right under another one of the same card. */
export function isStackedOn(chip: Chip | undefined, before: Chip | undefined): boolean {
  if (!chip || !before || chip.isAhead || before.isAhead) return false;
  return chip.parent === before.parent;
}

/** Turns lanes counted from the parent's into lanes of the page, and collects the edges. */
function finish(
  shape: TreeShape,
  levels: Levels,
  shifts: Int32Array,
  chips: { -readonly [K in keyof Chip]: Chip[K] }[],
  lanes: number,
): TreeLayout {
  const { tree } = shape;
  const { lane } = levels;
  const edges: Edge[] = [];
  let totalHeight = 0;
  const laneOfParent = (parent: number) => (parent < 0 ? 0 : lane[parent]!);
  const join = (from: number, to: number, toLane: number) => {
    if (from < 0) return;
    edges.push({ from, to, fromLane: lane[from]!, toLane, y: bottomOf(levels, from) });
  };
  for (let card = 0; card < tree.count; card++) {
    if (lane[card]! < 0) continue;
    const parent = tree.parentOf(card);
    lane[card] = laneOfParent(parent) + shifts[card]!;
    totalHeight = Math.max(totalHeight, bottomOf(levels, card));
    if (startsBranch(shape, card)) join(parent, card, lane[card]!);
  }
  chips.forEach((chip, i) => {
    chip.lane += laneOfParent(chip.parent);
    totalHeight = Math.max(totalHeight, chip.y + CHIP_HEIGHT);
    // Of a stack the first, and none within a lane: that is a piece of the rail.
    if (!chip.isAhead && !isStackedOn(chip, chips[i - 1])) {
      join(chip.parent, chipItem(i), chip.lane);
    }
  });
  edges.sort((a, b) => a.y - b.y);
  return { ...levels, ...widths(lanes, CARD_WIDTH), chips, edges, lanes, totalHeight };
}

/** The cards of a tree that is one lane as wide as the room allows, between their usual width and one whose lines are still easy to read. */
export function widenCards(layout: TreeLayout, room: number): TreeLayout {
  if (layout.lanes !== 1) return layout;
  const width = Math.max(CARD_WIDTH, Math.min(room - CARD_X, CARD_WIDTH_AT_MOST));
  return width === layout.cardWidth ? layout : { ...layout, ...widths(1, width) };
}

function widths(lanes: number, cardWidth: number) {
  const itemWidth = CARD_X + cardWidth;
  return { cardWidth, itemWidth, width: Math.max(0, (lanes - 1) * LANE_PITCH + itemWidth) };
}
