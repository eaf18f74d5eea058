import type { ShapeOutline } from "@leafwalk/core";
import { drawShape, hatchLines, SHAPE_HEIGHT, SHAPE_WIDTH } from "./shape.ts";

interface ShapeProps {
  readonly outline: ShapeOutline;
  readonly isLive: boolean;
}

/** A session's tree in a few strokes. Its words stand beside it, for those who do not see it. */
export function Shape({ outline, isLive }: ShapeProps) {
  const { y, leaf, replaced, ticks, branches } = drawShape(outline);
  return (
    <svg
      aria-hidden="true"
      width={SHAPE_WIDTH}
      height={SHAPE_HEIGHT}
      viewBox={`0 0 ${SHAPE_WIDTH} ${SHAPE_HEIGHT}`}
      fill="none"
      className="max-mid:h-6 max-mid:w-[93px]"
    >
      {branches.map(({ line, tip: [x, level] }) => (
        <g key={line}>
          <path d={line} className="stroke-control" strokeWidth="1.25" />
          <circle cx={x} cy={level} r="2" className="fill-control" />
        </g>
      ))}
      {replaced !== undefined && (
        <path d={hatchLines(replaced, y)} className="stroke-hatch" strokeWidth="1.25" />
      )}
      <path d={`M${replaced ?? 4} ${y}H${leaf}`} className="stroke-control" strokeWidth="2" />
      <circle cx={leaf} cy={y} r="3.5" className={isLive ? "fill-add" : "fill-ink-2"} />
      {ticks.map((x) => (
        <path key={x} d={`M${x} ${y - 6}v12`} className="stroke-ink" strokeWidth="2" />
      ))}
    </svg>
  );
}
