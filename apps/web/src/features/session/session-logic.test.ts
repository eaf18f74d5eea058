import type { Diagnostic } from "@leafwalk/core";
import { openSession } from "@leafwalk/core";
import { SessionBuilder } from "@leafwalk/core/testing";
import type { SessionDetail } from "@leafwalk/server";
import { describe, expect, it } from "vitest";
import { RequestFailed, ServerUnreachable } from "../../api/client.ts";
import { factsOf } from "../../source/test-bytes.ts";
import { buildUrl } from "../../url/url-state.ts";
import { wordsForFailure } from "./failure-words.ts";
import { relationsOf } from "./relations.ts";
import { countSeverities, sortDiagnostics } from "./sort-diagnostics.ts";
import { stepToUser } from "./step-to-user.ts";

describe("sortDiagnostics", () => {
  const found: Diagnostic[] = [
    { line: 3, code: "unknown-type", severity: "info", message: "a" },
    { line: 9, code: "malformed-line", severity: "error", message: "b" },
    { line: 5, code: "missing-parent", severity: "warning", message: "c" },
    { line: 2, code: "nul-bytes", severity: "error", message: "d" },
  ];

  it("puts errors first, then goes by line", () => {
    expect(
      sortDiagnostics(found)
        .map(({ message }) => message)
        .join(""),
    ).toBe("dbca");
  });

  it("counts each severity", () => {
    expect(countSeverities(found)).toEqual({ error: 2, warning: 1, info: 1 });
  });
});

describe("stepToUser", () => {
  const built = new SessionBuilder()
    .user("a")
    .assistant("b")
    .assistant("c")
    .user("d")
    .assistant("e");
  const session = openSession(factsOf(built.bytes()));
  const path = session.pathOf(session.leaf);

  it("goes from one user message to the next, from wherever one is", () => {
    expect(stepToUser(session, path, 0, 1)).toBe(3);
    expect(stepToUser(session, path, 2, 1)).toBe(3);
    expect(stepToUser(session, path, 4, -1)).toBe(3);
    expect(stepToUser(session, path, 3, -1)).toBe(0);
  });

  it("ends at the ends", () => {
    expect(stepToUser(session, path, 0, -1)).toBeUndefined();
    expect(stepToUser(session, path, 3, 1)).toBeUndefined();
  });
});

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

describe("wordsForFailure", () => {
  it("has words for what the server says, and its own words for the rest", () => {
    const title = (error: Error) => wordsForFailure(error).title;
    expect(title(new RequestFailed(404, "not-found", "x"))).toBe("There is no such session");
    expect(title(new ServerUnreachable({}))).toBe("The Leafwalk server does not answer");
    expect(wordsForFailure(new RequestFailed(500, "toString", "x")).text).toBe("x");
  });
});
