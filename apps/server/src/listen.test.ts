import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { listen, PortUnavailable } from "./listen.ts";

function makeServer() {
  const server = createServer();
  onTestFinished(() => {
    server.close();
  });
  return server;
}

describe("listen", () => {
  it("takes a free port of loopback and says which", async () => {
    const server = makeServer();
    const port = await listen(server, 0);
    expect(server.address()).toMatchObject({ address: "127.0.0.1", port });
  });

  it("goes on to the next free port where none was asked for", async () => {
    const [one, two] = [
      await listen(makeServer(), undefined),
      await listen(makeServer(), undefined),
    ];
    expect(one).toBeGreaterThanOrEqual(4177);
    expect(two).toBeGreaterThan(one);
  });

  it("does not take another port than the one asked for", async () => {
    const port = await listen(makeServer(), 0);
    await expect(listen(makeServer(), port)).rejects.toThrow(
      new PortUnavailable(`port ${port} is taken by another program`),
    );
  });
});
