import { describe, expect, it } from "vitest";
import { Gate } from "./gate.ts";

describe("Gate", () => {
  it("lets no more tasks in than its limit, and each of them in turn", async () => {
    const gate = new Gate(2);
    const order: number[] = [];
    let inside = 0;
    let most = 0;
    await Promise.all(
      [0, 1, 2, 3, 4].map((number) =>
        gate.run(async () => {
          most = Math.max(most, ++inside);
          order.push(number);
          await Promise.resolve();
          inside--;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4]);
  });

  it("gives the place free when a task fails", async () => {
    const gate = new Gate(1);
    await expect(gate.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await expect(gate.run(() => Promise.resolve("next"))).resolves.toBe("next");
  });
});
