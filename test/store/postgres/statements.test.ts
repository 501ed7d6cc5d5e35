import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../../src/store/postgres/translate-error.ts';
import { WITH_NUMBERS } from '../../../src/store/postgres/type-parsers.ts';
import {
  isOrdered,
  kindOf,
  type Outcome,
  orderOf,
  type RecordedStatement,
  type Rows,
  readRecordedStatements,
} from '../../fixtures/recorded-statements.ts';
import { takeTestDatabase } from '../../fixtures/test-database.ts';

/**
 * What lets other tests run on SQLite only: each statement that they ran there runs here, on the same rows, and does the
 * same. Run alone, this file needs the tests that record: `vitest run --project node --project postgres test/store`.
 */

/** Statements of `src/store/sqlite`, for which `src/store/postgres` has others. */
const OF_SQLITE: readonly RegExp[] = [
  /\bcustomer_search(_waiting|_given|_given_texts)?\b/,
  /\bjson_each\b/,
];

/** Each engine has its own text of a guest for its search, and its own numbers of versions. */
const NOT_COMPARED: Record<string, readonly string[]> = {
  work_days: ['version', 'service_version'],
};
const TABLES_NOT_COMPARED = ['customer_search_texts'];

/** Their ids come from a sequence. */
const WITH_IDENTITY = ['table_moves', 'unfinished_erasures'];

const CONSTRAINT_VIOLATION = /^(23|P0001)/;

let client: pg.Client;

beforeAll(async () => {
  const { url, giveBack } = await takeTestDatabase();
  client = new pg.Client({ connectionString: url, types: WITH_NUMBERS });
  await client.connect();
  afterAll(async () => {
    await client.end();
    await giveBack();
  });
});

test('each statement of the tests on SQLite does the same on PostgreSQL, with the same rows', async () => {
  const recorded = readRecordedStatements();
  expect(recorded, 'Run the tests that record, too.').not.toHaveLength(0);
  const differences: string[] = [];
  for (const statement of recorded) {
    if (OF_SQLITE.some((pattern) => pattern.test(statement.sql))) continue;
    const expected = comparable(statement, statement.outcome);
    const found = await runOn(statement);
    const actual = typeof found === 'string' ? found : comparable(statement, found);
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      differences.push(explain(statement, expected, actual));
  }
  expect(differences).toEqual([]);
});

test('each pattern of a statement that only SQLite runs matches one', () => {
  const texts = readRecordedStatements().map(({ sql }) => sql);
  expect(OF_SQLITE.filter((pattern) => !texts.some((text) => pattern.test(text)))).toEqual([]);
});

/** Runs it in a transaction of its own, which is rolled back. @returns an error's message if it fails otherwise */
async function runOn({ sql, parameters, before, outcome }: RecordedStatement) {
  await client.query('begin');
  try {
    await insertRows(before);
    const { rows, rowCount } = await client.query(toPostgres(sql), [...parameters]);
    const changed = outcome.changed === null ? null : rowCount;
    const after = outcome.after && (await allRows(Object.keys(before)));
    return { rows, changed, isRefused: false, after } satisfies Outcome;
  } catch (error) {
    if (CONSTRAINT_VIOLATION.test(codeOf(error)))
      return { rows: [], changed: null, isRefused: true, after: null } satisfies Outcome;
    return String(error);
  } finally {
    await client.query('rollback');
  }
}

async function insertRows(tables: Rows): Promise<void> {
  await client.query('set local session_replication_role = replica');
  for (const [name, rows] of Object.entries(tables)) {
    if (rows.length === 0) continue;
    await client.query(
      `insert into ${name} select * from json_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  for (const name of WITH_IDENTITY)
    await client.query(
      `select setval(pg_get_serial_sequence('${name}', 'id'), coalesce(max(id), 1), max(id) is not null) from ${name}`,
    );
  await client.query('set local session_replication_role = origin');
}

async function allRows(names: readonly string[]): Promise<Rows> {
  const rows: Rows = {};
  for (const name of names) rows[name] = (await client.query(`select * from ${name}`)).rows;
  return rows;
}

/** Kysely's compilers differ in how they number parameters; the store has no other words that differ. */
function toPostgres(sql: string): string {
  let number = 0;
  return sql.replace(/'[^']*'|"[^"]*"|\?/g, (part) => (part === '?' ? `$${++number}` : part));
}

/** What must be the same. The order of rows only counts as far as the statement orders them. */
function comparable({ sql }: RecordedStatement, { rows, after, ...rest }: Outcome) {
  // Which rows it gets is for the database to choose.
  const isAny = !isOrdered(sql) && /\blimit\b/i.test(sql);
  return {
    ...rest,
    order: inOrder(sql, rows),
    rows: isAny ? rows.length : sorted(rows),
    after:
      after &&
      Object.entries(after).flatMap(([name, all]) =>
        TABLES_NOT_COMPARED.includes(name) || all.length === 0
          ? []
          : [[name, sorted(all.map((row) => without(row, NOT_COMPARED[name] ?? [])))]],
      ),
  };
}

/** Of each row, by what it is ordered; all of it if that is not in the row. Rows that tie may come in any order. */
function inOrder(sql: string, rows: readonly unknown[]): unknown[] {
  const columns = orderOf(sql)?.map((each) => each.replace(/^.*\.|\s+(asc|desc)$/gi, ''));
  if (!columns) return [];
  return rows.map((row) => {
    const values = Object(row);
    return columns.every((column) => column in values)
      ? columns.map((column) => values[column])
      : inOrderOfKeys(row);
  });
}

function without(row: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

function sorted(rows: readonly unknown[]): unknown[] {
  return rows
    .map((row) => JSON.stringify(inOrderOfKeys(row)))
    .sort()
    .map((text) => JSON.parse(text));
}

function inOrderOfKeys(row: unknown): unknown {
  return Object.fromEntries(Object.entries(row as object).sort(([a], [b]) => (a < b ? -1 : 1)));
}

type Compared = ReturnType<typeof comparable> | string;

function explain(
  { sql, parameters, test: by }: RecordedStatement,
  expected: Compared,
  actual: Compared,
): string {
  const short = (value: Compared) =>
    JSON.stringify(value, (key, each) =>
      key === 'after' ? unlike(each, value === expected ? actual : expected) : each,
    ).slice(0, 1500);
  return [
    kindOf(sql),
    `with ${JSON.stringify(parameters).slice(0, 500)}, recorded by "${by}"`,
    `on SQLite: ${short(expected)}`,
    `on PostgreSQL: ${short(actual)}`,
  ].join('\n');
}

/** Of the tables afterwards, those that differ from the other engine's. */
function unlike(after: unknown[] | null, other: Compared): unknown {
  if (after === null || typeof other === 'string') return null;
  const others = other.after?.map((each) => JSON.stringify(each)) ?? [];
  return after.filter((each) => !others.includes(JSON.stringify(each)));
}
