import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Place } from "./place.ts";
import { buildUrl, cardFilters, parseUrl, stateAt, type UrlFields } from "./url-state.ts";

const key = fc.string({ minLength: 1, unit: "grapheme" });
/** A browser takes "." and ".." out of a path, escaped or not: nothing is ever called that. */
const pathKey = key.filter((text) => text !== "." && text !== "..");
const maybeKey = fc.option(key, { nil: undefined });

const sessionState = fc
  .record({
    place: fc.oneof(
      fc.record({ screen: fc.constant("session" as const), key: pathKey }),
      fc.record({
        screen: fc.constant("local" as const),
        id: fc.option(pathKey, { nil: undefined }),
      }),
    ),
    leaf: maybeKey,
    entry: maybeKey,
    tab: fc.constantFrom(
      "tree" as const,
      "context" as const,
      "transcript" as const,
      "raw" as const,
    ),
    rules: fc.constantFrom("llm" as const, "documented" as const),
    find: fc.string(),
    cards: fc.constantFrom(...cardFilters),
  })
  .map(({ place, ...given }) => stateAt(place, given));

const listState = fc
  .record({
    project: fc.option(fc.string(), { nil: undefined }),
    agent: maybeKey,
    show: fc.constantFrom("all" as const, "live" as const, "diagnostics" as const),
    status: fc.constantFrom(undefined, "aborted" as const, "unread" as const),
    sort: fc.constantFrom("activity" as const, "size" as const, "branches" as const),
    words: fc.string(),
  })
  .map((given) => stateAt({ screen: "list" }, given));

function parse(url: string) {
  const { pathname, search } = new URL(url, "http://leafwalk.test");
  return parseUrl(pathname, search);
}

describe("buildUrl and parseUrl", () => {
  it("give back any state", () => {
    fc.assert(
      fc.property(fc.oneof(sessionState, listState), (state) => {
        expect(parse(buildUrl(state))).toEqual({ state, problems: [] });
      }),
    );
  });

  it("reads any address without throwing, and builds one that means the same", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, search) => {
        // As the browser gives them: it has resolved dots by then.
        const { pathname } = new URL(`http://leafwalk.test${path}`);
        const { state } = parseUrl(pathname, search);
        expect(parse(buildUrl(state)).state).toEqual(state);
      }),
    );
  });

  it("writes nothing for defaults", () => {
    expect(buildUrl(stateAt({ screen: "list" }))).toBe("/");
    expect(buildUrl(stateAt({ screen: "session", key: "a/b" }))).toBe("/s/a%2Fb");
    expect(buildUrl(stateAt({ screen: "local", id: undefined }))).toBe("/local");
  });

  it("leaves out what another screen would ask for", () => {
    const state = stateAt({ screen: "list" }, { leaf: "e1", words: "parser" });
    expect(buildUrl(state)).toBe("/?q=parser");
  });
});

describe("parseUrl", () => {
  const cases: { desc: string; url: string; place: Place; fields?: Partial<UrlFields> }[] = [
    { desc: "the list", url: "/", place: { screen: "list" } },
    {
      desc: "a session with a leaf",
      url: "/s/k1?leaf=id%7E2",
      place: { screen: "session", key: "k1" },
      fields: { leaf: "id~2" },
    },
    {
      desc: "sessions without a folder",
      url: "/?project=",
      place: { screen: "list" },
      fields: { project: "" },
    },
    {
      desc: "a path nobody knows",
      url: "/r/secret",
      place: { screen: "unknown", path: "/r/secret" },
    },
    { desc: "a session without its key", url: "/s/", place: { screen: "unknown", path: "/s/" } },
    { desc: "a broken escape", url: "/s/%E0%A4%A", place: { screen: "session", key: "%E0%A4%A" } },
  ];
  for (const { desc, url, place, fields } of cases) {
    it(`reads ${desc}`, () => {
      const [path = "", search = ""] = url.split("?");
      expect(parseUrl(path, search).state).toEqual(stateAt(place, fields));
    });
  }

  it("takes the default for a bad value and says so", () => {
    const { state, problems } = parseUrl("/", "?sort=colour&show=live");
    expect(state).toEqual(stateAt({ screen: "list" }, { show: "live" }));
    expect(problems).toEqual([{ key: "sort", value: "colour" }]);
  });
});
