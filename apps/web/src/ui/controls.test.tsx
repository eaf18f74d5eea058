import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Menu } from "./Menu.tsx";
import { Splitter } from "./Splitter.tsx";
import { Tabs } from "./Tabs.tsx";
import { Toasts } from "./toast/Toasts.tsx";
import { showToast, useToastStore } from "./toast/toast-store.ts";

const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

describe("Menu", () => {
  function show() {
    const chosen = vi.fn();
    const items = ["one", "two", "three"].map((key) => ({
      key,
      label: key,
      isChecked: key === "two",
      onSelect: () => chosen(key),
    }));
    render(
      <Menu
        label="Numbers"
        items={items}
        renderButton={(button) => (
          <button type="button" {...button}>
            Open
          </button>
        )}
      />,
    );
    const button = screen.getByRole("button", { name: "Open" });
    fireEvent.click(button);
    return { button, chosen };
  }

  it("opens at the checked item and is walked by arrows", () => {
    show();
    const focused = () => document.activeElement?.textContent;
    expect(focused()).toBe("two");
    press("ArrowDown");
    expect(focused()).toBe("three");
    press("ArrowDown");
    expect(focused()).toBe("three");
    press("Home");
    expect(focused()).toBe("one");
  });

  it("gives the focus back when it closes", () => {
    const { button } = show();
    press("Escape");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it("closes behind a choice", () => {
    const { chosen } = show();
    fireEvent.click(screen.getByRole("menuitemradio", { name: "one" }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith("one");
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("closes when one presses beside it", () => {
    show();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole("menu")).toBeNull();
  });
});

describe("Splitter", () => {
  function show(value: number) {
    const [onChange, onReset] = [vi.fn(), vi.fn()];
    render(
      <Splitter
        label="Width"
        orientation="vertical"
        value={value}
        min={280}
        max={800}
        onChange={onChange}
        onReset={onReset}
      />,
    );
    const separator = screen.getByRole("separator", { name: "Width" });
    separator.focus();
    return { separator, onChange, onReset };
  }

  it("moves by 16 pixels, between its ends", () => {
    const { onChange } = show(288);
    press("ArrowRight");
    press("ArrowLeft");
    press("End");
    expect(onChange.mock.calls).toEqual([[304], [280], [800]]);
  });

  it("is dragged, and reset by a double click", () => {
    const { separator, onChange, onReset } = show(400);
    separator.setPointerCapture = () => {};
    fireEvent.pointerDown(separator, { clientX: 400, button: 0 });
    fireEvent.pointerMove(separator, { clientX: 450 });
    fireEvent.pointerUp(separator);
    fireEvent.pointerMove(separator, { clientX: 500 });
    expect(onChange.mock.calls).toEqual([[450]]);
    fireEvent.doubleClick(separator);
    expect(onReset).toHaveBeenCalledOnce();
  });
});

describe("Tabs", () => {
  it("are one stop of the Tab key, walked by arrows", () => {
    const onSelect = vi.fn();
    const tabs = ["tree", "context"].map((name) => ({ name, label: name }));
    render(<Tabs label="Views" tabs={tabs} current="tree" panelId="p" onSelect={onSelect} />);
    const [tree, context] = screen.getAllByRole("tab");
    expect([tree?.tabIndex, context?.tabIndex]).toEqual([0, -1]);
    tree?.focus();
    press("ArrowRight");
    expect(document.activeElement).toBe(context);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith("context");
  });
});

describe("Toasts", () => {
  afterEach(() => {
    vi.useRealTimers();
    useToastStore.setState({ toasts: [] });
  });

  it("go by themselves, unless they tell of an error or someone points at them", () => {
    vi.useFakeTimers();
    render(<Toasts />);
    act(() => {
      showToast({ tone: "done", text: "Copied" });
      showToast({ tone: "info", text: "It grew" });
      showToast({ tone: "error", text: "It failed" });
    });
    fireEvent.mouseEnter(screen.getByText("It grew").parentElement!);
    act(() => vi.advanceTimersByTime(6000));
    expect(screen.queryByText("Copied")).toBeNull();
    expect(screen.getByText("It grew")).toBeTruthy();
    expect(screen.getByText("It failed")).toBeTruthy();
  });

  it("say the same thing once", () => {
    render(<Toasts />);
    act(() => {
      showToast({ tone: "done", text: "Copied" });
      showToast({ tone: "done", text: "Copied" });
    });
    expect(screen.getAllByText("Copied")).toHaveLength(1);
  });

  it("do what their action says and go", () => {
    const run = vi.fn();
    render(<Toasts />);
    act(() => showToast({ tone: "info", text: "It grew", action: { label: "Show", run } }));
    fireEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText("It grew")).toBeNull();
  });
});
