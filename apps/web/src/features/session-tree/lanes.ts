// Which lane a branch gets. Branches of a chain are placed from the lowest up, so whatever is placed
// already starts at the same height or below: a lane is free for a branch exactly if its first thing
// starts under the branch's end. The tops of the lanes then rise from the inner lane to the outer one,
// which makes the search a binary one, and no level run of an edge can cross a card.

interface Step {
  /** First lane of a run of lanes that share a top; the run ends where the step before it starts. */
  readonly from: number;
  readonly top: number;
}

/** A chain of cards with the branches placed beside it; lanes are counted from the chain's own. */
export class LaneBlock {
  /** Where each lane's content ends. */
  private readonly bottoms: number[];
  /** From the outermost lane inwards; the first stands for the lanes nothing is in. */
  private readonly steps: Step[];

  constructor(bottom: number) {
    this.bottoms = [bottom];
    this.steps = [{ from: 1, top: Number.POSITIVE_INFINITY }];
  }

  get width(): number {
    return this.bottoms.length;
  }

  /**
   * Puts a branch into the nearest lanes that are free for it; gives how far from the chain. `top` is
   * where the edge to it begins, in the gap above its first card.
   */
  place(branch: LaneBlock, top: number): number {
    let shift = 1;
    for (let lane = 0; lane < branch.bottoms.length; lane++) {
      shift = Math.max(shift, this.firstFree(branch.bottoms[lane]!) - lane);
    }
    this.cover(branch, shift, top);
    return shift;
  }

  private firstFree(bottom: number): number {
    let low = 0;
    let high = this.steps.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.steps[middle]!.top >= bottom) low = middle;
      else high = middle - 1;
    }
    return this.steps[low]!.from;
  }

  private cover(branch: LaneBlock, shift: number, top: number): void {
    const end = shift + branch.width;
    let covered = Number.POSITIVE_INFINITY;
    while (this.steps.at(-1)!.from < end) {
      const step = this.steps.pop()!;
      covered = step.top;
      if (this.steps.length === 0) {
        this.steps.push({ from: end, top: Number.POSITIVE_INFINITY });
        break;
      }
    }
    if (this.steps.at(-1)!.from > end) this.steps.push({ from: end, top: covered });
    for (let i = 1; i < branch.steps.length; i++) {
      const { from, top: ownTop } = branch.steps[i]!;
      this.steps.push({ from: from + shift, top: ownTop });
    }
    this.steps.push({ from: shift, top });
    // The level run to the branch passes over the lanes between.
    if (shift > 1) this.steps.push({ from: 1, top });
    for (let lane = this.width; lane < end; lane++) {
      this.bottoms.push(branch.bottoms[lane - shift]!);
    }
  }
}
