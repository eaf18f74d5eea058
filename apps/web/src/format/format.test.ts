import { describe, expect, it } from "vitest";
import { countOf, formatBytes, formatCost } from "./figures.ts";
import { NO_PROJECT, nameProjects } from "./project-names.ts";
import { titleWords } from "./session-title.ts";
import { formatAge, groupOfTime } from "./time.ts";

const now = new Date(2026, 10, 30, 12, 0).getTime();
const at = (month: number, date: number, hours = 9, minutes = 5, year = 2026) =>
  new Date(year, month - 1, date, hours, minutes).getTime();

describe("formatAge", () => {
  const cases: [desc: string, time: number, words: string][] = [
    ["the present minute", now - 20_000, "just now"],
    ["a clock that is a little ahead", now + 20_000, "just now"],
    ["the present hour", now - 150_000, "2 min ago"],
    ["today", at(11, 30), "09:05"],
    ["the last week", at(11, 29, 18, 20), "Sun 18:20"],
    ["this year", at(11, 14), "14 Nov"],
    ["earlier years", at(11, 14, 9, 0, 2024), "14 Nov 2024"],
    ["the future", at(12, 24), "24 Dec"],
  ];
  for (const [desc, time, words] of cases) it(desc, () => expect(formatAge(time, now)).toBe(words));
});

describe("groupOfTime", () => {
  const cases: [time: number, group: string][] = [
    [now, "Today"],
    [at(12, 3), "Today"],
    [at(11, 29, 23, 59), "Yesterday"],
    [at(11, 26), "Earlier this week"],
    [at(11, 3), "Earlier this month"],
    [at(10, 3), "October"],
    [at(10, 3, 9, 0, 2025), "October 2025"],
  ];
  for (const [time, group] of cases) {
    it(group, () => expect(groupOfTime(time, now)).toBe(group));
  }
});

describe("figures", () => {
  it("gives bytes in decimal units", () => {
    expect(
      [0, 999, 1000, 210_400, 999_499, 999_600, 3_140_000, 1_940_000_000].map(formatBytes),
    ).toEqual(["0 B", "999 B", "1 kB", "210 kB", "999 kB", "1.0 MB", "3.1 MB", "1.94 GB"]);
  });

  it("gives cost in dollars, and nothing for nothing", () => {
    expect([0, 0.0004, 0.08, 21.066, 1234.5].map(formatCost)).toEqual([
      "",
      "<$0.01",
      "$0.08",
      "$21.07",
      "$1,234.50",
    ]);
  });

  it("counts in words", () => {
    expect(countOf(1, "entry", "entries")).toBe("1 entry");
    expect(countOf(1846, "entry", "entries")).toBe("1,846 entries");
  });
});

describe("titleWords", () => {
  const words = (
    origin: "header" | "first-user-text" | "time",
    text: string,
    firstPrompt: string,
  ) =>
    titleWords(
      { title: { origin, text }, firstPrompt, started: at(11, 14), fileName: "a.jsonl" },
      now,
    );

  it("is the name where there is one", () => {
    expect(words("header", "Port the table", "/mode plan")).toEqual({ title: "Port the table" });
  });

  it("is the first question, quoted, where there is none", () => {
    const { title } = words("first-user-text", "can you look", "can you look");
    expect(title).toBe("Untitled · “can you look”");
  });

  it("skips a command, and says that it came first", () => {
    expect(words("first-user-text", "/mode plan", "can you look")).toEqual({
      title: "Untitled · “can you look”",
      note: "Began with /mode plan",
    });
  });

  it("says so where there is nothing but a command", () => {
    expect(words("first-user-text", "/mode plan", "/mode plan").title).toBe(
      "Began with /mode plan",
    );
  });

  it("falls back to the time", () => {
    expect(words("time", "2026-11-14T09:05:00.000Z", "").title).toBe("Untitled · 14 Nov");
  });
});

describe("nameProjects", () => {
  it("takes as many parts as it needs", () => {
    const folders = ["/srv/a/b-c", "/srv/a-b/c", "/home/me/c", "C:\\work\\demo", "/", null];
    expect([...nameProjects(folders)].sort()).toEqual(
      [
        ["/srv/a/b-c", "b-c"],
        ["/srv/a-b/c", "a-b/c"],
        ["/home/me/c", "me/c"],
        ["C:\\work\\demo", "demo"],
        ["/", "/"],
        [null, NO_PROJECT],
      ].sort(),
    );
  });

  it("ends with whole folders where their parts are equal", () => {
    const names = nameProjects(["a/b", "/a/b/"]);
    expect(names.get("a/b")).toBe("a/b");
    expect(names.get("/a/b/")).toBe("/a/b/");
  });
});
