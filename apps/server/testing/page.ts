import { loadPage, type Page } from "../src/page/page.ts";
import { makeFolder } from "./folder.ts";

/** A built page of three files. */
export function makePage(): Page {
  return loadPage(
    makeFolder({
      "index.html": "<!doctype html><title>Leafwalk</title>",
      "icon.svg": "<svg/>",
      "assets/index-4f2a.js": "export {};",
      "assets/deep/worker-1.js": "export {};",
    }),
  );
}
