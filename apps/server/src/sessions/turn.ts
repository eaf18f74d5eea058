/** Milliseconds of work without waiting, after which others get their turn. */
const TURN_MS = 8;

/** A stretch of calls of the system without waiting: a promise for each of thousands of files costs five times what the system does for it. */
export class Turn {
  private since = performance.now();

  /** Whether others are waiting long enough by now. */
  get isOver(): boolean {
    return performance.now() - this.since >= TURN_MS;
  }

  /** Lets them go first. */
  async pass(): Promise<void> {
    await new Promise(setImmediate);
    this.since = performance.now();
  }
}
