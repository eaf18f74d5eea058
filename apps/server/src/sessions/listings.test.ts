import { describe, expect, it } from "vitest";
import { Listings } from "./listings.ts";
import { makeRoot } from "./root.ts";
import { SessionFile } from "./session-file.ts";

function file(name: string, modified: number): SessionFile {
  const place = { folder: "/srv", path: `/srv/${name}`, name };
  const identity = { size: 1, modified, tag: name, inode: "1" };
  return new SessionFile(name, makeRoot("/srv"), place, name, identity);
}

describe("Listings", () => {
  it("keeps an order until files change or something is learned", () => {
    const source = { all: [file("a", 1), file("b", 2)], timesChanged: 1 };
    const listings = new Listings(source);
    const query = { project: undefined, sort: "activity", cursor: undefined } as const;
    const namesOf = () => listings.of(query).inOrder.map(([{ key }]) => key);
    const first = listings.of(query);
    expect(namesOf()).toEqual(["b", "a"]);
    expect(listings.of({ ...query, cursor: "x" })).toBe(first);
    expect(listings.of({ ...query, sort: "size" })).not.toBe(first);

    source.all[0]?.takeFailure("It cannot be read");
    expect(listings.of(query)).not.toBe(first);

    source.all.push(file("c", 3));
    source.timesChanged++;
    expect(namesOf()).toEqual(["c", "b", "a"]);
    expect(listings.lineages).toBe(listings.lineages);
  });
});
