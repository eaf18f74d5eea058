import { describe, expect, it } from "vitest";
import { makeFolder } from "../../testing/folder.ts";
import { makeServer } from "../../testing/server.ts";
import { smallSession } from "../../testing/sessions.ts";
import type { SessionRow } from "../api-types.ts";

describe("the row of a session", () => {
  it("is that of the list", async () => {
    const server = makeServer([makeFolder({ "a.jsonl": smallSession() })]);
    await server.library.settle();
    const row = await server.row("a.jsonl");
    const answer = await server.request(`/api/sessions/${row.key}/row`);
    expect(await answer.json()).toEqual(row);
  });

  it("comes, with its bytes, while the facts are still to come", async () => {
    const content = smallSession();
    const server = makeServer([makeFolder({ "a.jsonl": content })]);
    const { key } = await server.row("a.jsonl");
    // As of a file that takes for ever.
    server.library.read = () => new Promise(() => {});
    const answer = await server.request(`/api/sessions/${key}/row`);
    const { file, size } = (await answer.json()) as SessionRow;
    expect([file, size]).toEqual(["a.jsonl", Buffer.byteLength(content)]);
    const raw = await server.request(`/api/sessions/${key}/raw?from=${size - 20}&to=${size}`);
    expect(await raw.text()).toBe(content.slice(-20));
  });

  it("is none of a session that is not there", async () => {
    const server = makeServer([makeFolder({ "a.jsonl": smallSession() })]);
    const answer = await server.request("/api/sessions/AAAAAAAAAAAAAAAAAAAAAA/row");
    expect(answer.status).toBe(404);
  });
});
