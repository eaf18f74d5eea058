import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { describe, expect, it } from "vitest";
import { useKeptFocus } from "./use-kept-focus.ts";

function Holder({ hasButton }: { readonly hasButton: boolean }) {
  const holder = useRef<HTMLElement>(null);
  return (
    <>
      <section ref={holder} aria-label="Holder" tabIndex={-1} {...useKeptFocus(holder)}>
        {hasButton ? <button type="button">Inside</button> : null}
      </section>
      <button type="button">Outside</button>
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

describe("useKeptFocus", () => {
  it("takes the focus of what is drawn no more", () => {
    const { rerender } = render(<Holder hasButton />);
    button("Inside").focus();
    rerender(<Holder hasButton={false} />);
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Holder" }));
  });

  it("leaves the focus where the reader has moved it", () => {
    const { rerender } = render(<Holder hasButton />);
    button("Inside").focus();
    button("Outside").focus();
    rerender(<Holder hasButton={false} />);
    expect(document.activeElement).toBe(button("Outside"));
  });

  it("takes no focus that nothing had", () => {
    const { rerender } = render(<Holder hasButton />);
    button("Inside").focus();
    button("Inside").blur();
    rerender(<Holder hasButton={false} />);
    expect(document.activeElement).toBe(document.body);
  });
});
