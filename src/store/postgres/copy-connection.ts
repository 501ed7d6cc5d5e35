import pg from 'pg';
import { CopyRefused, type Row, type TableReader } from '../copy/copied-database.ts';
import type { CopiedTable } from '../copy/copied-tables.ts';
import { requireExactNumbers } from '../copy/require-exact-numbers.ts';
import { explainFailedOpening } from './explain-failed-opening.ts';
import { translateError } from './translate-error.ts';
import { WITH_NUMBERS } from './type-parsers.ts';

const CONNECTION_TIMEOUT_MS = 5000;

interface Column {
  name: string;
  isText: boolean;
  isNullable: boolean;
}

/** Connects for a copy, whose statements may take long. @throws CopyRefused */
export async function connectForCopy(side: 'from' | 'to', url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'maitre copy',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    types: WITH_NUMBERS,
  });
  // The query that is waiting, or the next one, fails too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    const { message } = explainFailedOpening(error, url);
    throw new CopyRefused(
      side,
      `cannot be opened. ${message.replaceAll('DATABASE_URL', 'the URL')}`,
    );
  }
}

/** Runs a statement. @throws StoreUnavailable if the database does not answer */
export async function query(
  client: pg.Client,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  try {
    const { rows } = await client.query<unknown[]>({ text, values, rowMode: 'array' });
    return rows as unknown as Row[];
  } catch (error) {
    throw translateError(error);
  }
}

/** The names of the migrations that were applied; null without a schema of Maitre. */
export async function appliedMigrations(client: pg.Client): Promise<string[] | null> {
  const [found] = await query(client, "select to_regclass('kysely_migration') is not null");
  if (!found?.[0]) return null;
  const rows = await query(client, 'select name from kysely_migration order by name');
  return rows.map(([name]) => String(name));
}

/** Reads tables through a connection, within the transaction that it has begun. */
export function readTables(client: pg.Client): TableReader {
  return {
    columnsOf: async (table) => (await readColumns(client, table)).map(({ name }) => name),
    async *rows(table, columns) {
      const { name, batchRows } = table;
      const order = orderOf(table, await readColumns(client, table));
      await query(
        client,
        `declare copied_rows no scroll cursor for
          select ${listOf(columns)} from ${name} order by ${order}`,
      );
      for (;;) {
        const batch = await query(client, `fetch ${batchRows} from copied_rows`);
        requireExactNumbers(name, batch);
        yield batch;
        if (batch.length < batchRows) break;
      }
      await query(client, 'close copied_rows');
    },
  };
}

/** Names as a list in SQL. */
export function listOf(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

async function readColumns(client: pg.Client, { name }: CopiedTable): Promise<Column[]> {
  const rows = await query(
    client,
    `select attname::text, atttypid = 'text'::regtype, not attnotnull from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [name],
  );
  return rows
    .map(([column, isText, isNullable]) => ({
      name: String(column),
      isText: Boolean(isText),
      isNullable: Boolean(isNullable),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** As SQLite orders by itself. Says no more than it must, so that indexes can be used. */
function orderOf({ order }: CopiedTable, columns: readonly Column[]): string {
  return order
    .map((name) => {
      const column = columns.find((each) => each.name === name);
      const collation = column?.isText ? ' collate "C"' : '';
      return `"${name}"${collation}${column?.isNullable ? ' nulls first' : ''}`;
    })
    .join(', ');
}
