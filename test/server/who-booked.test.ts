import { describe, expect, test } from 'vitest';
import { FoundCustomers, StaffCustomer } from '../../src/contract/staff/customers.ts';
import { exportCustomer } from '../../src/operations/customers/export-customer.ts';
import { findGuestAddress } from '../../src/operations/messages/guest-address.ts';
import { findBooking } from '../../src/store/bookings.ts';
import { aMember, signInAs } from '../fixtures/staff-members.ts';
import { readStored } from '../fixtures/stored-bytes.ts';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aLargeVenue, fixTables } from './booking-fixtures.ts';
import { expectBooking, expectStaffBooking } from './expect-response.ts';
import { expectBlock, postBlock } from './service-day-requests.ts';
import { readLog, undoLast } from './staff-log.ts';

/** Guests of a hotel book with the address of its desk. Each booking keeps who made it; they are one guest. */

const EMAIL = 'desk@hotel.example';
const CLARA = { name: 'Clara Puig', email: EMAIL, phone: '+34931110000' };
const ADA = { name: 'Ada Marsh', email: EMAIL, phone: '+447911123456' };

const consents = { hasGdprConsent: true, acceptsMarketing: false };

/** A venue where Clara booked through a partner, then Ada in the widget. */
async function open() {
  const server = await openTestServer({ venue: aLargeVenue() });
  const clara = expectBooking(
    await server.partner({
      method: 'POST',
      path: '/bookings',
      body: aBookingRequest({ customer: { ...CLARA, ...consents } }),
    }),
  );
  const body = aBookingRequest({ customer: { ...ADA, ...consents } });
  const ada = await server.widget({ method: 'POST', path: '/bookings', body });
  expect(ada.statusCode, ada.body).toBe(200);
  const customerUuid = clara.customer?.uuid ?? '';
  return { server, clara: clara.uuid, ada: String(ada.json().uuid), customerUuid };
}

type Alone = Awaited<ReturnType<typeof openAlone>>;

/** A venue where Clara alone booked. */
async function openAlone() {
  const server = await openTestServer({ venue: aLargeVenue() });
  const body = aBookingRequest({ customer: { ...CLARA, ...consents } });
  const made = await server.partner({ method: 'POST', path: '/bookings', body });
  return { server, customerUuid: expectBooking(made).customer?.uuid ?? '' };
}

async function read({ staff }: Pick<TestServer, 'staff'>, uuid: string) {
  return expectStaffBooking(await staff({ path: `/bookings/${uuid}` }));
}

async function list({ staff }: TestServer, filter = '') {
  const answer = await staff({ path: `/bookings?date_start=${TOMORROW}${filter}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as { uuid: string; customer: { name: string } }[];
}

async function search({ staff }: Pick<TestServer, 'staff'>, query: string) {
  const answer = await staff({ method: 'POST', path: '/customers/search', body: { query } });
  expect(answer.statusCode, answer.body).toBe(200);
  return FoundCustomers.parse(answer.json()).customers;
}

function change({ staff }: TestServer, uuid: string, customer: object, more: object = {}) {
  return staff({ method: 'PUT', path: `/bookings/${uuid}`, body: { customer, ...more } });
}

async function profile({ staff }: TestServer, uuid: string) {
  return StaffCustomer.parse((await staff({ path: `/customers/${uuid}` })).json());
}

describe('staff see', () => {
  test('200 with who made each booking, and what differs in the profile', async () => {
    const { server, clara, ada, customerUuid } = await open();
    expect((await read(server, ada)).customer).toMatchObject({
      ...ADA,
      uuid: customerUuid,
      profile: CLARA,
      bookingsCount: 2,
    });
    const first = (await read(server, clara)).customer;
    expect(first).toMatchObject({ ...CLARA, uuid: customerUuid });
    expect(first).not.toHaveProperty('profile');
    const names = (await list(server)).map(({ customer }) => customer.name);
    expect(names.sort()).toEqual(['Ada Marsh', 'Clara Puig']);
  });

  test('200 with the unchanged profile, and the other contacts that were given', async () => {
    const { server, ada, customerUuid } = await open();
    const guest = await profile(server, customerUuid);
    expect(guest).toMatchObject({ ...CLARA, alsoBookedAs: [ADA] });
    const named = guest.nextBookings.map(({ uuid, bookedAs }) => [uuid === ada, bookedAs ?? null]);
    expect(named).toContainEqual([true, ADA]);
    expect(named).toContainEqual([false, null]);
    const path = `/customers/${customerUuid}/bookings`;
    const { bookings } = (await server.staff({ path })).json();
    expect(bookings.find(({ uuid }: { uuid: string }) => uuid === ada).bookedAs).toEqual(ADA);
  });

  test('200 without another guest’s phone where Ada gave none', async () => {
    const { server } = await open();
    const { phone: _phone, ...customer } = ADA;
    const body = aBookingRequest({ customer: { ...customer, ...consents } });
    const made = await server.widget({ method: 'POST', path: '/bookings', body });
    expect((await read(server, made.json().uuid)).customer).toMatchObject({ ...ADA, phone: null });
  });

  test('200 without Ada’s phone for Clara, who had given none and whose profile got it', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const book = async (customer: object) => {
      const body = { ...aBookingRequest(), customer: { ...customer, ...consents } };
      const answer = await server.widget({ method: 'POST', path: '/bookings', body });
      return String(answer.json().uuid);
    };
    const { phone: _phone, ...clara } = CLARA;
    const first = await book(clara);
    const second = await book(ADA);
    const third = await book({ ...clara, name: 'Clara M. Puig' });
    const { customer } = await read(server, second);
    expect(customer).toMatchObject({ ...ADA, profile: { ...CLARA, phone: ADA.phone } });
    for (const uuid of [first, third])
      expect((await read(server, uuid)).customer).toMatchObject({ email: EMAIL, phone: null });
    const asThird = { name: 'Clara M. Puig', email: EMAIL, phone: null };
    const [found] = await search(server, 'clara m.');
    expect(found).toMatchObject({ phone: ADA.phone, bookedAs: asThird });
    const shown = found?.nextBookings.map(({ uuid, bookedAs }) => [uuid, bookedAs ?? null]);
    expect(shown).toContainEqual([third, asThird]);
    const guest = await profile(server, found?.uuid ?? '');
    expect(guest.alsoBookedAs).toContainEqual(asThird);
    expect(guest.nextBookings.find(({ uuid }) => uuid === third)?.bookedAs).toEqual(asThird);
    const path = `/customers/${found?.uuid}/bookings`;
    const { bookings } = (await server.staff({ path })).json();
    const listed = bookings.find(({ uuid }: { uuid: string }) => uuid === third);
    expect(listed.bookedAs).toEqual(asThird);
  });

  test('200 with the phone that staff add to a profile', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const body = aBookingRequest({ customer: { name: 'Eve Moss', ...consents } });
    const made = expectBooking(await server.partner({ method: 'POST', path: '/bookings', body }));
    const phone = '+447911999999';
    const path = `/customers/${made.customer?.uuid}`;
    await server.staff({ method: 'PUT', path, body: { phone } });
    const { customer } = await read(server, made.uuid);
    expect(customer).toMatchObject({ name: 'Eve Moss', phone });
    expect(customer).not.toHaveProperty('profile');
  });

  test('200 in the kitchen with the names, and no contact', async () => {
    const { server, ada } = await open();
    const kitchen = await signInAs(server, await aMember(server, { role: 'KITCHEN' }));
    const booking = await read({ staff: kitchen }, ada);
    const hidden = { email: null, phone: null };
    expect(booking.customer).toMatchObject({
      name: ADA.name,
      ...hidden,
      profile: { name: CLARA.name, ...hidden },
    });
    expect(JSON.stringify(booking)).not.toMatch(/hotel\.example|7911123456|931110000/);
  });

  describe('for a booking by the uuid of Clara’s profile', () => {
    const byUuid = async ({ server, customerUuid }: Alone, sent: object) => {
      const customer = { uuid: customerUuid, ...sent };
      const body = { date: TOMORROW, time: '20:00:00', pax: 2, customer, privacyTold: 'BY_PHONE' };
      const answer = await server.staff({ method: 'POST', path: '/bookings', body });
      return expectStaffBooking(answer);
    };
    const addressOf = (server: TestServer, uuid: string) =>
      server.context.store.read(async (db) => {
        const booking = await findBooking(db, server.venue.accountId, uuid);
        if (!booking) throw new Error('no booking');
        return (await findGuestAddress(db, booking))?.address ?? null;
      });

    test('200 with her contacts if she is named', async () => {
      const opened = await openAlone();
      const { uuid, customer } = await byUuid(opened, { name: 'Sra. Clara Puig' });
      expect(customer).toMatchObject({ ...CLARA, name: 'Sra. Clara Puig' });
      const path = `/customers/${opened.customerUuid}`;
      await opened.server.staff({ method: 'PUT', path, body: { name: 'Hotel' } });
      expect((await read(opened.server, uuid)).customer).toMatchObject({ email: EMAIL });
      expect(await addressOf(opened.server, uuid)).toBe(EMAIL);
    });

    test('200 without her email for Ben, who shares her phone', async () => {
      const opened = await openAlone();
      const ben = { name: 'Ben Kay', phone: CLARA.phone };
      const { uuid, customer } = await byUuid(opened, ben);
      expect(customer).toMatchObject({ ...ben, email: null, profile: CLARA });
      expect(await addressOf(opened.server, uuid)).toBeNull();
      const [found] = await search(opened.server, 'ben');
      expect(found).toMatchObject({ bookedAs: { ...ben, email: null } });
    });

    test('200 without her contacts for Mr Ito', async () => {
      const opened = await openAlone();
      const { uuid, customer } = await byUuid(opened, { name: 'Mr Ito' });
      expect(customer).toMatchObject({ name: 'Mr Ito', email: null, phone: null, profile: CLARA });
      expect(await addressOf(opened.server, uuid)).toBeNull();
    });

    test('200 without the phone that Ada gave, too', async () => {
      const opened = await open();
      const ada = { ...ADA, phone: CLARA.phone, ...consents };
      const body = aBookingRequest({ customer: ada });
      await opened.server.widget({ method: 'POST', path: '/bookings', body });
      const { customer } = await byUuid(opened, { name: CLARA.name });
      expect(customer).toMatchObject({ name: CLARA.name, email: null, phone: null });
    });
  });

  test('200 with the contact to call when a table cannot be used', async () => {
    const { server, ada } = await open();
    await fixTables(server, ada);
    const [{ name } = { name: '' }] = (await read(server, ada)).tables;
    const block = { date: TOMORROW, tables: [name], dryRun: true };
    const tried = expectBlock(await postBlock(server, block));
    expect(tried.affected.find(({ uuid }) => uuid === ada)).toMatchObject({
      name: ADA.name,
      phone: ADA.phone,
    });
  });
});

describe('partners and diners see no more than before', () => {
  test('200 with the profile for a partner with private access', async () => {
    const { server, ada, customerUuid } = await open();
    const { customer } = expectBooking(await server.partner({ path: `/bookings/${ada}` }));
    expect(customer).toMatchObject({ ...CLARA, uuid: customerUuid });
    const day = `/bookings?date_start=${TOMORROW}`;
    const answer = await server.partner({ path: `${day}&customer_phone=%2B447911123456` });
    expect(answer.json().data).toEqual([]);
    expect((await server.partner({ path: day })).body).not.toMatch(/Ada|7911123456|profile/);
  });
});

describe('the search for guests', () => {
  test.each(['ada', 'marsh ad', '123456', '07911 123456', '+44 7911 123456'])(
    '200 with the guest and her booking first for %j',
    async (query) => {
      const { server, ada, customerUuid } = await open();
      const [found, ...others] = await search(server, query);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ ...CLARA, uuid: customerUuid, bookedAs: ADA });
      expect(found?.nextBookings[0]).toMatchObject({ uuid: ada, bookedAs: ADA });
    },
  );

  test('200 with the profile if that matches', async () => {
    const { server } = await open();
    for (const query of ['clara', 'desk@hotel', '110000']) {
      const found = await search(server, query);
      expect(found).toMatchObject([CLARA]);
      expect(found[0]).not.toHaveProperty('bookedAs');
    }
  });

  test('200 with nobody once her booking is deleted or has another guest', async () => {
    const { server, ada } = await open();
    expectStaffBooking(await change(server, ada, { name: 'Eve Moss', phone: '+447911999999' }));
    expect(await search(server, 'marsh')).toEqual([]);
    expect(await search(server, '123456')).toEqual([]);
    expect(await search(server, 'moss')).toMatchObject([CLARA]);
    const body = { status: 'DELETED' };
    await server.staff({ method: 'PUT', path: `/bookings/${ada}/status`, body });
    expect(await search(server, 'moss')).toEqual([]);
  });

  test('200 with the guest for each filter of the list', async () => {
    const { server, clara, ada } = await open();
    const uuids = async (filter: string) =>
      (await list(server, filter)).map(({ uuid }) => uuid).sort();
    expect(await uuids('&customer_phone=%2B447911123456')).toEqual([ada]);
    expect(await uuids('&customer_email=DESK%40hotel.example')).toEqual([ada, clara].sort());
    const both = '&customer_email=desk%40hotel.example&customer_phone=%2B447911123456';
    expect(await uuids(both)).toEqual([ada]);
  });
});

describe('staff correct', () => {
  test('200 for her phone, which changes this booking alone, is in its log and can be undone', async () => {
    const { server, ada, clara, customerUuid } = await open();
    const phone = '+447911654321';
    const after = expectStaffBooking(await change(server, ada, { phone }));
    expect(after.customer).toMatchObject({ ...ADA, phone, uuid: customerUuid, profile: CLARA });
    expect((await read(server, clara)).customer).toMatchObject(CLARA);
    const [entry] = await readLog(server, ada);
    expect(entry?.changes).toEqual([{ field: 'customerPhone', before: ADA.phone, after: phone }]);
    const undone = expectStaffBooking(await undoLast(server, ada));
    expect(undone.customer).toMatchObject(ADA);
  });

  test('200 for the phone that she had not given', async () => {
    const { server, customerUuid } = await open();
    const body = aBookingRequest({ customer: { name: ADA.name, email: EMAIL, ...consents } });
    const made = await server.widget({ method: 'POST', path: '/bookings', body });
    const { phone } = ADA;
    const after = expectStaffBooking(await change(server, made.json().uuid, { phone }));
    expect(after.customer).toMatchObject({ ...ADA, uuid: customerUuid });
  });

  test('200 for the email of another guest, with her name and phone as given', async () => {
    const { server, ada } = await open();
    const told = { privacyTold: 'BY_PHONE' };
    const eve = aBookingRequest({
      customer: { name: 'Eve Moss', email: 'eve@moss.example', ...consents },
    });
    expectBooking(await server.partner({ method: 'POST', path: '/bookings', body: eve }));
    const answer = await change(server, ada, { email: 'eve@moss.example' }, told);
    const { customer } = expectStaffBooking(answer);
    expect(customer).toMatchObject({ ...ADA, email: 'eve@moss.example' });
    expect(customer).toMatchObject({ profile: { name: 'Eve Moss', phone: null } });
    const [entry] = await readLog(server, ada);
    expect(entry?.changes).toEqual([
      { field: 'customerEmail', before: EMAIL, after: 'eve@moss.example' },
    ]);
  });

  test('200 for an email that nobody has, with the phone that staff saw', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const book = async (customer: object) => {
      const body = aBookingRequest({ customer: { ...CLARA, ...consents, ...customer } });
      return expectBooking(await server.partner({ method: 'POST', path: '/bookings', body }));
    };
    await book({});
    const { uuid } = await book({ phone: null });
    const told = { privacyTold: 'BY_PHONE' };
    const answer = await change(server, uuid, { email: 'clara@home.example' }, told);
    const { customer } = expectStaffBooking(answer);
    expect(customer).toMatchObject({ ...CLARA, email: 'clara@home.example', bookingsCount: 1 });
    expect(customer).not.toHaveProperty('profile');
  });

  test('200 for another guest by uuid, without any of her contacts', async () => {
    const { server, ada } = await open();
    const eve = { name: 'Eve Moss', email: 'eve@moss.example', ...consents };
    const body = aBookingRequest({ customer: eve });
    const made = expectBooking(await server.partner({ method: 'POST', path: '/bookings', body }));
    const customer = { uuid: made.customer?.uuid };
    const answer = await change(server, ada, customer, { privacyTold: 'BY_PHONE' });
    expect(expectStaffBooking(answer).customer).toMatchObject({
      name: eve.name,
      email: eve.email,
      phone: null,
    });
  });

  test('200 for Ben by the uuid of a guest, without the email of that guest', async () => {
    const { server, ada } = await open();
    const eve = { name: 'Eve Moss', email: 'eve@moss.example', phone: '+447911999999' };
    const body = aBookingRequest({ customer: { ...eve, ...consents } });
    const made = expectBooking(await server.partner({ method: 'POST', path: '/bookings', body }));
    const ben = { name: 'Ben Kay', phone: eve.phone };
    const customer = { uuid: made.customer?.uuid, ...ben };
    const answer = await change(server, ada, customer, { privacyTold: 'BY_PHONE' });
    expect(expectStaffBooking(answer).customer).toMatchObject({
      ...ben,
      email: null,
      profile: eve,
    });
  });

  test('200 for the profile, which leaves what was given with the bookings', async () => {
    const { server, clara, ada, customerUuid } = await open();
    const body = { name: 'Desk of the Hotel', phone: '+34931112222' };
    await server.staff({ method: 'PUT', path: `/customers/${customerUuid}`, body });
    const own = { ...CLARA, ...body };
    expect((await read(server, clara)).customer).toMatchObject({ ...CLARA, profile: own });
    expect((await read(server, ada)).customer).toMatchObject({ ...ADA, profile: own });
    expect(await search(server, 'clara')).toMatchObject([{ ...own, bookedAs: CLARA }]);
    expect(await search(server, 'hotel')).toMatchObject([own]);
  });

  test('200 for two guests who are one, whose bookings keep who made them', async () => {
    const { server, ada, customerUuid } = await open();
    const eve = { name: 'Eve Moss', phone: '+447911999999' };
    const slot = { date: TOMORROW, time: '20:00:00', pax: 2 };
    const body = { ...slot, customer: eve, privacyTold: 'BY_PHONE' };
    const made = expectStaffBooking(
      await server.staff({ method: 'POST', path: '/bookings', body }),
    );
    const path = `/customers/${made.customer?.uuid}/merge`;
    const merged = await server.staff({ method: 'POST', path, body: { otherUuid: customerUuid } });
    expect(merged.statusCode, merged.body).toBe(200);
    expect((await read(server, ada)).customer).toMatchObject({ ...ADA, profile: eve });
    expect(await search(server, 'marsh')).toMatchObject([{ ...eve, bookedAs: ADA }]);
  });
});

test('200 from an export with what was given with each booking, and an erasure leaves nothing of it', async () => {
  const { server, ada, customerUuid } = await open();
  const { bookings } = await exportCustomer(server.context, customerUuid);
  const phones = new Set(bookings.map(({ customerPhone }) => customerPhone));
  expect(phones).toEqual(new Set([CLARA.phone, ADA.phone]));
  const erase = { method: 'POST', path: `/customers/${customerUuid}/erase` } as const;
  const erased = await server.staff({ ...erase, body: { name: CLARA.name } });
  expect(erased.json()).toMatchObject({ bookingsCount: 2 });
  expect((await read(server, ada)).customer).toBeNull();
  for (const query of ['ada', '123456', 'clara', 'desk'])
    expect(await search(server, query)).toEqual([]);
  const stored = (await readStored(server.database.url)).toLowerCase();
  for (const value of ['ada marsh', 'clara', '7911123456', '931110000', 'desk@hotel'])
    expect([value, stored.includes(value)]).toEqual([value, false]);
});
