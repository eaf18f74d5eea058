import { SessionBuilder } from "@leafwalk/core/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { OpenSession } from "../../source/open-session.ts";
import { sessionInMemory } from "../../source/test-bytes.ts";
import { useSearch } from "./use-search.ts";

const built = () => new SessionBuilder().user("a lamp").assistant("The Lamp is lit").user("bye");

function search(open: OpenSession, query: string) {
  return renderHook(
    (props: { open: OpenSession; query: string }) => {
      return useSearch(props.open, props.query);
    },
    { initialProps: { open, query } },
  );
}

describe("useSearch", () => {
  it("searches for the query, and for another one anew", async () => {
    const { open } = sessionInMemory(built().bytes());
    const { result, rerender } = search(open, "LAMP");
    expect(result.current.state).toBe("reading");
    await waitFor(() => expect(result.current.state).toBe("done"));
    expect(result.current.found.hits.map(({ position }) => position)).toEqual([0, 1]);
    rerender({ open, query: "lit" });
    expect(result.current).toMatchObject({ state: "reading", found: { hits: [] } });
    await waitFor(() => expect(result.current.state).toBe("done"));
    expect(result.current.found.entries).toBe(1);
  });

  it("looks for nothing where nothing is asked for", () => {
    const { open, reads } = sessionInMemory(built().bytes());
    expect(search(open, "  ").result.current).toMatchObject({ state: "idle", words: "" });
    expect(reads).toEqual([]);
  });

  it("searches only what was added when a session grows", async () => {
    const session = built();
    const before = sessionInMemory(session.bytes());
    const { result, rerender } = search(before.open, "lamp");
    await waitFor(() => expect(result.current.state).toBe("done"));
    const [first] = result.current.found.hits;
    const grown = sessionInMemory(session.user("One more lamp").bytes());
    rerender({ open: grown.open, query: "lamp" });
    await waitFor(() => expect(result.current.found.hits).toHaveLength(3));
    expect(result.current.found.hits[0]).toBe(first);
    expect(grown.reads).toEqual([[3]]);
  });

  it("tells of a failure, and goes on when it is told to", async () => {
    const { open, failNext } = sessionInMemory(built().bytes());
    failNext(new Error("no answer"));
    const { result } = search(open, "lamp");
    await waitFor(() => expect(result.current.state).toBe("failed"));
    expect(result.current.error).toEqual(new Error("no answer"));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.state).toBe("done"));
    expect(result.current.found.hits).toHaveLength(2);
  });
});
