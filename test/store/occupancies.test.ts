import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Booking } from '../../src/domain/booking.ts';
import { addDays } from '../../src/domain/venue-time.ts';
import { insertBooking, updateBooking } from '../../src/store/bookings.ts';
import { listOccupiedDays } from '../../src/store/occupancies.ts';
import type { Db } from '../../src/store/store.ts';
import { aVenue } from '../fixtures/venue.ts';
import { ACCOUNT, aBooking, openStoreOfAccount, RUNS, TABLES, undone } from './arbitrary-rows.ts';

const VENUE = aVenue({ accountId: ACCOUNT });
const MONDAY = '2030-01-14';
const NOON = Date.parse('2030-01-14T12:00:00Z');
const HOUR = 3_600_000;

/** A few bookings on two days, each at a table of its own, that are written again and again. */
const someWrites = fc.array(
  fc
    .record({
      guest: fc.integer({ min: 0, max: TABLES.length - 1 }),
      day: fc.integer({ min: 0, max: 1 }),
      hours: fc.integer({ min: 0, max: 20 }),
      hasTable: fc.boolean(),
      booking: aBooking,
    })
    .map(({ guest, day, hours, hasTable, booking }): Booking => {
      const at = NOON + (24 * day + hours) * HOUR;
      const tableIds = hasTable ? TABLES.slice(guest, guest + 1) : [];
      const uuid = `00000000-0000-4000-8000-00000000000${guest}`;
      const stay = { bookingAt: at, updatedAt: at, seatedAt: booking.seatedAt && at };
      const workDay = addDays(MONDAY, day);
      return { ...booking, ...stay, uuid, tableIds, workDay, redemptionCode: null };
    }),
  { minLength: 1, maxLength: 12 },
);

/** Inserts each booking, or changes the one that has its uuid. */
async function write(db: Db, bookings: readonly Booking[]): Promise<void> {
  const versions = new Map<string, number>();
  for (const booking of bookings) {
    const version = (versions.get(booking.uuid) ?? 0) + 1;
    versions.set(booking.uuid, version);
    if (version === 1) await insertBooking(db, VENUE, { ...booking, version });
    else expect(await updateBooking(db, VENUE, { ...booking, version })).toBe(true);
  }
}

async function read(db: Db) {
  const occupancies = [];
  for (const now of [NOON, NOON + 8 * HOUR, NOON + 30 * HOUR]) {
    const byDay = await listOccupiedDays(db, VENUE, { from: MONDAY, to: addDays(MONDAY, 1), now });
    for (const [workDay, ofDay] of byDay)
      for (const occupancy of ofDay.occupancies) occupancies.push({ now, workDay, ...occupancy });
  }
  return occupancies.sort((a, b) => a.now - b.now || (a.bookingUuid < b.bookingUuid ? -1 : 1));
}

test('the same occupancies from the text of a day as from its bookings, after any writes', async () => {
  const store = await openStoreOfAccount();
  await fc.assert(
    fc.asyncProperty(someWrites, async (bookings) => {
      const [fromText, fromBookings, texts] = await undone(store, async (db) => {
        await write(db, bookings);
        const before = await read(db);
        const deleted = await db.deleteFrom('work_day_occupancies').executeTakeFirst();
        return [before, await read(db), deleted.numDeletedRows] as const;
      });
      expect(texts).toBeGreaterThan(0n);
      expect(fromText).toEqual(fromBookings);
    }),
    RUNS,
  );
});

test('a change past the store makes the text of a day stale', async () => {
  const store = await openStoreOfAccount();
  const [booking] = fc.sample(aBooking, 1);
  if (!booking) throw new Error('no sample');
  const changed = await undone(store, async (db) => {
    const workDay = MONDAY;
    await write(db, [{ ...booking, workDay, bookingAt: NOON, status: 'CONFIRMED', tableIds: [] }]);
    await db.updateTable('bookings').set({ turn_minutes: 45, pax: 7, pax_children: 0 }).execute();
    return read(db);
  });
  expect(changed[0]).toMatchObject({ endAt: NOON + 45 * 60_000, covers: 7 });
});
