import { countStatuses } from "@leafwalk/core";
import type { SessionList } from "@leafwalk/server";
import { describe, expect, it } from "vitest";
import { buildUrl } from "../../url/url-state.ts";
import { listSections } from "./sections.ts";
import { rowOf } from "./test-rows.ts";

const rows = [rowOf("a", { live: true }), rowOf("b", { damaged: "cut short" })];
const root = { path: "~/x", state: "ok", sessions: 2 } as const;
const head: SessionList = {
  sessions: rows,
  cursor: null,
  total: 2,
  totalBytes: 2000,
  pending: 0,
  statuses: countStatuses([]),
  projects: [
    { cwd: "/srv/a/b-c", count: 2 },
    { cwd: "/srv/a-b/c", count: 1 },
    { cwd: null, count: 1 },
  ],
  roots: [{ ...root, agent: "omp" }],
  demo: false,
};

const kept = { sort: "activity", words: "" } as const;

describe("listSections", () => {
  it("gives each project once, by its folder and not by its name", () => {
    const sections = listSections({
      head,
      rows,
      isWhole: true,
      local: { open: 0, closed: 0 },
      kept,
    });
    expect(sections.map(({ name, count, to }) => [name, count, buildUrl(to)])).toEqual([
      ["All sessions", 4, "/"],
      ["Live now", 1, "/?show=live"],
      ["With diagnostics", 1, "/?show=diagnostics"],
      ["b-c", 2, "/?project=%2Fsrv%2Fa%2Fb-c"],
      ["c", 1, "/?project=%2Fsrv%2Fa-b%2Fc"],
      ["No folder recorded", 1, "/?project="],
    ]);
  });

  it("keeps the order and the words when another section is chosen", () => {
    const [all] = listSections({
      head,
      rows,
      isWhole: true,
      local: { open: 0, closed: 0 },
      kept: { sort: "cost", words: "parser" },
    });
    expect(all && buildUrl(all.to)).toBe("/?sort=cost&q=parser");
  });

  it("gives no count that it would have to guess", () => {
    const sections = listSections({
      head,
      rows,
      isWhole: false,
      local: { open: 0, closed: 0 },
      kept,
    });
    expect(sections.find(({ kind }) => kind === "diagnostics")?.count).toBeUndefined();
  });

  it("lists agents where there are several, and the files of this tab where there are any", () => {
    const roots = [...head.roots, { ...root, agent: "pi" as const, sessions: 3 }];
    const list = { ...head, roots };
    const sections = listSections({
      head: list,
      rows,
      isWhole: true,
      local: { open: 5, closed: 0 },
      kept,
    });
    expect(sections.filter(({ kind }) => kind === "agent").map(({ name }) => name)).toEqual([
      "omp",
      "pi",
    ]);
    expect(sections.find(({ kind }) => kind === "local")?.count).toBe(5);
  });
});
