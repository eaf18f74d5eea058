import { countStatuses } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import type { SessionList, SessionRow } from "@leafwalk/server";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "../../app/query-client.ts";
import { SessionListScreen } from "./SessionListScreen.tsx";
import { readRow, rowOf } from "./test-rows.ts";

function listOf(sessions: readonly SessionRow[], given: Partial<SessionList> = {}): SessionList {
  return {
    sessions,
    cursor: null,
    total: sessions.length,
    totalBytes: 1000 * sessions.length,
    pending: 0,
    statuses: countStatuses(sessions),
    projects: [{ cwd: "/srv/querykit", count: sessions.length }],
    roots: [{ path: "~/.omp/agent/sessions", agent: "omp", state: "ok", sessions: 1 }],
    demo: false,
    ...given,
  };
}

function show(answer: () => Response) {
  vi.stubGlobal("fetch", async () => answer());
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionListScreen />
    </QueryClientProvider>,
  );
}

const read = readRow(
  "a",
  new SessionBuilder({ title: "Move the parser" }).user("x").assistant("y"),
);

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  // happy-dom lays nothing out: the list is given a height to fill.
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
});
afterEach(() => vi.restoreAllMocks());

describe("SessionListScreen", () => {
  it("lists sessions as links", async () => {
    show(() => Response.json(listOf([read, rowOf("b")])));
    const link = await screen.findByRole("link", { name: "Move the parser" });
    expect(link.getAttribute("href")).toBe("/s/a");
    expect(screen.getByRole("link", { name: "Title of b" })).toBeTruthy();
    expect(screen.getByText("2 sessions · 2 kB")).toBeTruthy();
  });

  it("walks the rows by j and k, and finds by /", async () => {
    show(() => Response.json(listOf([read, rowOf("b")])));
    await screen.findByRole("link", { name: "Move the parser" });
    const press = (key: string) => act(() => fireEvent.keyDown(document.activeElement!, { key }));
    press("j");
    expect(document.activeElement?.textContent).toBe("Move the parser");
    press("j");
    expect(document.activeElement?.textContent).toBe("Title of b");
    press("k");
    expect(document.activeElement?.textContent).toBe("Move the parser");
    press("/");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
    press("j");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  });

  it("filters, keeps the words in the address, and says when nothing is left", async () => {
    show(() => Response.json(listOf([read, rowOf("b")])));
    const field = await screen.findByRole("searchbox");
    fireEvent.change(field, { target: { value: "parser" } });
    expect(window.location.search).toBe("?q=parser");
    expect(screen.queryByRole("link", { name: "Title of b" })).toBeNull();
    fireEvent.change(field, { target: { value: "zzz" } });
    expect(screen.getByText("No session here has “zzz”")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(window.location.search).toBe("");
  });

  it("goes from the field down to what was found", async () => {
    show(() => Response.json(listOf([read, rowOf("b")])));
    const field = await screen.findByRole("searchbox");
    act(() => field.focus());
    act(() => fireEvent.change(field, { target: { value: "title of b" } }));
    act(() => fireEvent.keyDown(field, { key: "ArrowDown" }));
    expect(document.activeElement?.textContent).toBe("Title of b");
  });

  it("counts in the menu how sessions ended, as the other filters leave them", async () => {
    const failed = new SessionBuilder().user("x").assistant("y", { stopReason: "error" });
    const sessions = [
      { ...read, title: "Move the parser" },
      readRow("b", failed, { title: "Lexer" }),
      rowOf("c"),
      rowOf("d", { damaged: "It cannot be read" }),
    ];
    show(() => Response.json(listOf(sessions)));
    await screen.findByRole("link", { name: "Move the parser" });
    const counts = () => {
      fireEvent.click(screen.getByRole("button", { name: /^Status/ }));
      const items = screen.getAllByRole("menuitemradio").map((item) => item.textContent);
      fireEvent.click(screen.getByRole("button", { name: /^Status/ }));
      return items.filter((text) => !text?.endsWith("0"));
    };
    const all = ["Any status4", "Complete1", "Failed1", "Unknown1", "Not read yet1"];
    expect(counts()).toEqual(all);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "parser" } });
    expect(counts()).toEqual(["Any status1", "Complete1"]);
  });

  it("takes the server's counts for sessions that are not loaded, and none it cannot know", async () => {
    const statuses = { ...countStatuses([]), complete: 300, aborted: 12 };
    const list = listOf([read], { cursor: "more", total: 312, statuses });
    let isFirst = true;
    show(() => {
      const answer = isFirst ? Response.json(list) : new Response(null, { status: 500 });
      isFirst = false;
      return answer;
    });
    await screen.findByRole("link", { name: "Move the parser" });
    fireEvent.click(screen.getByRole("button", { name: /^Status/ }));
    expect(screen.getByRole("menuitemradio", { name: /Any status\s*312/ })).toBeTruthy();
    expect(screen.getByRole("menuitemradio", { name: /Aborted\s*12/ })).toBeTruthy();
  });

  it("says how a session ended, unless it is at work", async () => {
    const aborted = new SessionBuilder().user("x").assistant("y", { stopReason: "aborted" });
    show(() =>
      Response.json(listOf([readRow("a", aborted), readRow("b", aborted, { live: true })])),
    );
    expect(await screen.findAllByText("aborted")).toHaveLength(1);
    expect(screen.getAllByText("live")).toHaveLength(1);
  });

  it("shows what to do where there are no sessions, and the demos as what they are", async () => {
    const roots: SessionList["roots"] = [
      { path: "~/.pi/agent/sessions", agent: "pi", state: "missing", sessions: 0 },
    ];
    show(() => Response.json(listOf([{ ...read, demo: true }], { demo: true, roots })));
    expect(await screen.findByRole("heading", { name: "Open a session" })).toBeTruthy();
    expect(screen.getByText("folder does not exist")).toBeTruthy();
    expect(screen.getByRole("link", { name: /Move the parser/ })).toBeTruthy();
    expect(screen.getByText("invented sessions, nothing to set up")).toBeTruthy();
  });

  it("says what the server answered, with a way to try again", async () => {
    const error = { code: "internal", message: "The folder went away" };
    let isBroken = true;
    show(() =>
      isBroken ? Response.json({ error }, { status: 500 }) : Response.json(listOf([read])),
    );
    expect(await screen.findByText("The folder went away")).toBeTruthy();
    isBroken = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Move the parser" })).toBeTruthy();
  });

  it("opens subagents under their session", async () => {
    const row = { ...read, subagents: [rowOf("scout", { title: "Scout" })] };
    show(() => Response.json(listOf([row])));
    const toggle = await screen.findByRole("button", { name: /1 subagent/ });
    expect(screen.queryByRole("link", { name: "Scout" })).toBeNull();
    fireEvent.click(toggle);
    expect(screen.getByRole("link", { name: "Scout" })).toBeTruthy();
  });
});
