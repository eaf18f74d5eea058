import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TallScroller } from "./tall-scroller.ts";

const VIEW = 800;
const TALLEST = 200_000;

/** An element that scrolls as a browser's does: in whole pixels, within its content. */
function elementOf(contentHeight: () => number) {
  let place = 0;
  const put = (wanted: number) => {
    place = Math.round(Math.max(0, Math.min(wanted, contentHeight() - VIEW)));
  };
  const element = {
    get scrollTop() {
      return place;
    },
    set scrollTop(wanted) {
      put(wanted);
    },
    scrollTo: ({ top }: { top: number }) => put(top),
    get scrollHeight() {
      return contentHeight();
    },
    clientHeight: VIEW,
    clientWidth: 600,
  };
  return element as unknown as HTMLElement;
}

/** What a wheel, or with a long way the thumb of the scrollbar, does. */
function move(element: HTMLElement, by: number): void {
  element.scrollTop += by;
}

function open(total: number) {
  const shape = { height: 0 };
  const element = elementOf(() => shape.height);
  const scroller = new TallScroller(element, TALLEST);
  scroller.setTotal(total);
  shape.height = scroller.contentHeight;
  return { element, scroller };
}

describe("TallScroller", () => {
  it("is the element itself while the content is not too tall", () => {
    const { element, scroller } = open(150_000);
    scroller.scrollTo({ top: 149_000 });
    expect(element.scrollTop).toBe(149_000);
    move(element, -300);
    expect(scroller.scrollTop).toBe(148_700);
    expect(scroller.shift).toBe(0);
    expect(scroller.scrollHeight).toBe(150_000);
  });

  it("leads to any place of a list that is too tall", () => {
    const total = 40_000_000;
    const { scroller } = open(total);
    for (const top of [0, 1, 33_554_432, 20_000_000.5, total - VIEW]) {
      scroller.scrollTo({ top });
      expect(scroller.scrollTop).toBe(top);
    }
    scroller.scrollTo({ top: total });
    expect(scroller.scrollTop).toBe(total - VIEW);
    expect(scroller.contentHeight).toBe(TALLEST);
  });

  it("takes the thumb's place for the place in the whole", () => {
    const { element, scroller } = open(40_000_000);
    move(element, 100_000);
    expect(scroller.scrollTop).toBeGreaterThan(19_000_000);
    expect(scroller.scrollTop).toBeLessThan(21_000_000);
    move(element, 200_000);
    expect(scroller.scrollTop).toBe(40_000_000 - VIEW);
    move(element, -200_000);
    expect(scroller.scrollTop).toBe(0);
  });

  it("goes the way of the wheel, pixel by pixel, from the end to the start and back", () => {
    const { element, scroller } = open(400_000);
    let shifts = 0;
    scroller.scrollTo({ top: 400_000 });
    let before = scroller.scrollTop;
    for (const by of [-900, 900]) {
      for (let step = 0; step < 500; step++) {
        const { shift } = scroller;
        move(element, by);
        const now = scroller.scrollTop;
        if (scroller.shift !== shift) shifts++;
        expect(now).toBe(Math.max(0, Math.min(before + by, 400_000 - VIEW)));
        before = now;
      }
    }
    expect(shifts).toBeLessThan(40);
  });

  it("is where it says, and shows the rows there, whatever moves it", () => {
    const moves = fc.oneof(
      fc.record({ kind: fc.constant("wheel" as const), by: fc.integer({ min: -9000, max: 9000 }) }),
      fc.record({
        kind: fc.constant("thumb" as const),
        by: fc.integer({ min: -200_000, max: 200_000 }),
      }),
      fc.record({
        kind: fc.constant("list" as const),
        by: fc.integer({ min: 0, max: 41_000_000 }),
      }),
    );
    fc.assert(
      fc.property(
        fc.array(moves, { maxLength: 40 }),
        fc.integer({ min: 250_000, max: 40_000_000 }),
        (steps, total) => {
          const { element, scroller } = open(total);
          for (const { kind, by } of steps) {
            const before = scroller.scrollTop;
            const place = element.scrollTop;
            if (kind === "list") scroller.scrollTo({ top: by });
            else move(element, by);
            const moved = element.scrollTop - place;
            const now = scroller.scrollTop;
            expect(now).toBeGreaterThanOrEqual(0);
            expect(now).toBeLessThanOrEqual(total - VIEW);
            if (kind === "list") expect(now).toBe(Math.min(by, total - VIEW));
            if (kind === "wheel" && moved === by) {
              expect(now).toBe(Math.max(0, Math.min(before + by, total - VIEW)));
            }
            // A row at the upper edge of the view stands at the upper edge of the element.
            expect(now - scroller.shift).toBeCloseTo(element.scrollTop, 6);
            // Neither ever ends before the other.
            if (element.scrollTop === 0) expect(now).toBeLessThan(1);
            if (element.scrollTop === TALLEST - VIEW) expect(now).toBeGreaterThan(total - VIEW - 1);
          }
        },
      ),
    );
  });
});
