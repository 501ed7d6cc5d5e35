import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export type Engine = 'sqlite' | 'postgres';

/** The differences between the engines in table definitions. `text` and `integer` are the same in both. */
export interface Dialect {
  engine: Engine;
  /** Text that is compared byte by byte: ids, hashes, work days. */
  key: string;
  /** A whole number of up to 53 bits: instants, versions, ids of tables, cents. */
  big: string;
  /** 0 or 1. */
  flag: string;
  real: string;
  /** The options at the end of a table definition. */
  strict: string;
  /** The same for a table whose rows are stored in the order of its primary key. */
  clustered: string;
  /** A part of a statement that only this engine needs. */
  onSqlite(part: string): string;
  onPostgres(part: string): string;
}

const SQLITE: Dialect = {
  engine: 'sqlite',
  key: 'text',
  big: 'integer',
  flag: 'integer',
  real: 'real',
  strict: ' strict',
  clustered: ' strict, without rowid',
  onSqlite: (part) => part,
  onPostgres: () => '',
};

const POSTGRES: Dialect = {
  engine: 'postgres',
  key: 'text collate "C"',
  big: 'bigint',
  flag: 'smallint',
  real: 'double precision',
  strict: '',
  clustered: '',
  onSqlite: () => '',
  onPostgres: (part) => part,
};

export function dialectOf<T>(db: Kysely<T>): Dialect {
  return db.getExecutor().adapter instanceof PostgresAdapter ? POSTGRES : SQLITE;
}

/** A migration for both engines, as the statements that it runs. */
export function migrationOf(statements: (dialect: Dialect) => readonly string[]): Migration {
  return {
    async up(db: Kysely<never>) {
      for (const statement of statements(dialectOf(db))) await sql.raw(statement).execute(db);
    },
  };
}
