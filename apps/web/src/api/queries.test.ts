import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { listedSize, sessionListQuery, sessionsOfIdQuery } from "./queries.ts";

it("finds the size of a session in whatever list was loaded", () => {
  const client = new QueryClient();
  expect(listedSize(client, "b")).toBeUndefined();
  const pageOf = (...sessions: { key: string; size: number }[]) => ({ sessions });
  client.setQueryData(sessionsOfIdQuery("x").queryKey, []);
  const { queryKey } = sessionListQuery({ project: undefined, sort: "activity" });
  const pages = [pageOf({ key: "a", size: 1 }), pageOf({ key: "b", size: 2 })];
  client.setQueryData<unknown>(queryKey, { pages, pageParams: [] });
  expect([listedSize(client, "a"), listedSize(client, "b")]).toEqual([1, 2]);
  expect(listedSize(client, "c")).toBeUndefined();
});
