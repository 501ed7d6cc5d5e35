import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { PrivateBooking, PublicBooking } from '../../src/contract/booking.ts';
import { type LocalizedText, localize } from '../../src/domain/language.ts';
import type { Venue } from '../../src/domain/venue.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { anAddOn, anAddOnGroup, anExperience, aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { aLargeVenue, createBooking } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

type Request = Parameters<typeof aBookingRequest>[0];

function postBooking({ partner }: TestServer, overrides: Request = {}) {
  return partner({ method: 'POST', path: '/bookings', body: aBookingRequest(overrides) });
}

async function openVenue(overrides: Partial<Venue>) {
  return openTestServer({ venue: aVenue(overrides) });
}

test('200 with the private shape, a table and an ETag when a table is free', async () => {
  const { partner } = await openTestServer();
  const response = await partner({ method: 'POST', path: '/bookings', body: aBookingRequest() });
  expect(response.statusCode, response.body).toBe(200);
  const booking = response.json();
  expect(PrivateBooking.parse(booking)).toEqual(booking);
  expect(booking).toMatchObject({
    status: 'CONFIRMED',
    bookingAt: '2030-01-17T20:00:00+01:00',
    turnMinutes: 90,
    tables: [{ name: 'T1' }],
    channel: 'API',
    customer: { name: 'Laura Vidal', email: 'laura@example.com', bookingsCount: 1 },
  });
  expect(response.headers.etag).toBe('"1"');
});

test('200 with exactly the public shape for a public integration', async () => {
  const { partner } = await openTestServer();
  const response = await partner({
    as: 'app',
    method: 'POST',
    path: '/bookings',
    body: aBookingRequest(),
  });
  const booking = response.json();
  expect(PublicBooking.parse(booking)).toEqual(booking);
  expect(Object.keys(booking.customer).sort()).toEqual(['language', 'name', 'uuid']);
});

test('200 with all requested fields', async () => {
  const server = await openTestServer();
  const fields = {
    customerSpecialRequests: 'Near the window',
    hasAllergies: true,
    allergiesDescription: 'Nuts',
    specialOccasion: 'BIRTHDAY',
    needsAccessibleSeating: true,
    hotelRoom: '301',
    highChairs: 1,
    strollers: 1,
    pax: 1,
    paxChildren: 1,
  } as const;
  expect(await createBooking(server, fields)).toMatchObject({ ...fields, createdAt: isoAt(NOON) });
});

test('200 with the venue’s redirectUrl, only in the response to the create request', async () => {
  const server = await openVenue({ redirectUrl: 'https://casa.example/thanks' });
  const { uuid, redirectUrl } = await createBooking(server);
  expect(redirectUrl).toBe('https://casa.example/thanks');
  const read = expectBooking(await server.partner({ path: `/bookings/${uuid}` }));
  expect(read.redirectUrl).toBeNull();
});

describe('tables', () => {
  test('200 until the last table is taken, then 409 NO_AVAILABLE_SLOT', async () => {
    const server = await openTestServer();
    for (let table = 0; table < 3; table += 1) await createBooking(server);
    expectProblem(await postBooking(server), 409, 'NO_AVAILABLE_SLOT');
    expectProblem(await postBooking(server, { time: '21:00:00' }), 409, 'NO_AVAILABLE_SLOT');
    await createBooking(server, { time: '21:30:00' });
  });

  test('200 on a table combination when no single table is large enough', async () => {
    const server = await openTestServer();
    const first = await createBooking(server, { pax: 4 });
    const second = await createBooking(server, { pax: 4 });
    expect([first, second].map(({ tables }) => tables.map(({ name }) => name))).toEqual(
      expect.arrayContaining([['T3'], ['T1', 'T2']]),
    );
  });

  test('409 NO_AVAILABLE_SLOT for all but one of many concurrent create requests for the last table', async () => {
    const server = await openVenue({ tables: [aTable(1)], combinations: [] });
    const responses = await Promise.all(Array.from({ length: 30 }, () => postBooking(server)));
    const taken = responses.filter(({ statusCode }) => statusCode === 200);
    expect(taken).toHaveLength(1);
    for (const response of responses) {
      if (response !== taken[0]) expectProblem(response, 409, 'NO_AVAILABLE_SLOT');
    }
  });

  test.each(['REQUESTED', 'PENDING_WAIT_LIST_BOOKING'] as const)(
    '200 with %s without a table when the venue is full',
    async (status) => {
      const server = await openVenue({
        tables: [aTable(1)],
        combinations: [],
        shifts: [aShift({ hasWaitList: true })],
      });
      await createBooking(server);
      expect(await createBooking(server, { status })).toMatchObject({ status, tables: [] });
    },
  );
});

describe('status', () => {
  test('409 NO_AVAILABLE_SLOT for CONFIRMED when the shift needs manual confirmation', async () => {
    const server = await openVenue({ shifts: [aShift({ needsManualConfirmation: true })] });
    expectProblem(await postBooking(server), 409, 'NO_AVAILABLE_SLOT');
    expect(await createBooking(server, { status: 'REQUESTED' })).toMatchObject({ tables: [] });
  });

  test.each(['CONFIRMED', 'REQUESTED', 'PENDING_WAIT_LIST_BOOKING'] as const)(
    '409 NO_AVAILABLE_SLOT for %s when the venue is closed or the time is between slots',
    async (status) => {
      const server = await openVenue({ exceptions: [{ date: '2030-01-18', shiftIds: [] }] });
      for (const when of [
        { time: '03:00:00' },
        { time: '19:30:00' },
        { time: '22:30:00' },
        { time: '20:15:00' },
        { time: '20:00:01' },
        { date: '2030-01-18' },
      ]) {
        expectProblem(await postBooking(server, { status, ...when }), 409, 'NO_AVAILABLE_SLOT');
      }
    },
  );

  test.each(['CONFIRMED', 'REQUESTED', 'PENDING_WAIT_LIST_BOOKING'] as const)(
    '409 BOOKING_AT_NOT_ALLOWED_TIME_WINDOW for %s in the past, too soon or too far ahead',
    async (status) => {
      const server = await openVenue({ minAdvanceMinutes: 120, maxAdvanceDays: 60 });
      const code = 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW';
      expectProblem(await postBooking(server, { status, date: '2030-01-15' }), 409, code);
      expectProblem(await postBooking(server, { status, date: '2030-03-18' }), 409, code);
      server.setNow(Date.parse('2030-01-16T18:00:01+01:00'));
      expectProblem(await postBooking(server, { status, date: TODAY }), 409, code);
      // Exactly at the limits it is allowed.
      server.setNow(Date.parse('2030-01-16T18:00:00+01:00'));
      await createBooking(server, { status, date: TODAY });
      await createBooking(server, { status, date: '2030-03-17' });
    },
  );
});

describe('areas, experiences, extras', () => {
  const withAreas = { shifts: [aShift({ floorPlanAreaIds: [1] })] };

  test('422 VALIDATION_ERROR without an area when guests must choose one', async () => {
    const server = await openVenue(withAreas);
    expectProblem(await postBooking(server), 422, 'VALIDATION_ERROR', ['floorPlanAreaId']);
  });

  test('200 in an offered area, 409 BOOKING_AVAILABILITY_NOT_FOUND in any other', async () => {
    const server = await openVenue(withAreas);
    const { floorPlanArea, tables } = await createBooking(server, { floorPlanAreaId: 1 });
    expect(floorPlanArea).toEqual({ id: 1, name: 'Dining room' });
    expect(tables.every((table) => table.floorPlanAreaId === 1)).toBe(true);
    for (const floorPlanAreaId of [2, 99]) {
      const response = await postBooking(server, { floorPlanAreaId });
      expectProblem(response, 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
    }
  });

  const withMenu = {
    shifts: [aShift({ experienceIds: [7], addOnGroupId: 3 })],
    experiences: [anExperience({ addOnGroupId: 4 })],
    addOnGroups: [
      anAddOnGroup({ maxTotalQuantity: 3 }),
      anAddOnGroup({ id: 4, addOns: [anAddOn(41)] }),
    ],
  };

  test('200 with the experience and the add-ons of shift and experience, with their prices', async () => {
    const server = await openVenue(withMenu);
    const booking = await createBooking(server, {
      experience: { id: 7, tickets: 2, addOns: [{ id: 41, quantity: 1 }] },
      addOns: [{ id: 31, quantity: 2 }],
    });
    expect(booking).toMatchObject({
      turnMinutes: 120,
      experience: { experienceId: 7, tickets: 2, pricePerTicket: 6000, currency: 'EUR' },
    });
    expect(booking.addOns).toHaveLength(2);
    expect(booking.addOns).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ addOnId: 31, quantity: 2, unitPrice: 1500 }),
        expect.objectContaining({ addOnId: 41, quantity: 1, unitPrice: 1500 }),
      ]),
    );
  });

  test.each<[string, Request]>([
    ['an unknown experience', { experience: { id: 8, tickets: 2 } }],
    [
      "an add-on of the shift among the experience's",
      { experience: { id: 7, tickets: 2, addOns: [{ id: 31, quantity: 1 }] } },
    ],
    ['an unknown add-on', { addOns: [{ id: 99, quantity: 1 }] }],
    ['more add-ons than the group allows', { addOns: [{ id: 31, quantity: 4 }] }],
    [
      'more add-ons than the group allows, in two entries',
      {
        addOns: [
          { id: 31, quantity: 2 },
          { id: 31, quantity: 2 },
        ],
      },
    ],
    ['an unknown promo code', { promoCode: 'NOTHING' }],
    ['an unknown redemption code', { redemptionCode: 'NOTHIN' }],
    ['more high chairs than the venue has', { highChairs: 3 }],
    ['more strollers than the venue has places for', { strollers: 2 }],
  ])('409 BOOKING_AVAILABILITY_NOT_FOUND for %s', async (_, overrides) => {
    const server = await openVenue({ ...withMenu, highChairs: 2, strollers: 1 });
    expectProblem(await postBooking(server, overrides), 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
    await createBooking(server);
  });

  test('409 BOOKING_AVAILABILITY_NOT_FOUND without a required experience', async () => {
    const server = await openVenue({
      ...withMenu,
      shifts: [aShift({ experienceIds: [7], isExperienceRequired: true })],
    });
    expectProblem(await postBooking(server), 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
    await createBooking(server, { experience: { id: 7, tickets: 2 } });
  });

  test('409 BOOKING_AVAILABILITY_NOT_FOUND when the last high chair was just taken', async () => {
    const server = await openVenue({ highChairs: 1 });
    await createBooking(server, { highChairs: 1 });
    const second = await postBooking(server, { highChairs: 1 });
    expectProblem(second, 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
    await createBooking(server, { highChairs: 1, time: '21:30:00' });
  });
});

describe('codes', () => {
  const codes = {
    promos: [
      {
        id: 5,
        name: { en: 'Spring' },
        code: 'SPRING',
        validFrom: TOMORROW,
        validUntil: '2030-01-18',
      },
    ],
    redemptionCodes: [
      { code: 'GIFT01', validFrom: TOMORROW, validUntil: '2030-01-18', product: null },
    ],
  };

  test('200 with the promo on its first and last day, ignoring the case of the code', async () => {
    const server = await openVenue(codes);
    for (const [date, promoCode] of [
      [TOMORROW, 'SPRING'],
      ['2030-01-18', 'spring'],
    ] as const) {
      const { promo } = await createBooking(server, { date, promoCode });
      expect(promo).toEqual({ id: 5, name: 'Spring' });
    }
  });

  test.each([TODAY, '2030-01-19'])(
    '409 BOOKING_AVAILABILITY_NOT_FOUND for codes that are not valid on %s',
    async (date) => {
      const server = await openVenue(codes);
      for (const code of [{ promoCode: 'SPRING' }, { redemptionCode: 'GIFT01' }]) {
        expectProblem(
          await postBooking(server, { date, ...code }),
          409,
          'BOOKING_AVAILABILITY_NOT_FOUND',
        );
      }
    },
  );

  test('200 with a redemption code once, then 409 BOOKING_AVAILABILITY_NOT_FOUND', async () => {
    const server = await openVenue(codes);
    // A refused create does not use up the code.
    const refused = { redemptionCode: 'GIFT01', time: '03:00:00' };
    expectProblem(await postBooking(server, refused), 409, 'NO_AVAILABLE_SLOT');
    const responses = await Promise.all(
      Array.from({ length: 3 }, () => postBooking(server, { redemptionCode: 'GIFT01' })),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const response of responses) {
      if (response.statusCode !== 200)
        expectProblem(response, 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
    }
  });
});

describe('the customer', () => {
  const someCustomer = aBookingRequest().customer;
  const withCustomer = (overrides: Partial<typeof someCustomer>) => ({
    customer: { ...someCustomer, ...overrides },
  });
  const uuidOf = async (server: TestServer, overrides: Partial<typeof someCustomer> = {}) =>
    (await createBooking(server, withCustomer(overrides))).customer?.uuid;
  const openLargeVenue = () => openTestServer({ venue: aLargeVenue() });

  test('409 CUSTOMER_GDPR_CONSENT_REQUIRED without consent, and no customer is stored', async () => {
    const server = await openLargeVenue();
    const response = await postBooking(server, withCustomer({ hasGdprConsent: false }));
    expectProblem(response, 409, 'CUSTOMER_GDPR_CONSENT_REQUIRED');
    const { rows } = await server.context.store.read((db) =>
      sql`select 1 from customers`.execute(db),
    );
    expect(rows).toEqual([]);
  });

  test('200 with the same customer by uuid, by email ignoring case, and by phone', async () => {
    const server = await openLargeVenue();
    const phone = '+34600000001';
    const uuid = await uuidOf(server, { phone });
    expect(await uuidOf(server, { uuid: uuid ?? '', email: null })).toBe(uuid);
    expect(await uuidOf(server, { email: 'LAURA@Example.COM' })).toBe(uuid);
    expect(await uuidOf(server, { email: null, phone })).toBe(uuid);
    expect(await uuidOf(server, { email: 'someone@else.example' })).not.toBe(uuid);
    expect(await uuidOf(server, { email: null, phone: '+34600000002' })).not.toBe(uuid);
  });

  test('200 with the customer matched by email when email and phone belong to two customers', async () => {
    const server = await openLargeVenue();
    const byEmail = await uuidOf(server);
    await uuidOf(server, { email: null, phone: '+34600000001' });
    expect(await uuidOf(server, { phone: '+34600000001' })).toBe(byEmail);
  });

  test('200 with a new customer for every booking that has neither email nor phone', async () => {
    const server = await openLargeVenue();
    const first = await uuidOf(server, { email: null });
    expect(await uuidOf(server, { email: null })).not.toBe(first);
  });

  test('200 completes the data of a known customer and overwrites nothing', async () => {
    const server = await openLargeVenue();
    await uuidOf(server, { postalCode: '08001' });
    const { customer } = await createBooking(
      server,
      withCustomer({
        name: 'Another Name',
        postalCode: '28001',
        phone: '+34600000001',
        birthDate: '1990-05-01',
      }),
    );
    expect(customer).toMatchObject({
      name: 'Laura Vidal',
      postalCode: '08001',
      phone: '+34600000001',
      birthDate: '1990-05-01',
    });
  });

  test('200 with a marketing consent that a later false does not withdraw', async () => {
    const server = await openLargeVenue();
    const seen = [];
    for (const acceptsMarketing of [false, true, false]) {
      const { customer } = await createBooking(server, withCustomer({ acceptsMarketing }));
      seen.push(customer?.acceptsMarketing);
    }
    expect(seen).toEqual([false, true, true]);
  });

  test('200 stores each consent with its proof, and the wording if the widget showed it', async () => {
    const server = await openLargeVenue();
    const partner = await createBooking(server, withCustomer({ acceptsMarketing: true }));
    const body = aBookingRequest({
      customer: { ...aBookingRequest().customer, language: 'de', acceptsMarketing: true },
    });
    const response = await server.widget({ method: 'POST', path: '/bookings', body });
    const { rows } = await server.context.store.read((db) =>
      sql`select kind, given_at, source, ip, text_version, booking_uuid, language, wording
        from customer_consents order by source, kind`.execute(db),
    );
    const common = { given_at: NOON, ip: '127.0.0.1', text_version: '2026-01' };
    const asked = {
      source: 'partner:pos',
      booking_uuid: partner.uuid,
      language: 'en',
      wording: null,
    };
    const shown = { source: 'widget', booking_uuid: response.json().uuid, language: 'de' };
    const { texts, language } = server.venue;
    const wording = (text: LocalizedText) => localize(text, 'de', language);
    expect(rows).toEqual([
      { kind: 'DATA_PROCESSING', ...asked, ...common },
      { kind: 'MARKETING', ...asked, ...common },
      {
        kind: 'DATA_PROCESSING',
        ...shown,
        ...common,
        wording: wording(texts.dataProcessingConsent),
      },
      { kind: 'MARKETING', ...shown, ...common, wording: wording(texts.marketingConsent) },
    ]);
  });

  test('404 CUSTOMER_NOT_FOUND for an unknown uuid, and nothing is stored', async () => {
    const server = await openLargeVenue();
    expectProblem(
      await postBooking(server, withCustomer({ uuid: 'unknown' })),
      404,
      'CUSTOMER_NOT_FOUND',
    );
    const list = await server.partner({ path: `/bookings?date_start=${TOMORROW}` });
    expect(list.json().data).toEqual([]);
  });
});

function isoAt(instant: number): string {
  return new Date(instant + 3_600_000).toISOString().replace(/\.\d+Z$/, '+01:00');
}
