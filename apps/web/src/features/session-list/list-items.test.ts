import { describe, expect, it } from "vitest";
import { filterRows } from "./filter-rows.ts";
import { type ListItem, listItems } from "./list-items.ts";
import { rowOf } from "./test-rows.ts";

const now = new Date(2026, 10, 30, 12).getTime();
const daysAgo = (days: number) => now - days * 86_400_000;
const at = (key: string, days: number) => rowOf(key, { lastActivity: daysAgo(days) });

/** The list as an outline: headings by name, rows indented by depth. */
const outline = (items: readonly ListItem[]) =>
  items.map((item) => (item.isRow ? `${"  ".repeat(item.depth)}${item.key}` : `# ${item.name}`));

describe("listItems", () => {
  const choice = { isGrouped: true, open: new Set<string>(), now };

  it("puts a heading before the first row of each age", () => {
    const rows = [at("a", 0), at("b", 0), at("c", 1), at("d", 3), at("e", 40)];
    expect(outline(listItems(rows, choice))).toEqual([
      "# Today",
      "a",
      "b",
      "# Yesterday",
      "c",
      "# Earlier this week",
      "d",
      "# October",
      "e",
    ]);
  });

  it("gives no heading twice while an order is held in which times go back and forth", () => {
    const rows = [at("a", 0), at("b", 1), at("c", 0), at("d", 2)];
    expect(outline(listItems(rows, choice))).toEqual([
      "# Today",
      "a",
      "# Yesterday",
      "b",
      "c",
      "# Earlier this week",
      "d",
    ]);
  });

  it("has no headings in other orders", () => {
    const items = listItems([at("a", 0), at("b", 9)], { ...choice, isGrouped: false });
    expect(outline(items)).toEqual(["a", "b"]);
  });

  it("shows subagents under the sessions that are opened", () => {
    const inner = rowOf("inner", { subagents: [rowOf("innermost")] });
    const rows = [rowOf("a", { subagents: [inner, rowOf("other")] }), rowOf("b")];
    const open = new Set(["a", "inner"]);
    expect(outline(listItems(rows, { isGrouped: false, open, now }))).toEqual([
      "a",
      "  inner",
      "    innermost",
      "  other",
      "b",
    ]);
  });
});

describe("filterRows", () => {
  const filter = { words: "", agent: undefined, show: "all" } as const;
  const rows = [
    rowOf("parser", { title: "Move the filter PARSER", live: true }),
    rowOf("hooks", { firstPrompt: "Retry webhooks, parser or not", agent: "pi" }),
    rowOf("parent", { subagents: [rowOf("child", { title: "Scout the webhooks" })] }),
    rowOf("damaged", { damaged: "The last line is cut short" }),
  ];
  const keysOf = (given: Partial<Parameters<typeof filterRows>[1]>) =>
    filterRows(rows, { ...filter, ...given }).map(({ key }) => key);

  it("gives back the very rows when nothing is asked for", () => {
    expect(filterRows(rows, filter)).toBe(rows);
  });

  it("wants every word, in title or first message, in any case", () => {
    expect(keysOf({ words: "parser" })).toEqual(["parser", "hooks"]);
    expect(keysOf({ words: " WEBHOOKS  retry " })).toEqual(["hooks"]);
    expect(keysOf({ words: "parser nothing" })).toEqual([]);
  });

  it("keeps a session whose subagent has the words", () => {
    expect(keysOf({ words: "scout" })).toEqual(["parent"]);
  });

  it("filters by agent and by state", () => {
    expect(keysOf({ agent: "pi" })).toEqual(["hooks"]);
    expect(keysOf({ show: "live" })).toEqual(["parser"]);
    expect(keysOf({ show: "diagnostics" })).toEqual(["damaged"]);
  });
});
