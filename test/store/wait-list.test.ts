import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findAccount, saveAccount } from '../../src/store/accounts.ts';
import { waitList as onPostgres } from '../../src/store/postgres/migrations/0024-wait-list.ts';
import { waitList as onSqlite } from '../../src/store/sqlite/migrations/0024-wait-list.ts';
import { findCheck, listNextChecks, scheduleCheck } from '../../src/store/wait-list-checks.ts';
import { listDaysWithWaiting } from '../../src/store/waiting-bookings.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { openTestStore } from '../fixtures/test-database.ts';
import { aVenue } from '../fixtures/venue.ts';

const day = { accountId: 'casa-test', workDay: '2030-01-16' };

test('venue documents from before offer nothing by themselves; those that say otherwise keep it', async () => {
  const { store } = await openTestStore();
  const { waitList, ...venue } = aVenue();
  const { up } = ENGINE === 'postgres' ? onPostgres : onSqlite;
  const chosen = { offersTables: true, minutesToday: 5, minutesLater: 60 };
  const after = await store.write(null, async (db) => {
    await saveAccount(db, { accountId: 'old', document: venue, tables: [] }, 1);
    const document = { ...venue, waitList: chosen };
    await saveAccount(db, { accountId: 'new', document, tables: [] }, 1);
    await sql`drop table wait_list_checks`.execute(db);
    await sql`drop index bookings_on_wait_list`.execute(db);
    await sql`alter table bookings drop column wait_list`.execute(db);
    await up(db as never);
    return [await findAccount(db, 'old'), await findAccount(db, 'new')];
  });
  expect(after).toMatchObject([{ document: { waitList } }, { document: { waitList: chosen } }]);
});

test('a day is looked at at the earliest of the times that were asked for', async () => {
  const { store } = await openTestStore();
  await store.write(day.accountId, async (db) => {
    const venue = aVenue();
    await saveAccount(db, { accountId: venue.accountId, document: venue, tables: [] }, 1);
    for (const dueAt of [30, 10, 20]) await scheduleCheck(db, { ...day, dueAt });
  });
  expect(await store.read((db) => findCheck(db, day))).toEqual({ ...day, dueAt: 10 });
  expect(await store.read((db) => listNextChecks(db, 5))).toEqual([{ ...day, dueAt: 10 }]);
  expect(
    await store.read((db) => listDaysWithWaiting(db, 'casa-test', '2030-01-01', '2030-02-01')),
  ).toEqual([]);
});
