import { classNames } from "../../ui/class-names.ts";
import type { CardState } from "./card-states.ts";
import { type CompactRows, NO_RAIL } from "./compact-rows.ts";
import { Rail } from "./Rail.tsx";
import { useTreeModel } from "./tree-model.ts";

export const RAIL_PITCH = 20;
const FIRST_RAIL = 23;
const R = 4;

export function railX(rail: number): number {
  return FIRST_RAIL + rail * RAIL_PITCH;
}

const strokes: { readonly [State in CardState]: string } = {
  sent: "stroke-control stroke-2",
  "left-out": "stroke-hatch stroke-2 [stroke-dasharray:2_3]",
  "off-path": "stroke-line-strong stroke-[1.5]",
};

interface CompactRailsProps {
  readonly rows: CompactRows;
  readonly row: number;
  readonly top: number;
  readonly height: number;
  /** Where the row's marker stands. */
  readonly middle: number;
}

/** The pieces of all rails that pass a row, and the branches that leave from it. */
export function CompactRails({ rows, row, top, height, middle }: CompactRailsProps) {
  const { shape, states } = useTreeModel();
  const { rails, railOf, upper, lower, turns } = rows;
  /** A line looks as what it leads to, or as what it comes from where that is left out. */
  const stateOf = (item: number): CardState => {
    if (item < 0 || states.of(item) === "off-path") return "off-path";
    const parent = shape.tree.parentOf(item);
    return parent >= 0 && states.of(parent) === "left-out" ? "left-out" : states.of(item);
  };
  const level = Math.min(middle + 15, height - R);
  const from = railX(railOf[row]!);
  return (
    <>
      {Array.from({ length: rails }, (_, rail) => {
        const [above, below] = [upper[row * rails + rail]!, lower[row * rails + rail]!];
        const common = { cardTop: top, x: railX(rail) };
        return [
          above === NO_RAIL ? null : (
            <Rail key={`${rail} up`} {...common} state={stateOf(above)} top={0} bottom={middle} />
          ),
          below === NO_RAIL ? null : (
            <Rail
              key={`${rail} down`}
              {...common}
              state={stateOf(below)}
              top={middle}
              bottom={height}
            />
          ),
        ];
      })}
      {turns.has(row) ? (
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          {turns.get(row)?.map(({ rail, to }) => (
            <path
              key={to}
              fill="none"
              className={classNames(strokes[stateOf(to)])}
              d={`M${from} ${level - R}Q${from} ${level} ${from + R} ${level}H${railX(rail) - R}Q${railX(rail)} ${level} ${railX(rail)} ${level + R}V${height}`}
            />
          ))}
        </svg>
      ) : null}
    </>
  );
}
