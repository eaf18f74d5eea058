import type { SessionDetail } from "@leafwalk/server";
import { describe, expect, it } from "vitest";
import { buildUrl } from "../../url/url-state.ts";
import { relationsOf } from "./relations.ts";

describe("relationsOf", () => {
  const lineage = { ancestors: [], end: "root", children: [], subagentOf: null } as const;
  const detail = (parent: SessionDetail["row"]["parent"], given = {}) =>
    // Only what the function looks at.
    ({
      row: { parent },
      lineage: { ...lineage, ...given },
      subagents: [],
    }) as unknown as SessionDetail;

  it("links the session it was forked from", () => {
    const { forkedFrom } = relationsOf(detail({ state: "found", key: "p", title: "The plan" }));
    expect(forkedFrom && buildUrl(forkedFrom.to)).toBe("/s/p");
  });

  it("says once where a subagent comes from, though its file says it twice", () => {
    const host = { key: "p", title: "The plan" };
    const relations = relationsOf(detail({ state: "found", ...host }, { subagentOf: host }));
    expect(relations.subagentOf?.title).toBe("The plan");
    expect(relations.forkedFrom).toBeUndefined();
  });

  it("names a parent that is not here", () => {
    expect(relationsOf(detail({ state: "missing", name: "old.jsonl" })).missingParent).toBe(
      "old.jsonl",
    );
    expect(relationsOf(detail({ state: "loop" })).missingParent).toBeUndefined();
  });
});
