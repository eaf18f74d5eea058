import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RecordText } from "./RecordText.tsx";

const marks = new Map([[1, "Parent gone is missing"]]);

function drawnMark(text: string): string | null | undefined {
  render(
    <RecordText text={text} note={undefined} marks={marks} limit={60_000} onShowMore={() => {}} />,
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
});
