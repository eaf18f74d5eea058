import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { classNames } from "./class-names.ts";

interface SplitterProps {
  readonly label: string;
  /** "vertical" stands between left and right, "horizontal" between above and below. */
  readonly orientation: "vertical" | "horizontal";
  /** Size in pixels of the part that is resized: the one on the left, or the one below. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onChange(value: number): void;
  onReset(): void;
}

const STEP = 16;

export function Splitter(props: SplitterProps) {
  const { label, orientation, value, min, max, onChange, onReset } = props;
  const isVertical = orientation === "vertical";
  const grip = useRef<{ readonly at: number; readonly value: number }>(undefined);
  const set = (next: number) =>
    onChange(Math.round(Math.min(Math.max(next, min), Math.max(min, max))));
  const placeOf = (event: PointerEvent) => (isVertical ? event.clientX : -event.clientY);

  function hold(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { at: placeOf(event), value };
  }

  function drag(event: PointerEvent) {
    if (grip.current) set(grip.current.value + placeOf(event) - grip.current.at);
  }

  function move(event: KeyboardEvent) {
    const [less, more] = isVertical ? ["ArrowLeft", "ArrowRight"] : ["ArrowDown", "ArrowUp"];
    if (event.key === less) set(value - STEP);
    else if (event.key === more) set(value + STEP);
    else if (event.key === "Home") set(min);
    else if (event.key === "End") set(max);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be dragged or focused; this is ARIA's window splitter
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={Math.max(min, max)}
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = undefined;
      }}
      onPointerCancel={() => {
        grip.current = undefined;
      }}
      onDoubleClick={onReset}
      onKeyDown={move}
      className={classNames(
        // Wider to the pointer than to the eye.
        "relative z-3 shrink-0 touch-none bg-line transition-colors hover:bg-accent-line",
        "after:absolute after:content-[''] focus-visible:bg-accent focus-visible:outline-offset-0",
        isVertical
          ? "w-px cursor-col-resize after:inset-y-0 after:-inset-x-1"
          : "h-px cursor-row-resize after:inset-x-0 after:-inset-y-1",
      )}
    />
  );
}
