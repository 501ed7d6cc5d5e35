/** What happened in one run, as an engineer reads it. */
export class History {
  readonly #lines: string[] = [];
  #hasEnded = false;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  add(actor: string, text: string): void {
    if (this.#hasEnded) return;
    const time = new Date(this.#now()).toISOString().slice(5, 19).replace('T', ' ');
    this.#lines.push(`${time}  ${actor.padEnd(9)} ${text}`);
  }

  /** What follows is of no interest. */
  end(): void {
    this.#hasEnded = true;
  }

  toString(): string {
    return this.#lines.join('\n');
  }
}
