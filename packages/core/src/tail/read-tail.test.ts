import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planContext } from "../context/plan.ts";
import { FactsReader } from "../facts/build.ts";
import { bytesSource } from "../read/byte-source.ts";
import { readBody } from "../read/read-body.ts";
import { encodeUtf8 } from "../read/utf8.ts";
import { damagedBytesArbitrary, linesArbitrary } from "../testing/session-arbitrary.ts";
import { call, SessionBuilder } from "../testing/session-builder.ts";
import { openSession, type Session } from "../tree/session.ts";
import { readTail, type Tail, type TailStep } from "./read-tail.ts";

function wholeOf(bytes: Uint8Array): Session {
  const reader = new FactsReader();
  reader.push(bytes);
  return openSession(reader.facts());
}

const tailOf = (bytes: Uint8Array, steps?: readonly TailStep[]) =>
  readTail(bytesSource(bytes), steps);

function idsOf(tail: Tail | undefined): string[] {
  const session = tail?.session;
  return Array.from({ length: session?.count ?? 0 }, (_, at) => session?.idOf(at) ?? "");
}

/** The bytes of an entry of the tail, as they stand in the file. */
function bytesOf(bytes: Uint8Array, { session, gap }: Tail, position: number): Uint8Array {
  const from = session.facts.offset[position]! + gap;
  return bytes.subarray(from, from + session.facts.length[position]!);
}

/** What of an entry does not depend on the rest of the file. */
function factsOf(session: Session, position: number) {
  return {
    id: session.idOf(position),
    type: session.typeOf(position),
    role: session.roleOf(position),
    preview: session.previewOf(position),
    time: session.recordedTimeOf(position),
    rare: session.rareOf(position),
  };
}

/** A turn of a session that an agent might have written. */
const turn = fc.record({
  text: fc.string({ maxLength: 300 }),
  calls: fc.nat({ max: 3 }),
  line: fc.boolean(),
  /** Back to an earlier entry before it, as a share of those there are. */
  back: fc.option(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { freq: 2 }),
  compaction: fc.option(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { freq: 5 }),
});

function write(turns: readonly (typeof turn extends fc.Arbitrary<infer T> ? T : never)[]) {
  const builder = new SessionBuilder({ title: "A session" });
  const ids: string[] = [];
  let count = 0;
  const wrote = () => ids.push(`e${++count}`);
  const pick = (share: number) => ids[Math.floor(share * ids.length)];
  for (const { text, calls, line, back, compaction } of turns) {
    if (back !== null) builder.goTo(pick(back) ?? null);
    builder.user(text);
    wrote();
    const names = Array.from({ length: calls }, (_, nth) => `c${count}-${nth}`);
    const blocks = [{ type: "text", text }, ...names.map((name) => call(name))];
    builder.assistant(blocks, { stopReason: calls > 0 ? "toolUse" : "stop" });
    wrote();
    for (const name of names) {
      if (line) {
        builder.entry("model_change", { model: "acme/two" });
        wrote();
      }
      builder.result(name, text);
      wrote();
    }
    if (compaction !== null) {
      builder.entry("compaction", { summary: text, firstKeptEntryId: pick(compaction) });
      wrote();
    }
  }
  return builder.bytes();
}

const writtenArbitrary = fc.array(turn, { minLength: 1, maxLength: 30 }).map(write);
const stepsArbitrary = fc
  .array(fc.integer({ min: 1, max: 12_000 }), { minLength: 1, maxLength: 4 })
  .chain((sizes) =>
    fc
      .nat({ max: 30 })
      .map((messages) => sizes.sort((a, b) => a - b).map((bytes) => ({ bytes, messages }))),
  );

describe("readTail", () => {
  it("gives the last entries of the whole file's path, wherever it is cut", async () => {
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(writtenArbitrary, stepsArbitrary, async (bytes, steps) => {
        const tail = await tailOf(bytes, steps);
        if (!tail) return;
        seen++;
        const whole = wholeOf(bytes);
        const path = [...tail.session.pathOf(tail.session.leaf)];
        const wholePath = [...whole.pathOf(whole.leaf)].slice(-path.length);
        expect(path.map((at) => factsOf(tail.session, at))).toEqual(
          wholePath.map((at) => factsOf(whole, at)),
        );
        path.forEach((position, nth) => {
          const at = wholePath[nth]!;
          expect(position - path.at(-1)!).toBe(at - whole.leaf);
          expect(tail.session.facts.offset[position]! + tail.gap).toBe(whole.facts.offset[at]);
          expect(tail.session.facts.length[position]).toBe(whole.facts.length[at]);
        });
        expect(tail.session.facts.header?.id).toBe("fixture");
      }),
      { numRuns: 300 },
    );
    expect(seen).toBeGreaterThan(100);
  });

  it("sends what the whole file sends from there on", async () => {
    await fc.assert(
      fc.asyncProperty(writtenArbitrary, stepsArbitrary, async (bytes, steps) => {
        const tail = await tailOf(bytes, steps);
        if (!tail) return;
        const sent = (session: Session) =>
          planContext(session, session.leaf, "llm").messages.map(({ position, part, ...how }) => ({
            id: session.idOf(position),
            part,
            stripped: [...(how.strippedCalls ?? [])],
          }));
        const messages = sent(tail.session);
        // A summary is told before what it keeps, which may stand further up.
        const own = messages.filter(({ part }) => part === "message");
        const wholeOwn = sent(wholeOf(bytes)).filter(({ part }) => part === "message");
        expect(own).toEqual(wholeOwn.slice(wholeOwn.length - own.length));
      }),
      { numRuns: 300 },
    );
  });

  it("never throws, and what it gives are records of the file", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(damagedBytesArbitrary, fc.uint8Array({ maxLength: 200 })),
        stepsArbitrary,
        async (bytes, steps) => {
          const tail = await tailOf(bytes, steps);
          if (!tail) return;
          const { session } = tail;
          for (let i = 0; i < session.count; i++) {
            const body = readBody(bytesOf(bytes, tail, i));
            const at = session.facts.offset[i]! + tail.gap - tail.from;
            const own = tail.bytes.subarray(at, at + session.facts.length[i]!);
            expect(own).toEqual(bytesOf(bytes, tail, i));
            expect(body).toBeDefined();
            if (!session.facts.id.isEmptyAt(i)) expect(body?.["id"]).toBe(session.facts.id.at(i));
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it("is the whole of a file that is smaller than what is looked at", async () => {
    await fc.assert(
      fc.asyncProperty(linesArbitrary, async (lines) => {
        const bytes = encodeUtf8(lines.join("\n"));
        const tail = await tailOf(bytes);
        const whole = wholeOf(bytes);
        if (!tail) return;
        const path = [...tail.session.pathOf(tail.session.leaf)];
        const wholePath = [...whole.pathOf(whole.leaf)].slice(-path.length);
        const idsOf = (session: Session, list: number[]) =>
          list.map((at) => session.facts.id.at(at));
        expect(idsOf(tail.session, path)).toEqual(idsOf(whole, wholePath));
      }),
    );
  });

  it("looks further back until the path has enough messages", async () => {
    const builder = new SessionBuilder().user("first").user("second");
    // Another branch, longer than the first looks reach.
    for (let i = 0; i < 100; i++) builder.user("aside");
    const bytes = builder.goTo("e2").assistant("the answer").bytes();
    const few = await tailOf(bytes, [{ bytes: 2000, messages: 1 }]);
    expect(few?.session.pathOf(few.session.leaf)).toHaveLength(1);
    const steps = [2000, 4000, 100_000].map((size) => ({ bytes: size, messages: 3 }));
    const more = await tailOf(bytes, steps);
    expect(more?.session.pathOf(more.session.leaf)).toHaveLength(3);
  });

  it("shows a last line of several megabytes", async () => {
    const builder = new SessionBuilder();
    for (let i = 0; i < 50; i++) builder.user(`before ${i}`);
    const bytes = builder.user("w".repeat(5_000_000)).bytes();
    const tail = await tailOf(bytes);
    expect(tail?.session.previewOf(tail.session.leaf)).toMatch(/^w+…$/);
    expect(tail?.session.count).toBeGreaterThan(1);
  });

  it("begins behind results whose call stands further up", async () => {
    const builder = new SessionBuilder().assistant([call("a"), call("b")]);
    builder.result("a", "w".repeat(500)).result("b", "w".repeat(500)).user("next");
    const tail = await tailOf(builder.bytes(), [{ bytes: 1600, messages: 1 }]);
    expect(idsOf(tail)).toEqual(["e4"]);
  });

  it("begins with a compaction that keeps entries further up", async () => {
    const builder = new SessionBuilder().user("kept").user("w".repeat(500)).user("near");
    builder.entry("compaction", { summary: "all", firstKeptEntryId: "e1" }).user("next");
    const tail = await tailOf(builder.bytes(), [{ bytes: 600, messages: 1 }]);
    expect(idsOf(tail)).toEqual(["e4", "e5"]);
  });

  it("has the entries of version 1 in their order, without the file's ids", async () => {
    const builder = new SessionBuilder({ version: 1, cwd: "/srv/pears" });
    const message = (role: string, content: string) =>
      builder.line({ type: "message", message: { role, content } });
    for (let i = 0; i < 60; i++) message(i % 2 ? "assistant" : "user", `pears ${i}`);
    const tail = await tailOf(builder.bytes(), [{ bytes: 1000, messages: 1 }]);
    const session = tail!.session;
    expect(session.sourceVersion).toBe(1);
    const path = [...session.pathOf(session.leaf)].map((at) => session.previewOf(at));
    expect(path.slice(-2)).toEqual(["pears 58", "pears 59"]);
    expect(path).toHaveLength(session.count);
    expect(session.facts.header?.cwd).toBe("/srv/pears");
  });

  it("takes the title from the slot, and what was asked first from the head", async () => {
    const builder = new SessionBuilder(null).line({ type: "title", title: "From the slot" });
    builder.line({ type: "session", version: 3, id: "s" }).user("the first question");
    for (let i = 0; i < 50; i++) builder.user("w".repeat(100));
    const tail = await tailOf(builder.bytes(), [{ bytes: 1000, messages: 1 }]);
    expect(tail?.session.facts.slot?.title).toBe("From the slot");
    expect(tail?.head.previewOf(0)).toBe("the first question");
  });

  const nothing: { desc: string; bytes: Uint8Array }[] = [
    { desc: "an empty file", bytes: new Uint8Array() },
    { desc: "a header alone", bytes: new SessionBuilder().bytes() },
    { desc: "a foreign log", bytes: encodeUtf8('{"level":"info"}\n'.repeat(50_000)) },
    { desc: "zeros", bytes: new Uint8Array(700_000) },
    { desc: "bytes of any kind", bytes: Uint8Array.from({ length: 700_000 }, (_, i) => i * 73) },
    { desc: "one line that is no record", bytes: encodeUtf8("w".repeat(700_000)) },
    { desc: "state lines alone", bytes: new SessionBuilder().entry("label").bytes() },
  ];
  it.each(nothing)("gives nothing of $desc", async ({ bytes }) => {
    expect(await tailOf(bytes)).toBeUndefined();
  });

  it("gives nothing of a file whose last line is longer than what is looked at", async () => {
    const bytes = new SessionBuilder().user("before").user("w".repeat(5000)).bytes();
    expect(await tailOf(bytes, [{ bytes: 3000, messages: 1 }])).toBeUndefined();
  });

  it("gives nothing of a file that became shorter", async () => {
    const bytes = new SessionBuilder().user("w".repeat(500)).user("x").bytes();
    const source = { size: bytes.length + 100, read: bytesSource(bytes).read };
    expect(await readTail(source)).toBeUndefined();
  });

  it("reads a last line without its end, and steps over one that is torn", async () => {
    const text = new SessionBuilder().user("one").assistant("two").text();
    const whole = await tailOf(encodeUtf8(text.trimEnd()));
    expect(whole?.session.previewOf(whole.session.leaf)).toBe("two");
    const torn = await tailOf(encodeUtf8(text.slice(0, -60)));
    expect(torn?.session.previewOf(torn.session.leaf)).toBe("one");
  });
});
