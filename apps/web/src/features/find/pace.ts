/** Work longer than this is felt. */
const SLICE_MS = 8;

/** Gives way to whatever waits on the page, where the work since the last time has taken long. */
export class Pace {
  private since = performance.now();

  isDue(): boolean {
    return performance.now() - this.since > SLICE_MS;
  }

  async yieldToPage(): Promise<void> {
    await nextTask();
    this.since = performance.now();
  }
}

/** A message is a task of its own, and unlike a timer it is never held back. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
