import type { CompiledQuery, QueryResult } from 'kysely';
import type { SeededRandom } from '../../src/demo/seeded-random.ts';
import { type AppContext, openContext } from '../../src/operations/context.ts';
import type { DatabaseFiles } from '../../src/store/sqlite/database-files.ts';
import { createReader } from '../../src/store/sqlite/reader.ts';
import type { Timing } from '../../src/store/sqlite/timing.ts';
import { Writer } from '../../src/store/sqlite/writer.ts';
import { type Db, type Store, StoreUnavailable, TableTaken } from '../../src/store/store.ts';
import { type DiskFault, runWithFault } from './disk-fault.ts';
import type { History } from './history.ts';
import { interceptedDatabase } from './intercepted-database.ts';
import type { Owner, Scheduler } from './scheduler.ts';
import type { SimulatedDisk } from './simulated-disk.ts';

/** What the processes of a run share. */
export interface Machine {
  disk: SimulatedDisk;
  scheduler: Scheduler;
  random: SeededRandom;
  history: History;
  /** The wall clock. */
  now: () => number;
  newUuid: () => string;
  pauseChance: number;
  /** The number of commits so far. */
  commits: number;
  /** Called after each commit. */
  onCommit: () => void;
  /** Called with what must never happen. */
  onViolation: (text: string) => void;
  /** Runs a check, and reports what it throws. */
  observe: (check: () => void) => void;
  plant: Plant;
}

/** A planted fault: how the store of a process differs from the real one. */
export interface Plant {
  /** Replaces the flush of the log. */
  flush?: (flush: () => Promise<void>) => Promise<void>;
  /** Replaces the write transaction. */
  write?: (store: Store) => Store['write'];
}

const MAX_LOCK_WAIT_MS = 3000;

/**
 * A server process: the real reader, writer and operations on connections of its own, with its own caches. It
 * waits at the scheduler before every statement, flush and timer.
 */
export class ServerProcess {
  readonly owner: Owner;
  readonly context: AppContext;
  /** Resolves once the process takes requests. */
  readonly ready: Promise<void>;
  readonly #machine: Machine;
  /** Fails the next write that it applies to. */
  fault: DiskFault | null = null;
  #isReady = false;
  /** Until a flush fails. */
  acceptsWrites = true;

  constructor(machine: Machine, name: string) {
    this.#machine = machine;
    this.owner = { name, isAlive: true };
    const { scheduler, now, newUuid } = machine;
    const timing: Timing = {
      now: () => scheduler.elapsed,
      wait: (milliseconds) => scheduler.wait(this.owner, milliseconds),
      afterEvents: (run) => void scheduler.pause(this.owner).then(run),
    };
    const files: DatabaseFiles = {
      flush: () => this.#flush(),
      requireUnchanged: () => undefined,
      logSize: () => 0,
      close: () => undefined,
    };
    const checkpoints = { copyLog: async () => null, emptyLog: async () => null };
    const writer = new Writer(this.#writingDatabase('writer'), {
      files,
      checkpoints,
      observer: {
        failed: () => {
          this.acceptsWrites = false;
        },
      },
      timing,
    });
    const store: Store = {
      ...createReader(this.#readingDatabase('reader'), timing),
      watchChanges: () => () => undefined,
      readLong: createReader(this.#readingDatabase('long reader'), timing).read,
      write: (_, work) => this.#noticeTableTaken(writer.write(work, MAX_LOCK_WAIT_MS)),
      requireWritable: async () => undefined,
      truncateLog: () => writer.truncateLog(),
      close: () => writer.close(),
    };
    const write = machine.plant.write?.(store) ?? store.write;
    this.context = openContext(
      { ...store, write },
      {
        publicUrl: 'https://book.test',
        bookingsPerHour: 1000,
        now,
        steadyNow: () => scheduler.elapsed,
        newUuid,
      },
    );
    // As when the server opens its database.
    this.ready = this.#flush().then(() => {
      this.#isReady = true;
    });
  }

  /** Ends at once, with its transactions. */
  crash(): void {
    this.owner.isAlive = false;
    for (const kind of ['writer', 'reader', 'long reader'])
      this.#machine.disk.abandon(this.#connectionName(kind));
  }

  #connectionName(kind: string): string {
    return `${this.owner.name} ${kind}`;
  }

  #readingDatabase(kind: string): Db {
    const connection = this.#machine.disk.connect(this.#connectionName(kind));
    return interceptedDatabase(connection, async (_, run) => {
      await this.#mayPause();
      return run();
    });
  }

  #writingDatabase(kind: string): Db {
    const connection = this.#machine.disk.connect(this.#connectionName(kind));
    const { onCommit, history } = this.#machine;
    return interceptedDatabase(connection, async (query, run) => {
      await this.#mayPause();
      const result = await this.#runOrFail(connection, query, run);
      if (query.sql === 'commit') {
        history.add(this.owner.name, 'commits');
        onCommit();
      }
      return result;
    });
  }

  async #runOrFail<R>(
    connection: Parameters<typeof runWithFault>[0],
    query: CompiledQuery,
    run: () => Promise<QueryResult<R>>,
  ): Promise<QueryResult<R>> {
    const { fault } = this;
    if (!fault) return run();
    const isNow = this.#machine.random.chance(0.3);
    const done = await runWithFault(connection, { fault, isNow }, query, run);
    if ('result' in done) return done.result;
    this.fault = null;
    this.#machine.history.add(this.owner.name, `${fault} at "${query.sql.slice(0, 30)}"`);
    if (fault === 'COMMIT_UNANSWERED') this.#machine.onCommit();
    throw done.error;
  }

  async #flush(): Promise<void> {
    const { plant } = this.#machine;
    const flush = () => this.#flushLog();
    await (plant.flush ? plant.flush(flush) : flush());
  }

  async #flushLog(): Promise<void> {
    const { scheduler, disk, history } = this.#machine;
    await scheduler.pause(this.owner);
    const bytes = disk.logSize();
    await scheduler.pause(this.owner);
    if (this.fault === 'FLUSH_FAILS' && this.#isReady) {
      this.fault = null;
      history.add(this.owner.name, 'FLUSH_FAILS');
      throw new StoreUnavailable('The log cannot be written to disk.');
    }
    disk.flushed(bytes);
    history.add(this.owner.name, 'flushed its commits');
  }

  async #mayPause(): Promise<void> {
    const { random, pauseChance, scheduler } = this.#machine;
    // Its connections may already be those of the process that was started in its place.
    if (!this.owner.isAlive) await new Promise(() => undefined);
    if (random.chance(pauseChance)) await scheduler.pause(this.owner);
  }

  /** The constraint is the last safeguard: a decision that needs it was wrong. */
  async #noticeTableTaken<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (error instanceof TableTaken)
        this.#machine.onViolation(
          `${this.owner.name} gave a table that is taken: ${error.message}`,
        );
      throw error;
    }
  }
}
