import { describe, expect, it } from "vitest";
import { makeFolder } from "../../testing/folder.ts";
import { makePage } from "../../testing/page.ts";
import { makeServer } from "../../testing/server.ts";
import { loadPage } from "../page/page.ts";

describe("the page", () => {
  it.each([
    "/",
    "/s/AAAAAAAAAAAAAAAAAAAAAA",
    "/s/AAAAAAAAAAAAAAAAAAAAAA?leaf=a1&entry=b~2",
    "/local",
    "/local/3f2a",
  ])("is served at %s", async (path) => {
    const answer = await makeServer([], { page: makePage() }).request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it("has files whose names change with their content, to be kept for ever, and others to be asked for again", async () => {
    const server = makeServer([], { page: makePage() });
    const hashed = await server.request("/assets/index-4f2a.js");
    expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    const icon = await server.request("/icon.svg");
    expect(icon.headers.get("cache-control")).toBe("no-cache");
    const etag = icon.headers.get("etag") ?? "";
    const again = await server.request("/icon.svg", { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("is what a person gets at an address that leads nowhere, and a program does not", async () => {
    const server = makeServer([], { page: makePage() });
    const person = await server.request("/no/such", { headers: { accept: "text/html,*/*;q=0.8" } });
    expect(person.status).toBe(404);
    expect(person.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const program = await server.request("/assets/old-1a2b.js", { headers: { accept: "*/*" } });
    expect([program.status, await program.text()]).toEqual([404, "Nothing is here."]);
  });

  it("says how to build it where it is not built", async () => {
    const answer = await makeServer([], { page: loadPage(makeFolder()) }).request("/");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("npm run build");
  });
});
