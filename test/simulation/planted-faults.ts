import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Db } from '../../src/store/db.ts';
import type { Tables } from '../../src/store/tables.ts';
import type { Plant } from './server-process.ts';

/** The server answers before its commit is on disk. */
export const ANSWER_BEFORE_FLUSH: Plant = {
  async flush(flush) {
    // Nobody waits for it, and nobody hears of its failure.
    void flush().catch(() => undefined);
  },
};

/** The record of an idempotency key is written after the transaction of its booking. */
export const WRITE_OUTSIDE_TRANSACTION: Plant = {
  write: (store) => async (accountId, work) => {
    const late: CompiledQuery[] = [];
    const result = await store.write(accountId, (db) => {
      late.length = 0;
      const isLate = ({ sql }: CompiledQuery) => sql.startsWith('insert into "idempotency_keys"');
      return work(divertQueries(db, isLate, late));
    });
    for (const query of late) await store.write(accountId, (db) => db.executeQuery(query));
    return result;
  },
};

/** Whatever a write depends on is read and decided before its transaction begins. */
export const DECISION_OUTSIDE_TRANSACTION: Plant = {
  write: (store) => async (accountId, work) => {
    const decided: CompiledQuery[] = [];
    const isWrite = ({ sql }: CompiledQuery) => !sql.startsWith('select');
    const result = await store.read((db) => work(divertQueries(db, isWrite, decided)));
    await store.write(accountId, async (db) => {
      for (const query of decided) await db.executeQuery(query);
    });
    return result;
  },
};

/** The database, except that some queries only go onto a list, and seem to have changed a row. */
function divertQueries(
  db: Db,
  isDiverted: (query: CompiledQuery) => boolean,
  diverted: CompiledQuery[],
): Db {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (of) => new SqliteIntrospector(of),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createDriver: () =>
        new DivertingDriver(async <R>(query: CompiledQuery) => {
          if (!isDiverted(query)) return db.executeQuery<R>(query as CompiledQuery<R>);
          diverted.push(query);
          return { rows: [], numAffectedRows: 1n };
        }),
    },
  });
}

class DivertingDriver extends DummyDriver {
  readonly #execute: DatabaseConnection['executeQuery'];

  constructor(execute: <R>(query: CompiledQuery) => Promise<QueryResult<R>>) {
    super();
    this.#execute = execute;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return { executeQuery: this.#execute, streamQuery: connection.streamQuery.bind(connection) };
  }
}
