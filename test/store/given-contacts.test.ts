import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { saveBooking } from '../../src/operations/bookings/save-booking.ts';
import { systemCause } from '../../src/operations/journal.ts';
import { findBooking } from '../../src/store/bookings.ts';
import { findCustomersAsBooked, listOtherGivenContacts } from '../../src/store/customer-search.ts';
import { aBookingRequest, openTestServer } from '../fixtures/test-context.ts';
import { aLargeVenue } from '../server/booking-fixtures.ts';
import { expectBooking } from '../server/expect-response.ts';

const consents = { hasGdprConsent: true, acceptsMarketing: false };
const phone = '+34600111222';
const LAURA = { name: 'Laura Vidal', email: 'laura@example.com', phone, ...consents };

async function open() {
  const server = await openTestServer({ venue: aLargeVenue() });
  const book = async (customer: object) => {
    const body = { ...aBookingRequest(), customer };
    return expectBooking(await server.partner({ method: 'POST', path: '/bookings', body }));
  };
  const found = async (part: string) => {
    const { accountId } = server.venue;
    const rows = await server.context.store.read((db) =>
      findCustomersAsBooked(db, accountId, { parts: [part], words: [] }),
    );
    return rows.map(({ given }) => given.customerName);
  };
  const stored = (uuid: string) =>
    server.context.store.read((db) => findBooking(db, server.venue.accountId, uuid));
  return { ...server, book, found, stored };
}

test('a booking is found by the given contact as long as that differs from the guest’s', async () => {
  const { book, found, stored, context, venue } = await open();
  const { customer } = await book(LAURA);
  const { uuid } = await book({ ...LAURA, name: 'Ada Marsh' });
  expect(await found('marsh')).toEqual(['Ada Marsh']);
  const guest = customer?.uuid ?? '';
  const others = await context.store.read((db) =>
    listOtherGivenContacts(db, venue.accountId, [guest]),
  );
  const { email } = LAURA;
  const given = { customerName: 'Ada Marsh', customerEmail: email, customerPhone: phone };
  expect([...others]).toEqual([[guest, [given]]]);
  const rename = (name: string) =>
    context.store.write(venue.accountId, (db) =>
      sql`update customers set name = ${name} where uuid = ${customer?.uuid}`.execute(db),
    );
  await rename('Ada Marsh');
  expect(await found('marsh')).toEqual([]);
  expect(await found('vidal')).toEqual(['Laura Vidal']);
  await rename('Laura Vidal');
  expect(await found('marsh')).toEqual(['Ada Marsh']);
  const booking = await stored(uuid);
  if (!booking) throw new Error('no booking');
  const after = { ...booking, customerName: null, customerPhone: null, version: 2 };
  await context.store.write(venue.accountId, (db) =>
    saveBooking({ context, db, venue, cause: systemCause('test') }, { before: booking, after }),
  );
  expect(await found('marsh')).toEqual([]);
});

test('an erasure by a server of the previous version leaves no phone number with the bookings', async () => {
  const { book, stored, context } = await open();
  const { uuid } = await book(LAURA);
  await context.store.write(null, (db) =>
    sql`update customers set has_gdpr_consent = 0`.execute(db),
  );
  expect(await stored(uuid)).toMatchObject({ customerPhone: null });
});
