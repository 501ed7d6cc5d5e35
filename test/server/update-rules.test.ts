import { describe, expect, test } from 'vitest';
import type { UpdateBookingRequest } from '../../src/contract/partner/update-booking.ts';
import type { RefusalCode } from '../../src/domain/refusal.ts';
import type { Venue } from '../../src/domain/venue.ts';
import { saveAccount } from '../../src/store/accounts.ts';
import { openTestServer, type TestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { anAddOn, anAddOnGroup, anExperience, aShift } from '../fixtures/venue.ts';
import { aLargeVenue, createBooking } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

/** A change of a booking with experience, add-ons and codes checks all their rules again. */

const NOT_LIKE_THIS = 'BOOKING_AVAILABILITY_NOT_FOUND';
const MINUTE = 60_000;

function change({ partner }: TestServer, uuid: string, body: UpdateBookingRequest) {
  return partner({ method: 'PUT', path: `/bookings/${uuid}`, body });
}

async function expectChange(
  server: TestServer,
  uuid: string,
  body: UpdateBookingRequest,
  expected: RefusalCode | 'CHANGED',
) {
  const answer = await change(server, uuid, body);
  if (expected === 'CHANGED') return expectBooking(answer);
  return expectProblem(answer, 409, expected);
}

describe('the experience', () => {
  const venue = aLargeVenue({
    shifts: [aShift({ experienceIds: [7, 8] })],
    combinations: [{ tableIds: [1, 2, 3], minCovers: 3, maxCovers: 6 }],
    experiences: [
      anExperience({
        automaticTicketQuantity: true,
        paxPerTicket: 2,
        minBookingSize: 2,
        maxBookingSize: 4,
        lastBookingTime: '21:30:00',
        minAdvanceBookingMinutes: 120,
      }),
      anExperience({ id: 8 }),
    ],
  });
  const withMenu = { pax: 3, experience: { id: 7, tickets: 2 } };

  test('200 with the number of tickets for the new party size when it is automatic', async () => {
    const server = await openTestServer({ venue });
    const { uuid } = await createBooking(server, withMenu);
    const smaller = expectBooking(await change(server, uuid, { pax: 2 }));
    expect(smaller.experience?.tickets).toBe(1);
  });

  test('409 BOOKING_AVAILABILITY_NOT_FOUND for fewer guests than tickets, 200 for as many', async () => {
    const server = await openTestServer({ venue });
    const { uuid } = await createBooking(server, { pax: 4, experience: { id: 8, tickets: 3 } });
    await expectChange(server, uuid, { pax: 2 }, NOT_LIKE_THIS);
    await expectChange(server, uuid, { pax: 3 }, 'CHANGED');
  });

  test.each<[UpdateBookingRequest, RefusalCode | 'CHANGED']>([
    [{ pax: 1 }, NOT_LIKE_THIS],
    [{ pax: 4 }, 'CHANGED'],
    [{ pax: 4, paxChildren: 1 }, NOT_LIKE_THIS],
    [{ time: '21:30:00' }, 'CHANGED'],
    [{ time: '22:00:00' }, NOT_LIKE_THIS],
  ])('its sizes and times: %j is %s', async (body, expected) => {
    const server = await openTestServer({ venue });
    const { uuid } = await createBooking(server, withMenu);
    await expectChange(server, uuid, body, expected);
  });

  test('409 BOOKING_AT_NOT_ALLOWED_TIME_WINDOW for a time that is too soon for the experience', async () => {
    const server = await openTestServer({ venue });
    const { uuid } = await createBooking(server, withMenu);
    const nine = Date.parse(`${TODAY}T21:00:00+01:00`);
    const today = { date: TODAY, time: '21:00:00' };
    server.setNow(nine - 120 * MINUTE + 1);
    await expectChange(server, uuid, today, 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW');
    server.setNow(nine - 120 * MINUTE);
    await expectChange(server, uuid, today, 'CHANGED');
  });
});

describe('add-ons, high chairs and strollers', () => {
  const lunch = { id: 'LUNCH', firstBookingTime: '13:00:00', lastBookingTime: '14:00:00' };
  const venue = aLargeVenue({
    shifts: [aShift({ addOnGroupId: 3, experienceIds: [7] }), aShift(lunch)],
    experiences: [anExperience({ addOnGroupId: 4 })],
    addOnGroups: [
      anAddOnGroup({ addOns: [anAddOn(31, { stock: 2, minAdvanceBookingMinutes: 120 })] }),
      anAddOnGroup({ id: 4, addOns: [anAddOn(41, { stock: 2 })] }),
    ],
    highChairs: 2,
    strollers: 2,
  });
  const THINGS = [
    { name: 'add-ons', criteria: { addOns: [{ id: 31, quantity: 2 }] } },
    {
      name: 'add-ons of the experience',
      criteria: { experience: { id: 7, tickets: 2, addOns: [{ id: 41, quantity: 2 }] } },
    },
    { name: 'high chairs', criteria: { highChairs: 2 } },
    { name: 'strollers', criteria: { strollers: 2 } },
  ];

  test.each(THINGS)(
    '200 with the last $name, which the booking already has',
    async ({ criteria }) => {
      const server = await openTestServer({ venue });
      const { uuid } = await createBooking(server, criteria);
      await expectChange(server, uuid, { time: '20:30:00' }, 'CHANGED');
    },
  );

  test.each(THINGS)(
    '409 BOOKING_AVAILABILITY_NOT_FOUND when others have the $name at the new time, and nothing changes',
    async ({ criteria }) => {
      const server = await openTestServer({ venue });
      const { uuid, bookingAt } = await createBooking(server, criteria);
      await createBooking(server, { time: '22:00:00', ...criteria });
      await expectChange(server, uuid, { time: '21:30:00' }, NOT_LIKE_THIS);
      const { bookingAt: after } = expectBooking(
        await server.partner({ path: `/bookings/${uuid}` }),
      );
      expect(after).toBe(bookingAt);
    },
  );

  test('409 BOOKING_AVAILABILITY_NOT_FOUND in a shift without the add-ons', async () => {
    const server = await openTestServer({ venue });
    const { uuid } = await createBooking(server, { addOns: [{ id: 31, quantity: 1 }] });
    await expectChange(server, uuid, { time: '13:00:00' }, NOT_LIKE_THIS);
  });

  test('409 BOOKING_AVAILABILITY_NOT_FOUND at a time that is too soon for the add-ons', async () => {
    const server = await openTestServer({ venue });
    const { uuid } = await createBooking(server, { addOns: [{ id: 31, quantity: 1 }] });
    const nine = Date.parse(`${TODAY}T21:00:00+01:00`);
    const today = { date: TODAY, time: '21:00:00' };
    server.setNow(nine - 120 * MINUTE + 1);
    await expectChange(server, uuid, today, NOT_LIKE_THIS);
    server.setNow(nine - 120 * MINUTE);
    await expectChange(server, uuid, today, 'CHANGED');
  });
});

describe('codes', () => {
  const days = { validFrom: TOMORROW, validUntil: '2030-01-18' };
  const venue: Venue = aLargeVenue({
    promos: [{ id: 5, name: { en: 'Spring' }, code: 'SPRING', ...days }],
    redemptionCodes: [{ code: 'GIFT01', product: null, ...days }],
  });

  test.each([{ promoCode: 'spring' }, { redemptionCode: 'gift01' }])(
    '200 on the last day of %j, 409 BOOKING_AVAILABILITY_NOT_FOUND outside its days',
    async (code) => {
      const server = await openTestServer({ venue });
      const { uuid } = await createBooking(server, code);
      await expectChange(server, uuid, { date: '2030-01-19' }, NOT_LIKE_THIS);
      await expectChange(server, uuid, { date: TODAY }, NOT_LIKE_THIS);
      await expectChange(server, uuid, { date: '2030-01-18' }, 'CHANGED');
      await expectChange(server, uuid, { time: '21:00:00' }, 'CHANGED');
    },
  );

  test('200 on any day after the venue removed the promo, which the booking keeps', async () => {
    const server = await openTestServer({ venue });
    const { uuid } = await createBooking(server, { promoCode: 'SPRING' });
    const { accountId, tables } = venue;
    const account = { accountId, tables, document: { ...venue, promos: [] }, lastVersion: 1 };
    await server.context.store.write(null, (db) => saveAccount(db, account, server.context.now()));
    const moved = expectBooking(await change(server, uuid, { date: '2030-01-19' }));
    expect(moved.promo).toEqual({ id: 5, name: 'Spring' });
  });
});
