import { expect, test } from 'vitest';
import { listDayVersions } from '../../src/store/work-days.ts';
import { connectRaw, insertRow, openTempStore } from '../fixtures/temp-database.ts';

const MONDAY = '2030-01-14';
const TUESDAY = '2030-01-15';
const WEDNESDAY = '2030-01-16';

/** A booking with a table on Monday and one on Tuesday, written by another connection than ours. */
async function openTwoDays() {
  const { store, file } = await openTempStore();
  const database = connectRaw(file);
  insertRow(database, 'accounts', { account_id: 'casa' });
  insertRow(database, 'venue_tables', { account_id: 'casa', table_id: 1 });
  const at = { account_id: 'casa', starts_at: 0, ends_at: 0 };
  for (const [uuid, work_day] of [
    ['one', MONDAY],
    ['other', TUESDAY],
  ]) {
    const day = { ...at, work_day: work_day ?? '' };
    insertRow(database, 'bookings', { ...day, uuid: uuid ?? '' });
    insertRow(database, 'booking_tables', { ...day, booking_uuid: uuid ?? '', table_id: 1 });
  }
  const versions = async () => {
    const ofDays = await store.read((db) => listDayVersions(db, 'casa', MONDAY, WEDNESDAY));
    return [MONDAY, TUESDAY, WEDNESDAY].map((day) => ofDays.get(day));
  };
  return { database, versions };
}

test.each([
  ['a new booking', `insert into bookings select * from copy`, [false, false, true]],
  ['a changed booking', `update bookings set pax = 9 where uuid = 'one'`, [true, false, false]],
  [
    'a booking moved to another day',
    `update bookings set work_day = '${WEDNESDAY}' where uuid = 'one'`,
    [true, false, true],
  ],
  ['a deleted booking', `delete from bookings where uuid = 'other'`, [false, true, false]],
  [
    'another table',
    `insert into booking_tables values ('casa', '${TUESDAY}', 'other', 2, 0, 0, 0)`,
    [false, true, false],
  ],
  [
    'a changed stay',
    `update booking_tables set ends_at = 1 where booking_uuid = 'one'`,
    [true, false, false],
  ],
  [
    'a table moved to another day',
    `update booking_tables set work_day = '${WEDNESDAY}' where booking_uuid = 'one'`,
    [true, false, true],
  ],
  ['a table let go', `delete from booking_tables where booking_uuid = 'one'`, [true, false, false]],
  ['the data of a guest', `update customers set name = 'x'`, [false, false, false]],
])(
  'another version of the days concerned, and of no other, after %s',
  async (_, change, expected) => {
    const { database, versions } = await openTwoDays();
    insertRow(database, 'venue_tables', { account_id: 'casa', table_id: 2 });
    database.exec(`create temp table copy as select * from bookings where uuid = 'one';
    update copy set uuid = 'third', work_day = '${WEDNESDAY}'`);
    const before = await versions();
    database.exec(change);
    const after = await versions();
    expect(after.map((version, index) => version !== before[index])).toEqual(expected);
  },
);

test('no version repeats after a rollback', async () => {
  const { database, versions } = await openTwoDays();
  const seen = new Set<number | undefined>();
  const before = await versions();
  for (let times = 0; times < 5; times++) {
    database.exec(`begin; update bookings set pax = 9 where uuid = 'one'`);
    const select = 'select version from work_days where work_day = ?';
    seen.add(database.prepare<[string], number>(select).pluck().get(MONDAY));
    database.exec('rollback');
  }
  expect(seen.size).toBe(5);
  expect(seen.has(before[0])).toBe(false);
  expect(await versions()).toEqual(before);
});

test('no version for a day without bookings, nor after the venue is deleted', async () => {
  const { database, versions } = await openTwoDays();
  expect(await versions()).toEqual([expect.any(Number), expect.any(Number), undefined]);
  database.exec(`delete from accounts`);
  expect(await versions()).toEqual([undefined, undefined, undefined]);
});
