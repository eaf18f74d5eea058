import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { demoFiles } from "../../demo/write-demo.ts";
import { makeServer } from "../../testing/server.ts";
import { makeDemoRoot } from "./root.ts";

const folder = join(import.meta.dirname, "../../demo");

describe("the demo sessions", () => {
  it.each(Object.entries(demoFiles))("%s is what its script writes", (path, write) => {
    expect(readFileSync(join(folder, path), "utf8")).toBe(write());
  });

  it("are three, each with something of its own to see", async () => {
    const server = makeServer([], { demo: makeDemoRoot(folder) });
    await server.list();
    await server.library.settle();
    const { sessions, demo } = await server.list();
    expect(demo).toBe(true);
    expect(
      sessions.map(({ title, damaged, subagents, parent, summary }) => ({
        title,
        damaged: damaged !== null,
        subagents: subagents.length,
        parent: parent?.state ?? null,
        compactions: summary?.compactions,
        branches: (summary?.tips ?? 0) > 1,
      })),
    ).toEqual([
      {
        title: "A refactoring with branches",
        damaged: false,
        subagents: 1,
        parent: null,
        compactions: 1,
        branches: true,
      },
      {
        title: "A long bug hunt",
        damaged: false,
        subagents: 0,
        parent: "missing",
        compactions: 3,
        branches: true,
      },
      {
        title: "A damaged file",
        damaged: true,
        subagents: 0,
        parent: null,
        compactions: 0,
        branches: true,
      },
    ]);
  });
});
