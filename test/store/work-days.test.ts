import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '../../src/store/accounts.ts';
import { listDayVersions } from '../../src/store/work-days.ts';
import { insertRow, openRaw } from '../fixtures/raw-database.ts';
import { openTestStore } from '../fixtures/test-database.ts';

const MONDAY = '2030-01-14';
const TUESDAY = '2030-01-15';
const WEDNESDAY = '2030-01-16';

/** A booking with a table on Monday and one on Tuesday, written by another connection than ours. */
async function openTwoDays() {
  const { store, url } = await openTestStore();
  const raw = openRaw(url);
  await insertRow(raw, 'accounts', { account_id: 'casa' });
  await insertRow(raw, 'venue_tables', { account_id: 'casa', table_id: 1 });
  for (const [uuid, work_day] of [
    ['one', MONDAY],
    ['other', TUESDAY],
  ]) {
    const day = { account_id: 'casa', work_day: work_day ?? '' };
    await insertRow(raw, 'bookings', { ...day, uuid: uuid ?? '' });
    const stay = { booking_uuid: uuid ?? '', table_id: 1, starts_at: 0, ends_at: 0 };
    await insertRow(raw, 'booking_tables', { ...day, ...stay });
  }
  const versions = async () => {
    const ofDays = await store.read((db) =>
      listDayVersions(db, { accountId: 'casa', from: MONDAY, to: WEDNESDAY }),
    );
    return [MONDAY, TUESDAY, WEDNESDAY].map((day) => ofDays.get(day));
  };
  return { raw, versions };
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
    const { raw, versions } = await openTwoDays();
    await insertRow(raw, 'venue_tables', { account_id: 'casa', table_id: 2 });
    await sql`create temp table copy as select * from bookings where uuid = 'one'`.execute(raw);
    await sql`update copy set uuid = 'third', work_day = ${WEDNESDAY}`.execute(raw);
    const before = await versions();
    await sql.raw(change).execute(raw);
    const after = await versions();
    expect(after.map((version, index) => version !== before[index])).toEqual(expected);
  },
);

test('no version repeats after a rollback', async () => {
  const { raw, versions } = await openTwoDays();
  const seen = new Set<number | undefined>();
  const before = await versions();
  for (let times = 0; times < 5; times++) {
    await sql`begin`.execute(raw);
    await sql`update bookings set pax = 9 where uuid = 'one'`.execute(raw);
    const monday = raw.selectFrom('work_days').select('version').where('work_day', '=', MONDAY);
    seen.add((await monday.executeTakeFirst())?.version);
    await sql`rollback`.execute(raw);
  }
  expect(seen.size).toBe(5);
  expect(seen.has(before[0])).toBe(false);
  expect(await versions()).toEqual(before);
});

test('no version for a day without bookings, nor after the venue is deleted', async () => {
  const { raw, versions } = await openTwoDays();
  expect(await versions()).toEqual([expect.any(Number), expect.any(Number), undefined]);
  await deleteAccount(raw, 'casa');
  expect(await versions()).toEqual([undefined, undefined, undefined]);
});
