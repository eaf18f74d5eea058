import { classNames } from "../../ui/class-names.ts";
import type { CardState } from "./card-states.ts";
import { RAIL_X } from "./geometry.ts";

const looks = {
  sent: "w-0.5 -ml-px bg-control",
  "left-out": "w-2 -ml-1 hatch",
  "off-path": "w-[1.5px] -ml-[0.75px] bg-line-strong",
};

/** Of the hatching, so that the pieces of a rail join. */
const HATCH_PERIOD = 4 * Math.SQRT2;

interface RailProps {
  readonly state: CardState;
  /** Top of the card in the tree; the other two are measured from it. */
  readonly cardTop: number;
  readonly top: number;
  readonly bottom: number;
  readonly x?: number;
}

/** A piece of the line that cards hang on; its look says whether what hangs there is sent. */
export function Rail({ state, cardTop, top, bottom, x = RAIL_X }: RailProps) {
  if (bottom <= top) return null;
  return (
    <span
      aria-hidden="true"
      className={classNames("absolute", looks[state])}
      style={{
        left: x,
        top,
        height: bottom - top,
        backgroundPositionY: -((cardTop + top) % HATCH_PERIOD),
      }}
    />
  );
}
