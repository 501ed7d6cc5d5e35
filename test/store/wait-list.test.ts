import { expect, test } from 'vitest';
import { saveAccount } from '../../src/store/accounts.ts';
import { findCheck, listNextChecks, scheduleCheck } from '../../src/store/wait-list-checks.ts';
import { listDaysWithWaiting } from '../../src/store/waiting-bookings.ts';
import { openTestStore } from '../fixtures/test-database.ts';
import { aVenue } from '../fixtures/venue.ts';

const day = { accountId: 'casa-test', workDay: '2030-01-16' };

test('a day is checked at the earliest of the times that were asked for', async () => {
  const { store } = await openTestStore();
  await store.write(day.accountId, async (db) => {
    const venue = aVenue();
    await saveAccount(db, { accountId: venue.accountId, document: venue, tables: [] }, 1);
    for (const dueAt of [30, 10, 20]) await scheduleCheck(db, { ...day, dueAt });
  });
  expect(await store.read((db) => findCheck(db, day))).toEqual({ ...day, dueAt: 10 });
  expect(await store.read((db) => listNextChecks(db, 5))).toEqual([{ ...day, dueAt: 10 }]);
  expect(
    await store.read((db) =>
      listDaysWithWaiting(db, { accountId: 'casa-test', from: '2030-01-01', to: '2030-02-01' }),
    ),
  ).toEqual([]);
});
