import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Booking } from '../../src/domain/booking.ts';
import { findBooking, insertBooking, updateBooking } from '../../src/store/bookings.ts';
import { findCustomer, insertCustomer, updateCustomer } from '../../src/store/customers.ts';
import {
  ACCOUNT,
  aBooking,
  aCustomer,
  CLOCK,
  openStoreOfAccount,
  RUNS,
  undone,
} from './arbitrary-rows.ts';

/** As decided: these hold a table, and the other two remember theirs. */
const WITH_TABLES =
  'CONFIRMED ARRIVED SEATED DESSERTS ACCOUNT_SENT ACCOUNT_PAID ATTENDED NO_SHOW'.split(' ');

/** What comes back: deleted bookings do not, nor the tables of a status that knows none. */
function kept(booking: Booking): Booking | null {
  if (booking.status === 'DELETED') return null;
  return WITH_TABLES.includes(booking.status) ? booking : { ...booking, tableIds: [] };
}

test('a booking comes back as it was written, with its tables and its ticket', async () => {
  const store = await openStoreOfAccount();
  await fc.assert(
    fc.asyncProperty(aBooking, async (booking) => {
      const found = await undone(store, async (db) => {
        await insertBooking(db, CLOCK, booking);
        return findBooking(db, ACCOUNT, booking.uuid);
      });
      expect(found).toEqual(kept(booking));
    }),
    RUNS,
  );
});

test('a changed booking comes back as changed, without earlier values', async () => {
  const store = await openStoreOfAccount();
  await fc.assert(
    fc.asyncProperty(aBooking, aBooking, async (before, other) => {
      const after = { ...other, uuid: before.uuid, version: before.version + 1 };
      const [isWritten, found] = await undone(store, async (db) => {
        await insertBooking(db, CLOCK, before);
        const written = await updateBooking(db, CLOCK, after);
        return [written, await findBooking(db, ACCOUNT, before.uuid)] as const;
      });
      expect(isWritten).toBe(true);
      expect(found).toEqual(kept(after));
    }),
    RUNS,
  );
});

test('a booking that changed in the meantime is not overwritten', async () => {
  const store = await openStoreOfAccount();
  await fc.assert(
    fc.asyncProperty(
      aBooking,
      aBooking,
      fc.integer().filter((n) => n !== 1),
      async (before, other, step) => {
        const late = { ...other, uuid: before.uuid, version: before.version + step };
        const [isWritten, found] = await undone(store, async (db) => {
          await insertBooking(db, CLOCK, before);
          const written = await updateBooking(db, CLOCK, late);
          return [written, await findBooking(db, ACCOUNT, before.uuid)] as const;
        });
        expect(isWritten).toBe(false);
        expect(found).toEqual(kept(before));
      },
    ),
    RUNS,
  );
});

test('a booking is found only in its own account', async () => {
  const store = await openStoreOfAccount();
  const [booking] = fc.sample(aBooking, 1);
  if (!booking) throw new Error('no sample');
  const found = await undone(store, async (db) => {
    await insertBooking(db, CLOCK, { ...booking, status: 'CONFIRMED' });
    return findBooking(db, 'fonda', booking.uuid);
  });
  expect(found).toBeNull();
});

test('a customer comes back as written, and as changed', async () => {
  const store = await openStoreOfAccount();
  await fc.assert(
    fc.asyncProperty(aCustomer, aCustomer, async (customer, other) => {
      const changed = { ...other, uuid: customer.uuid };
      const [first, second] = await undone(store, async (db) => {
        await insertCustomer(db, customer);
        const written = await findCustomer(db, ACCOUNT, customer.uuid);
        await updateCustomer(db, changed);
        return [written, await findCustomer(db, ACCOUNT, customer.uuid)] as const;
      });
      expect(first).toEqual(customer);
      expect(second).toEqual(changed);
    }),
    RUNS,
  );
});
