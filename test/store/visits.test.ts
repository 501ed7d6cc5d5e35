import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Booking } from '../../src/domain/booking.ts';
import { countedBookingOf, visitRecordOf } from '../../src/domain/visit-record.ts';
import { insertBooking, listBookingsOfCustomer, updateBooking } from '../../src/store/bookings.ts';
import { insertCustomer, listCustomers, updateCustomer } from '../../src/store/customers.ts';
import {
  ACCOUNT,
  aBooking,
  aCustomer,
  CLOCK,
  openStoreOfAccount,
  RUNS,
  undone,
} from './arbitrary-rows.ts';

const [CUSTOMER] = fc.sample(aCustomer, { numRuns: 1, seed: 1 });
if (!CUSTOMER) throw new Error('no sample');
const customer = CUSTOMER;

/** A few bookings of one customer, without tables, that are written again and again. */
const someWrites = fc.array(
  fc.record({ number: fc.integer({ min: 0, max: 3 }), booking: aBooking }).map(
    ({ number, booking }): Booking => ({
      ...booking,
      uuid: `00000000-0000-4000-8000-00000000000${number}`,
      customerUuid: customer.uuid,
      tableIds: [],
      redemptionCode: null,
    }),
  ),
  { minLength: 1, maxLength: 8 },
);

test('the visits stored with a customer are those of the bookings, after any writes', async () => {
  const store = await openStoreOfAccount();
  await fc.assert(
    fc.asyncProperty(someWrites, async (bookings) => {
      const [stored, all] = await undone(store, async (db) => {
        await insertCustomer(db, customer);
        const versions = new Map<string, number>();
        for (const booking of bookings) {
          const version = (versions.get(booking.uuid) ?? 0) + 1;
          versions.set(booking.uuid, version);
          if (version === 1) await insertBooking(db, CLOCK, { ...booking, version });
          else expect(await updateBooking(db, CLOCK, { ...booking, version })).toBe(true);
        }
        // Writing the customer does not touch them.
        await updateCustomer(db, { ...customer, name: 'Other' });
        const [found] = await listCustomers(db, ACCOUNT, [customer.uuid]);
        return [found, await listBookingsOfCustomer(db, customer)] as const;
      });
      const counted = all.filter(({ status }) => status !== 'DELETED').map(countedBookingOf);
      const lastWrite = bookings.at(-1)?.updatedAt ?? 0;
      expect(stored?.visits).toEqual(visitRecordOf(counted, lastWrite));
    }),
    RUNS,
  );
});

test('null before the first booking', async () => {
  const store = await openStoreOfAccount();
  const found = await undone(store, async (db) => {
    await insertCustomer(db, customer);
    return listCustomers(db, ACCOUNT, [customer.uuid]);
  });
  expect(found).toEqual([{ customer, visits: null }]);
});
