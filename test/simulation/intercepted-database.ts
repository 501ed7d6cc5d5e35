import { type CompiledQuery, Kysely, type QueryResult, SqliteDialect, SqliteDriver } from 'kysely';
import type { Db } from '../../src/store/db.ts';
import type { Tables } from '../../src/store/tables.ts';
import type { DiskConnection } from './simulated-disk.ts';

/** Runs a statement, or does something before, after or instead. */
export type Intercept = <R>(
  query: CompiledQuery,
  run: () => Promise<QueryResult<R>>,
) => Promise<QueryResult<R>>;

/** The database as the server's queries see it, with every statement intercepted. */
export function interceptedDatabase({ cached }: DiskConnection, intercept: Intercept): Db {
  const dialect = new SqliteDialect({ database: cached });
  dialect.createDriver = () => new InterceptedDriver(cached, intercept);
  return new Kysely<Tables>({ dialect });
}

class InterceptedDriver extends SqliteDriver {
  readonly #intercept: Intercept;

  constructor(database: DiskConnection['cached'], intercept: Intercept) {
    super({ database });
    this.#intercept = intercept;
  }

  override async acquireConnection() {
    const connection = await super.acquireConnection();
    return {
      executeQuery: <R>(query: CompiledQuery) =>
        this.#intercept<R>(query, () => connection.executeQuery<R>(query)),
      streamQuery: connection.streamQuery.bind(connection),
    };
  }
}
