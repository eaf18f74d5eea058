/** Keeps values up to a number of bytes, and drops the ones not used for longest. The last one always stays. */
export class ByteLru<Value extends { readonly bytes: number }> {
  private readonly values = new Map<string, Value>();
  private bytes = 0;

  constructor(private readonly limit: number) {}

  get(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value) {
      // A map keeps the order of insertion: its first key is the one not used for longest.
      this.values.delete(key);
      this.values.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.values.set(key, value);
    this.bytes += value.bytes;
    for (const oldest of this.values.keys()) {
      if (this.bytes <= this.limit || this.values.size === 1) break;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    const value = this.values.get(key);
    if (!value) return;
    this.values.delete(key);
    this.bytes -= value.bytes;
  }
}
