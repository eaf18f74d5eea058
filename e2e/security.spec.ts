import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { type App, startApp } from "./support/app.ts";

/** A page on another port of this machine: same-site, and still not ours. */
async function startNeighbour(html: string): Promise<{ server: Server; url: string }> {
  const server = createServer((_request, answer) => {
    answer.setHeader("Content-Type", "text/html; charset=utf-8");
    answer.end(`<!doctype html><title>Neighbour</title>${html}`);
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}` };
}

let app: App;
let neighbour: Server | undefined;

test.beforeEach(async () => {
  app = await startApp();
});
test.afterEach(async () => {
  neighbour?.close();
  neighbour?.closeAllConnections();
  await app.stop();
});

async function visitNeighbour(page: Page, html = "") {
  const { server, url } = await startNeighbour(html);
  neighbour = server;
  await page.goto(url);
}

test("a page elsewhere reads nothing, however it asks", async ({ page }) => {
  await visitNeighbour(page);
  const url = `${app.url}/api/sessions`;
  const outcomes = await page.evaluate(async (address) => {
    const ask = async (options: RequestInit) => {
      try {
        const answer = await fetch(address, options);
        return `${answer.type} ${answer.status} ${await answer.text()}`;
      } catch {
        return "refused";
      }
    };
    return [
      await ask({}),
      await ask({ credentials: "include" }),
      await ask({ method: "POST", body: "{}" }),
      await ask({ headers: { "X-Anything": "1" } }),
      await ask({ mode: "no-cors" }),
    ];
  }, url);
  // Resource-Policy keeps even the opaque answer of the last one away.
  expect(outcomes).toEqual(["refused", "refused", "refused", "refused", "refused"]);
});

test("a page elsewhere can neither run nor draw what the server has", async ({ page }) => {
  const { sessions } = await (await page.request.get(`${app.url}/api/sessions`)).json();
  const index = await (await page.request.get(app.url)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(index)?.[1];
  await visitNeighbour(page);
  const outcomes = await page.evaluate(
    async ([raw, asset]) => {
      const load = (element: HTMLScriptElement | HTMLImageElement, src: string | undefined) =>
        new Promise<string>((settle) => {
          element.onload = () => settle("loaded");
          element.onerror = () => settle("refused");
          element.src = src ?? "";
          document.body.append(element);
        });
      return [
        await load(document.createElement("script"), raw),
        await load(document.createElement("script"), asset),
        await load(document.createElement("img"), raw),
      ];
    },
    [`${app.url}/api/sessions/${sessions[0].key}/raw`, `${app.url}${script}`],
  );
  expect(outcomes).toEqual(["refused", "refused", "refused"]);
});

test("a page elsewhere cannot frame the page", async ({ page }) => {
  await visitNeighbour(page);
  await page.evaluate(async (address) => {
    const frame = document.createElement("iframe");
    const loaded = new Promise((settle) => {
      frame.onload = settle;
    });
    frame.src = address;
    document.body.append(frame);
    await loaded;
  }, app.url);
  // The frame shows the browser's own page instead.
  const inside = page.frames().find((frame) => frame !== page.mainFrame());
  expect(inside?.url()).toMatch(/^chrome-error:/);
});

test("a page elsewhere may link to the page, and gets no hold of its window", async ({ page }) => {
  await visitNeighbour(page, `<a href="${app.url}" target="_blank" rel="opener">Open</a>`);
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Open" }).click(),
  ]);
  await expect(opened).toHaveTitle(/Leafwalk/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

test("a name that points at this machine is not enough", async ({ playwright }) => {
  const { port } = new URL(app.url);
  const stranger = await playwright.request.newContext({
    extraHTTPHeaders: { Host: `attacker.example:${port}` },
  });
  for (const path of ["/", "/api/sessions"]) {
    const answer = await stranger.get(`${app.url}${path}`);
    expect(answer.status()).toBe(421);
  }
  await stranger.dispose();
});

test("the page runs under its policy without a complaint, and no script of a text runs in it", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto(app.url);
  await expect(page).toHaveTitle(/Leafwalk/);
  expect(complaints).toEqual([]);
  const ran = await page.evaluate(() => {
    const holder = document.createElement("div");
    holder.innerHTML = `<img src="x" onerror="window.ran = true">`;
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(holder, script);
    return new Promise((settle) => {
      // The handler, were it allowed, would run with this very event.
      holder.firstElementChild?.addEventListener("error", () => settle("ran" in window));
    });
  });
  expect(ran).toBe(false);
});

test("any other host is refused, and a taken port is told", async () => {
  await expect(startApp({ args: ["--host", "0.0.0.0"] })).rejects.toThrow(
    /ended with 2:\nleafwalk: --host 0\.0\.0\.0 is refused: without sign-in/,
  );
  const { port } = new URL(app.url);
  await expect(startApp({ args: ["--port", port] })).rejects.toThrow(
    /ended with 1:\nleafwalk: port \d+ is taken by another program/,
  );
});
