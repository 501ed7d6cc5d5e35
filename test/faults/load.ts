import { expect } from 'vitest';
import type { Demo } from '../../src/demo/make-demo.ts';
import { seededRandom } from '../../src/demo/seeded-random.ts';
import type { ServerProcess } from '../process/server-process.ts';
import { Client, UNAVAILABLE } from './client.ts';
import { isWhole, SEED } from './rounds.ts';
import { expectSoundDatabase } from './sound-database.ts';

const CLIENTS = 8;

/** Several clients that write at the same time. */
export class Load {
  readonly clients: readonly Client[];
  #onAnswer = () => {};

  constructor(demo: Demo) {
    this.clients = Array.from(
      { length: CLIENTS },
      (_, index) => new Client(demo, seededRandom(SEED + index + 1), () => this.#onAnswer()),
    );
  }

  /** How many writes were answered with 200. */
  get acknowledged(): number {
    return this.#sum((kind) => kind !== UNAVAILABLE);
  }

  /** How many writes were answered with 503. */
  get unavailable(): number {
    return this.#sum((kind) => kind === UNAVAILABLE);
  }

  #sum(isCounted: (kind: string) => boolean): number {
    return this.#counts().reduce((sum, [kind, count]) => sum + (isCounted(kind) ? count : 0), 0);
  }

  #counts(): [kind: string, count: number][] {
    return this.clients.flatMap(({ counts }) => [...counts]);
  }

  /** Writes until `cause` has caused its fault, and then until every client has its response. */
  async during(servers: readonly ServerProcess[], cause: () => Promise<void>): Promise<void> {
    let isOver = false;
    const caused = cause().finally(() => {
      isOver = true;
    });
    await Promise.all([
      caused,
      ...this.clients.map((client, index) => {
        const server = servers[index % servers.length];
        return server && client.writeUntil(server, () => isOver);
      }),
    ]);
  }

  /** Resolves when so many more writes were answered with 200. */
  progress(writes: number): Promise<void> {
    const enough = this.acknowledged + writes;
    return this.#until(() => this.acknowledged >= enough);
  }

  /** Resolves when so many more writes were answered with 503. */
  refusals(writes: number): Promise<void> {
    const enough = this.unavailable + writes;
    return this.#until(() => this.unavailable >= enough);
  }

  #until(isReached: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#onAnswer = () => {
        if (isReached()) resolve();
      };
      this.#onAnswer();
    });
  }

  /**
   * Nothing acknowledged is lost, and the database is sound. A server that has just started may answer 503 until
   * PostgreSQL notices that the one before has died.
   */
  async expectNothingLost(server: ServerProcess, database: string): Promise<void> {
    const faults = await Promise.all(
      this.clients.map((client) => client.checkOnceAvailable(server)),
    );
    expect(faults).toEqual(this.clients.map(() => []));
    await expectSoundDatabase(database);
    for (const client of this.clients) client.forget();
  }

  /** No write was answered with 503. */
  expectNoRefusal(): void {
    expect(this.unavailable).toBe(0);
  }

  /** Prints the figures of a full run. */
  report(faults: string): void {
    if (!isWhole) return;
    const kinds = new Map<string, number>();
    for (const [kind, count] of this.#counts()) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
    const lines = [...kinds].map(([kind, count]) => `  ${count} × ${kind}`);
    console.info(
      [`${faults}, ${this.acknowledged} acknowledged writes, 0 lost`, ...lines].join('\n'),
    );
  }
}
