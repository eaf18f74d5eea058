// The text that is on the page below an element, as one text with the way back to its nodes: words that are
// looked for may run through several of them, as the colours of code do.

/** What is not searched: drawn beside the text, said only to those who hear the page, or in our own words. */
const SKIPPED =
  '[aria-hidden="true"], .sr-only, header > :not([data-label]), button:not([aria-expanded])';
/** Where one of these ends, so do words. */
const BLOCKS =
  "p, div, li, td, th, pre, blockquote, section, article, header, button, dd, dt, figure, h2, h3";

export interface MountedText {
  readonly text: string;
  /** Text nodes in order, and where each starts in the text. */
  readonly nodes: readonly Text[];
  readonly starts: readonly number[];
}

export function readMounted(root: Element): MountedText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node instanceof Element && node.matches(SKIPPED)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  const nodes: Text[] = [];
  const starts: number[] = [];
  let text = "";
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const around = node.parentElement?.closest(BLOCKS) ?? null;
      if (around !== block) text += "\n";
      block = around;
      nodes.push(node);
      starts.push(text.length);
      text += node.data;
    } else if (node.nodeName === "BR") text += "\n";
  }
  return { text, nodes, starts };
}

/** Where a piece of the text begins and ends on the page. */
export function endsOf({ nodes, starts }: MountedText, from: number, to: number): StaticRangeInit {
  const first = indexAt(starts, from);
  // The end belongs to the node of the last character, not to the one behind it.
  const last = indexAt(starts, to - 1);
  return {
    startContainer: nodes[first]!,
    startOffset: from - starts[first]!,
    endContainer: nodes[last]!,
    endOffset: to - starts[last]!,
  };
}

/** Index of the last start that is not behind a place. */
function indexAt(starts: readonly number[], place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (starts[middle]! <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
