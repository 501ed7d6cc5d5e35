/** Values by key; beyond a number of them, the one that was not used for longest is dropped. */
export class RecentValues<Value> {
  readonly #maxSize: number;
  /** In the order of their last use. */
  readonly #values = new Map<string, Value>();

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  find(key: string): Value | null {
    const value = this.#values.get(key);
    if (value === undefined) return null;
    this.save(key, value);
    return value;
  }

  save(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size <= this.#maxSize) return;
    const [oldest] = this.#values.keys();
    if (oldest !== undefined) this.#values.delete(oldest);
  }
}
