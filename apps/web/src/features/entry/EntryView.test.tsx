import { planContext } from "@leafwalk/core";
import { call, SessionBuilder } from "@leafwalk/core/testing";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { OpenSession } from "../../source/open-session.ts";
import { sessionInMemory } from "../../source/test-bytes.ts";
import { EntryView } from "./EntryView.tsx";

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));

/** Draws every entry of a session by itself, as the context of its leaf sends it. */
async function drawAll(open: OpenSession): Promise<HTMLElement[]> {
  const { messages } = planContext(open.session, open.session.leaf, "llm");
  const results = new Map<string, number>();
  for (let at = 0; at < open.session.count; at++) {
    const { callId } = open.session.rareOf(at);
    if (callId !== undefined) results.set(callId, at);
  }
  const positions = Array.from({ length: open.session.count }, (_, position) => position);
  const { container } = render(
    <main>
      {positions.map((position) => (
        <EntryView
          key={position}
          open={open}
          entry={
            messages.find((message) => message.position === position) ?? {
              position,
              part: "message",
            }
          }
          isSent
          results={results}
          hrefOf={(at) => `/?entry=${at}`}
          onShow={() => {}}
        />
      ))}
    </main>,
  );
  await settled();
  return [...container.querySelectorAll<HTMLElement>("article")];
}

describe("EntryView", () => {
  it("draws something for any content a message can have", async () => {
    const contents = [
      null,
      "plain string",
      undefined,
      { type: "text", text: "single object" },
      7,
      true,
    ];
    const builder = new SessionBuilder();
    for (const content of contents)
      builder.entry("message", { message: { role: "user", content } });
    builder
      .user("", {
        message: { role: "user", content: [null, "bare", { type: "text" }, { type: "image" }, 3] },
      })
      .entry("message", { message: { content: "no role" } })
      .entry("message", { message: "no object" })
      .entry("message", {
        message: { role: "assistant", content: [{ type: "toolCall" }, { type: "hologram" }] },
      })
      .entry("custom_message", { customType: 5, content: null, display: false })
      .entry("scratchpad", { deep: [[[[1]]]] })
      .entry("compaction", {})
      .entry("label", { targetId: "e1" })
      .entry("session_init", { tools: "none" });
    const entries = await drawAll(sessionInMemory(builder.bytes()).open);
    expect(entries).toHaveLength(15);
    for (const entry of entries) expect(entry.textContent?.length).toBeGreaterThan(4);
    const page = entries.map(({ textContent }) => textContent).join("\n");
    for (const words of [
      "plain string",
      "single object",
      "bare",
      "hologram",
      "no role",
      "scratchpad",
    ]) {
      expect(page).toContain(words);
    }
    expect(page).not.toMatch(/NaN|undefined|\[object/);
  });

  it("keeps the blocks of a message in the order they were written", async () => {
    const bytes = new SessionBuilder()
      .assistant([
        { type: "text", text: "First words" },
        { type: "thinking", thinking: "First thought" },
        call("k1", "read", { path: "fruit.txt" }),
        { type: "text", text: "Second words" },
        call("k2", "read", { path: "veg.txt" }),
        { type: "text", text: "Last words" },
      ])
      .result("k1", "apples", { toolName: "read" })
      .result("k2", "leeks", { toolName: "read" })
      .bytes();
    const [entry] = await drawAll(sessionInMemory(bytes).open);
    const order = [
      "First words",
      "First thought",
      "fruit.txt",
      "Second words",
      "veg.txt",
      "Last words",
    ];
    const places = order.map((words) => entry?.textContent?.indexOf(words) ?? -1);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it("puts a result into its call's card, and says when there is none", async () => {
    const bytes = new SessionBuilder()
      .assistant([call("k1", "bash", { command: "ls" }), call("k2", "bash", { command: "pwd" })])
      .result("k1", "fruit.txt\n\nCommand exited with code 2", { isError: true })
      .bytes();
    const [entry] = await drawAll(sessionInMemory(bytes).open);
    expect(entry?.querySelector('[data-call="k1"]')?.textContent).toMatch(/exit 2.*fruit\.txt/s);
    expect(entry?.querySelector('[data-call="k2"]')?.textContent).toContain("no result");
    expect(entry?.querySelector('[data-call="k2"]')?.textContent).toContain("not sent");
  });

  it("marks what the agent's screen hides, and how a message is sent", async () => {
    const bytes = new SessionBuilder()
      .entry("custom_message", { customType: "note", content: "Quiet", display: false })
      .entry("message", { message: { role: "bashExecution", command: "ls", output: "x" } })
      .bytes();
    const [note, execution] = await drawAll(sessionInMemory(bytes).open);
    expect(note?.textContent).toContain("hidden in the agent’s screen");
    expect(note?.textContent).toContain("sent as developer");
    expect(execution?.textContent).toContain("sent as user");
    expect(execution?.textContent).not.toMatch(/exit/i);
  });

  it("shows an error of a turn that said nothing", async () => {
    const bytes = new SessionBuilder()
      .assistant([], { stopReason: "error", errorMessage: "503 upstream" })
      .bytes();
    const [entry] = await drawAll(sessionInMemory(bytes).open);
    expect(entry?.textContent).toContain("503 upstream");
  });

  it("puts every name of the file into the page as text", async () => {
    const bad = '"><img src=x onerror=window.__pwned=1>';
    const bytes = new SessionBuilder()
      .entry("message", { id: `a${bad}`, message: { role: `user${bad}`, content: "hello" } })
      .assistant([call(bad, bad, { [bad]: bad })], { model: bad, provider: bad, stopReason: bad })
      .result(bad, "x", { toolName: bad })
      .entry(`kind${bad}`)
      .entry("custom_message", { customType: bad, content: "z" })
      .entry("session_init", { systemPrompt: bad, task: bad, tools: [bad] })
      .bytes();
    const entries = await drawAll(sessionInMemory(bytes).open);
    for (const entry of entries) expect(entry.querySelector("img, script")).toBeNull();
    expect(entries[0]?.textContent).toContain(bad);
  });

  it("folds a huge text and never puts it into the page as one", async () => {
    const bytes = new SessionBuilder()
      .assistant([call("k1", "read", { path: "big.txt" })])
      .result("k1", "fruit ".repeat(50_000), { toolName: "read" })
      .bytes();
    const [entry] = await drawAll(sessionInMemory(bytes).open);
    fireEvent.click(screen.getByRole("button", { name: /read big\.txt/ }));
    fireEvent.click(screen.getAllByRole("button", { name: /Show more, 300 kB in all/ })[0]!);
    expect(screen.getByRole("button", { name: /Show more, 20 kB of 300 kB shown/ })).toBeTruthy();
    const walker = document.createTreeWalker(entry!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      expect(node.textContent?.length).toBeLessThan(30_000);
    }
  });

  it("opens thinking where it is folded", async () => {
    const bytes = new SessionBuilder()
      .assistant([
        { type: "thinking", thinking: "One **two** three" },
        { type: "redactedThinking" },
      ])
      .bytes();
    const [entry] = await drawAll(sessionInMemory(bytes).open);
    expect(entry?.textContent).toContain("encrypted by the provider");
    const button = screen.getByRole("button", { name: /Thinking · 3 words/ });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(button);
    expect(entry?.querySelector("strong")?.textContent).toBe("two");
  });

  it("links to the entry by its position", async () => {
    const [entry] = await drawAll(sessionInMemory(new SessionBuilder().user("x").bytes()).open);
    expect(entry?.querySelector("a")?.getAttribute("href")).toBe("/?entry=0");
    expect(entry?.querySelector("a")?.textContent).toBe("#0");
  });
});
