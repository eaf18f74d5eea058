import { ReadCancelled, type StopSignal } from "@leafwalk/core";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../../testing/folder.ts";
import { makeServer } from "../../testing/server.ts";
import { smallSession } from "../../testing/sessions.ts";
import { type Reader, readHere } from "../reading/reader.ts";

/** A reader that waits until it is let go on, or told to stop. */
function heldReader() {
  const stops: StopSignal[] = [];
  const goOns: (() => void)[] = [];
  const here = readHere();
  const reader: Reader = {
    ...here,
    async read(file, stop = { aborted: false }) {
      stops.push(stop);
      await new Promise<void>((resolve) => goOns.push(resolve));
      if (stop.aborted) throw new ReadCancelled();
      return here.read(file);
    },
  };
  const started = async (count: number) => {
    while (goOns.length < count) await new Promise(setImmediate);
  };
  return {
    reader,
    stops,
    started,
    goOn: () => goOns.splice(0).forEach((resolve) => void resolve()),
  };
}

async function open() {
  const held = heldReader();
  const folder = makeFolder({ "a.jsonl": smallSession() });
  const { library, row } = makeServer([folder], { reader: held.reader });
  const file = await library.find((await row("a.jsonl")).key);
  return { ...held, library, file };
}

describe("reading for several who ask", () => {
  it("stops once the last of them has given up", async () => {
    const { library, file, stops, started, goOn } = await open();
    const [one, other] = [new AbortController(), new AbortController()];
    const reads = [library.read(file, one.signal), library.read(file, other.signal)];
    await started(1);
    one.abort();
    expect(stops).toEqual([{ aborted: false }]);
    other.abort();
    expect(stops).toEqual([{ aborted: true }]);
    goOn();
    for (const read of reads) await expect(read).rejects.toThrow(ReadCancelled);
  });

  it("goes on for who cannot give up, and begins again for who comes later", async () => {
    const { library, file, stops, started, goOn } = await open();
    const one = new AbortController();
    const given = library.read(file, one.signal);
    await started(1);
    one.abort();
    const later = library.read(file);
    await started(2);
    goOn();
    await expect(given).rejects.toThrow(ReadCancelled);
    expect((await later).whole.summary.kind).toBe("session");
    expect(stops).toEqual([{ aborted: true }, { aborted: false }]);
  });
});
