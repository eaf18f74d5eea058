import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useHeldOrder } from "./use-held-order.ts";

const rows = (keys: string) => [...keys].map((key) => ({ key }));

describe("useHeldOrder", () => {
  function show(keys: string, isHeld: boolean) {
    const { result, rerender } = renderHook(
      (given: { keys: string; isHeld: boolean; view: string }) =>
        useHeldOrder(rows(given.keys), given.view, given.isHeld),
      { initialProps: { keys, isHeld, view: "newest" } },
    );
    const order = () => result.current.rows.map(({ key }) => key).join("");
    const update = (next: string, isStillHeld: boolean, view = "newest") =>
      rerender({ keys: next, isHeld: isStillHeld, view });
    return { result, update, order };
  }

  it("keeps the rows in place while someone is at the list, and catches up when they leave", () => {
    const { result, update, order } = show("abc", false);
    update("abc", true);
    update("cxab", true);
    expect(order()).toBe("abc");
    expect(result.current.isBehind).toBe(true);
    update("cxab", false);
    expect(order()).toBe("cxab");
    expect(result.current.isBehind).toBe(false);
  });

  it("catches up when it is told to", () => {
    const { result, update, order } = show("abc", true);
    update("cab", true);
    expect(order()).toBe("abc");
    act(() => result.current.release());
    expect(order()).toBe("cab");
  });

  it("shows another view at once", () => {
    const { update, order } = show("abc", true);
    update("cba", true, "title");
    expect(order()).toBe("cba");
    update("abc", true, "title");
    expect(order()).toBe("cba");
  });

  it("fills a list that was empty", () => {
    const { update, order } = show("", true);
    update("ab", true);
    expect(order()).toBe("ab");
  });
});
