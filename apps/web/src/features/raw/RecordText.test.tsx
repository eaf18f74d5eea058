import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RecordText } from "./RecordText.tsx";
import { STEP } from "./text-steps.ts";

const marks = new Map([[1, "Parent gone is missing"]]);

function drawnMark(text: string): string | null | undefined {
  render(
    <RecordText text={text} note={undefined} marks={marks} limit={STEP} onShowMore={() => {}} />,
  );
  return screen.getByText("Parent gone is missing").closest("figure")?.querySelector("code")
    ?.textContent;
}

describe("RecordText", () => {
  it("marks the odd field before there are colours", () => {
    expect(drawnMark('{\n  "parentId": "gone"\n}')).toBe('  "parentId": "gone"');
  });

  it("marks the odd field of a record that is too long for colours", () => {
    const long = "x".repeat(200_000);
    expect(drawnMark(`{\n  "parentId": "gone",\n  "text": "${long}"\n}`)).toBe(
      '  "parentId": "gone",',
    );
  });

  it("draws no more than a step, and tells of what is odd behind it", () => {
    const long = `"text": "${"x".repeat(3 * STEP)}",\n"parentId": "gone"`;
    const draw = (limit: number) => (
      <RecordText text={long} note={undefined} marks={marks} limit={limit} onShowMore={() => {}} />
    );
    const { container, rerender } = render(draw(STEP));
    expect(container.querySelector("code")?.textContent).toHaveLength(STEP);
    expect(screen.getByText("Further down: Parent gone is missing")).toBeTruthy();
    expect(screen.getByRole("button").textContent).toBe("Show the next 256 kB (512 kB left)");
    rerender(draw(3 * STEP));
    expect(screen.getByRole("button").textContent).toBe("Show the last 30 B");
    rerender(draw(4 * STEP));
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("Parent gone is missing").closest("figure")).toBeTruthy();
  });
});
