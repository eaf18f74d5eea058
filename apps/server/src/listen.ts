import type { Server } from "node:net";
import { systemCode } from "./errors.ts";

// Loopback only: until sign-in exists nobody else may ask.
const HOST = "127.0.0.1";
const FIRST_PORT = 4177;
const TRIES = 100;

/** The port that was asked for cannot be had. */
export class PortUnavailable extends Error {
  override readonly name = "PortUnavailable";
}

/** Listens on the port asked for (0: any), else on 4177 or the next free one; gives the port. */
export async function listen(server: Server, asked: number | undefined): Promise<number> {
  if (asked !== undefined) return listenOn(server, asked);
  for (let port = FIRST_PORT; port < FIRST_PORT + TRIES; port++) {
    try {
      return await listenOn(server, port);
    } catch (error) {
      if (!(error instanceof PortUnavailable)) throw error;
    }
  }
  return listenOn(server, 0);
}

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      server.off("listening", succeed);
      reject(unavailable(error, port) ?? error);
    };
    const succeed = () => {
      server.off("error", fail);
      const address = server.address();
      // A string would be the name of a pipe, which we do not listen on.
      resolve(typeof address === "object" && address ? address.port : port);
    };
    server.once("error", fail).once("listening", succeed).listen(port, HOST);
  });
}

function unavailable(error: Error, port: number): PortUnavailable | undefined {
  switch (systemCode(error)) {
    case "EADDRINUSE":
      return new PortUnavailable(`port ${port} is taken by another program`);
    case "EACCES":
      return new PortUnavailable(`port ${port} is not open to this user`);
    default:
      return undefined;
  }
}
