/**
 * Lets at most `limit` tasks run at once; the others wait in line. A task must not enter the same gate
 * again: sixteen such tasks would wait for each other for ever.
 */
export class Gate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < this.limit) this.running++;
    // Whoever leaves hands over the place, so `running` stays as it is.
    else await new Promise<void>((enter) => this.waiting.push(enter));
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
