import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

interface PageFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly etag: string;
  /** Its name changes with its content. */
  readonly hashed: boolean;
}

/** The built page, by address. */
export type Page = ReadonlyMap<string, PageFile>;

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/**
 * Reads the page whole, once: requests find it by its exact address, so that none can become a path, and
 * a build that runs meanwhile takes nothing away from a page that is open.
 */
export function loadPage(folder: string): Page {
  const page = new Map<string, PageFile>();
  if (!existsSync(join(folder, "index.html"))) return page;
  const folders = [""];
  for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const address = `${below}/${entry.name}`;
      if (entry.isDirectory()) folders.push(address);
      else if (entry.isFile()) page.set(address, readPageFile(join(folder, address), address));
    }
  }
  return page;
}

function readPageFile(path: string, address: string): PageFile {
  const bytes = readFileSync(path);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return {
    bytes,
    contentType: contentTypes[extname(address)] ?? "application/octet-stream",
    etag: `"${hash}"`,
    // vite puts what it names by content, and nothing else, into this folder.
    hashed: address.startsWith("/assets/"),
  };
}
