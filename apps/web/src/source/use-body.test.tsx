import { SessionBuilder } from "@leafwalk/core/testing";
import { act, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { OpenSession } from "./open-session.ts";
import { sessionInMemory } from "./test-bytes.ts";
import { useBodies, useBody } from "./use-body.ts";

const bytes = new SessionBuilder().user("first").user("second").user("third").bytes();
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));

function One({ open, position }: { readonly open: OpenSession; readonly position: number }) {
  const body = useBody(open, position);
  return <p>{body.state === "ready" ? `${position} ${String(body.body["id"])}` : body.state}</p>;
}

function Several({
  open,
  positions,
}: {
  readonly open: OpenSession;
  readonly positions: number[];
}) {
  const bodies = useBodies(open, positions);
  return <p>{[...bodies.values()].map(({ state }) => state).join(" ")}</p>;
}

describe("useBody", () => {
  it("reads the bodies of all components of a frame at once", async () => {
    const { open, reads } = sessionInMemory(bytes);
    render(
      <>
        <One open={open} position={0} />
        <One open={open} position={2} />
        <Several open={open} positions={[1, 2]} />
      </>,
    );
    expect(screen.getAllByText("loading")).toHaveLength(2);
    await settled();
    expect(reads).toEqual([[0, 1, 2]]);
    expect(screen.getByText("0 e1")).toBeTruthy();
    expect(screen.getByText("2 e3")).toBeTruthy();
    expect(screen.getByText("ready ready")).toBeTruthy();
  });

  it("follows when it is asked for another entry", async () => {
    const { open } = sessionInMemory(bytes);
    const { rerender } = render(<One open={open} position={0} />);
    await settled();
    rerender(<One open={open} position={1} />);
    await settled();
    expect(screen.getByText("1 e2")).toBeTruthy();
  });
});
