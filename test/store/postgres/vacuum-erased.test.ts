import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Db, Store } from '../../../src/store/store.ts';
import { openRaw } from '../../fixtures/raw-database.ts';
import { openTestServer } from '../../fixtures/test-context.ts';

/** A store, and a transaction of another connection that reads a state of before the store's last change. */
async function openWithReader() {
  const { database, context } = await openTestServer();
  const reader = await begin(database.url);
  await sql`select 1`.execute(reader.transaction);
  await context.store.write(null, change);
  return { store: context.store, ...reader };
}

async function begin(url: string) {
  const transaction = await openRaw(url)
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .execute();
  const end = async () => {
    if (!transaction.isRolledBack) await transaction.rollback().execute();
  };
  onTestFinished(end);
  return { transaction, end };
}

/** As every change does, it takes the next number of a transaction. */
const change = (db: Db) => sql`select pg_current_xact_id()`.execute(db);

const IS_READ = /^process \d+ of the database still reads an earlier state$/;

async function expectReadUntil(store: Store, end: () => Promise<void>): Promise<void> {
  expect(await store.truncateLog()).toMatch(IS_READ);
  await end();
  expect(await store.truncateLog()).toBeNull();
}

test('a transaction that began before is awaited for a moment', async () => {
  const { store, end } = await openWithReader();
  const emptied = store.truncateLog();
  await end();
  expect(await emptied).toBeNull();
});

test('a transaction that goes on reading what was there before is named', async () => {
  const { store, end } = await openWithReader();
  await expectReadUntil(store, end);
});

test('a transaction that has changed something is named, also between its statements', async () => {
  const { database, context } = await openTestServer();
  const { transaction, end } = await begin(database.url);
  await change(transaction);
  await context.store.write(null, change);
  await expectReadUntil(context.store, end);
});
