import { SessionBuilder } from "@leafwalk/core/testing";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { OpenSession } from "../../source/open-session.ts";
import { sessionInMemory } from "../../source/test-bytes.ts";
import { useToastStore } from "../../ui/toast/toast-store.ts";
import { useChosen } from "./use-chosen.ts";

const built = new SessionBuilder().user("a").assistant("b").user("c").goTo("e1").assistant("d");
const { open } = sessionInMemory(built.bytes());
const address = () => window.location.pathname + window.location.search;

/** Its last two entries, as if the others had not been read yet. */
const end: OpenSession = { ...openEnd("e3"), tail: { gap: 0, head: open.session } };

function openEnd(from: string): OpenSession {
  const lines = built.text().split("\n");
  const start = lines.findIndex((line) => line.includes(`"id":"${from}"`));
  const bytes = new TextEncoder().encode([lines[0], ...lines.slice(start)].join("\n"));
  return sessionInMemory(bytes).open;
}

function at(url: string, given = open) {
  window.history.replaceState(null, "", url);
  return renderHook(() => useChosen(given)).result;
}

beforeEach(() => useToastStore.setState({ toasts: [] }));

describe("useChosen", () => {
  it("is the file's last entry where the address names no leaf", () => {
    const { current } = at("/s/k");
    expect(current).toMatchObject({ leaf: 3, shown: undefined });
  });

  it("reads leaf and entry from the address", () => {
    expect(at("/s/k?leaf=e3&entry=e2").current).toMatchObject({ leaf: 2, shown: 1 });
  });

  it("pushes a chosen leaf, so that back leads to the one before", () => {
    const result = at("/s/k?entry=e2");
    const steps = window.history.length;
    act(() => result.current.selectLeaf(2));
    expect(address()).toBe("/s/k?leaf=e3");
    expect(window.history.length).toBe(steps + 1);
    expect(result.current).toMatchObject({ leaf: 2, shown: undefined });
  });

  it("leaves the last entry unsaid", () => {
    const result = at("/s/k?leaf=e3");
    act(() => result.current.selectLeaf(3));
    expect(address()).toBe("/s/k");
  });

  it("replaces the shown entry: looking around is no step", () => {
    const result = at("/s/k?leaf=e3");
    const steps = window.history.length;
    act(() => result.current.show(1));
    expect(address()).toBe("/s/k?leaf=e3&entry=e2");
    expect(window.history.length).toBe(steps);
    act(() => result.current.show(undefined));
    expect(address()).toBe("/s/k?leaf=e3");
  });

  it("makes a step to a line, but none to the leaf's own that is on the screen already", () => {
    const result = at("/s/k?tab=raw");
    const steps = window.history.length;
    const lineOf = (position: number) =>
      act(() =>
        result.current.showLine({
          code: "bad-timestamp",
          severity: "warning",
          position,
          line: 1,
          message: "",
        }),
      );
    lineOf(3);
    expect(window.history.length).toBe(steps);
    lineOf(1);
    expect(address()).toBe("/s/k?entry=e2&tab=raw");
    expect(window.history.length).toBe(steps + 1);
  });

  it("falls back with a notice where the address names no entry of the session", () => {
    const result = at("/s/k?leaf=nope&entry=__proto__");
    expect(result.current).toMatchObject({ leaf: 3, shown: undefined });
    expect(address()).toBe("/s/k");
    expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual([
      "There is no entry nope in this session: its last entry is the leaf",
      "There is no entry __proto__ in this session",
    ]);
  });
});

describe("useChosen of the end of a session", () => {
  it("waits for what stands further up, and says nothing against the address", () => {
    expect(at("/s/k?leaf=e2", end).current).toMatchObject({ isAwaited: true });
    expect(at("/s/k?entry=e1", end).current).toMatchObject({ isAwaited: true, leaf: 1 });
    expect(address()).toBe("/s/k?entry=e1");
    expect(useToastStore.getState().toasts).toEqual([]);
  });

  it("shows what it has already", () => {
    const result = at("/s/k?leaf=e3", end);
    expect(result.current).toMatchObject({ isAwaited: false, leaf: 0 });
    act(() => result.current.show(0));
    expect(address()).toBe("/s/k?leaf=e3&entry=e3");
  });

  it("calls no entry by an id that only its position would give", () => {
    const message = (role: string) => ({ type: "message", message: { role, content: "x" } });
    const first = new SessionBuilder({ version: 1 })
      .line(message("user"))
      .line(message("assistant"));
    const unnamed = { ...sessionInMemory(first.bytes()).open, tail: end.tail };
    const result = at("/s/k", unnamed);
    act(() => result.current.show(0));
    expect(address()).toBe("/s/k");
    const minted = unnamed.session.keyOf(0);
    expect(at(`/s/k?entry=${minted}`, unnamed).current).toMatchObject({ isAwaited: true });
  });
});
