import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useSessionKeys } from "./use-session-keys.ts";

const onStep = vi.fn();
const onLeave = vi.fn();
const onCommand = vi.fn();

function Page() {
  useSessionKeys({ onStep, onLeave, onCommand });
  return (
    <>
      <input aria-label="Find" />
      <input type="radio" aria-label="Choice" />
    </>
  );
}

describe("useSessionKeys", () => {
  it("steps, leaves and shows its keys, from anywhere on the page", () => {
    render(<Page />);
    fireEvent.keyDown(document.body, { key: "j" });
    fireEvent.keyDown(screen.getByRole("radio"), { key: "G", shiftKey: true });
    expect(onStep.mock.calls).toEqual([["next-message"], ["last"]]);
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(onLeave).toHaveBeenCalledOnce();
    fireEvent.keyDown(document.body, { key: "?", shiftKey: true });
    fireEvent.keyDown(document.body, { key: "/" });
    expect(onCommand.mock.calls).toEqual([["show-keys"], ["find"]]);
  });

  it("leaves letters to a field, and what is pressed with Ctrl to the browser", () => {
    onStep.mockClear();
    render(<Page />);
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "j" });
    fireEvent.keyDown(document.body, { key: "l", ctrlKey: true });
    expect(onStep).not.toHaveBeenCalled();
  });
});
