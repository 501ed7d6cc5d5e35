import { describe, expect, test } from 'vitest';
import type { AvailabilityCode } from '../../src/domain/availability/availability.ts';
import type { AddOn, AddOnGroup, Experience, Venue } from '../../src/domain/venue.ts';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { anAddOn, anAddOnGroup, anExperience, aShift } from '../fixtures/venue.ts';
import { expectedOf } from '../operations/availability/agreement.ts';
import { checkSlot, checkWorkDay } from './availability-requests.ts';
import { aLargeVenue, createBooking } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

type Request = NonNullable<Parameters<typeof aBookingRequest>[0]>;
type Edge = [name: string, criteria: Request, code: AvailabilityCode];

const NINE = Date.parse(`${TOMORROW}T21:00:00+01:00`);
const MINUTE = 60_000;

/** Expects the slot to have this code and the create request to agree. A created booking stays. */
async function expectBoth(server: TestServer, criteria: Request, code: AvailabilityCode) {
  const request = aBookingRequest({ time: '21:00:00', ...criteria });
  const { date, time } = request;
  const { availability } = await checkSlot(server, date, time, request);
  expect(availability.code).toBe(code);
  const answer = await server.partner({ method: 'POST', path: '/bookings', body: request });
  const expected = expectedOf({ code });
  if (expected === 'CREATED') expectBooking(answer);
  else expectProblem(answer, 409, expected);
}

const withMenu = (menu: Partial<Experience>, venue: Partial<Venue> = {}) =>
  aLargeVenue({
    experiences: [anExperience({ addOnGroupId: 4, ...menu })],
    shifts: [aShift({ experienceIds: [7], addOnGroupId: 3 })],
    combinations: [{ tableIds: [1, 2, 3], minCovers: 3, maxCovers: 6 }],
    addOnGroups: [anAddOnGroup(), anAddOnGroup({ id: 4, addOns: [anAddOn(41)] })],
    ...venue,
  });
const withGroup = (group: Partial<AddOnGroup>) =>
  withMenu({}, { addOnGroups: [anAddOnGroup(group)] });
const withCake = (cake: Partial<AddOn>) => withGroup({ addOns: [anAddOn(31, cake), anAddOn(32)] });

const menuFor = (pax: number, tickets: number, paxChildren = 0): Request => ({
  pax,
  paxChildren,
  experience: { id: 7, tickets },
});
const menuAt = (time: string): Request => ({ ...menuFor(2, 2), time });
const cakes = (...quantities: number[]): Request => ({
  addOns: quantities.map((quantity) => ({ id: 31, quantity })),
});
const flowersToo = (count: number, flowers: number): Request => ({
  addOns: [
    { id: 31, quantity: count },
    { id: 32, quantity: flowers },
  ],
});
const NO_MENU = 'EXPERIENCE_NOT_AVAILABLE';
const NO_CAKE = 'ADD_ON_NOT_AVAILABLE';

const RULES: [rule: string, venue: Venue, edges: Edge[]][] = [
  [
    'automaticTicketQuantity with two per ticket',
    withMenu({ automaticTicketQuantity: true, paxPerTicket: 2 }),
    [
      ['one ticket for two', menuFor(2, 1), 'AVAILABLE'],
      ['one ticket for three', menuFor(3, 1), NO_MENU],
      ['two tickets for three', menuFor(3, 2), 'AVAILABLE'],
      ['three tickets for three', menuFor(3, 3), NO_MENU],
      ['two tickets for two and a child', menuFor(2, 2, 1), 'AVAILABLE'],
    ],
  ],
  [
    'minTicketsPerBooking where guests choose',
    withMenu({ minTicketsPerBooking: 2, minBookingSize: 2 }),
    [
      ['fewer than the least', menuFor(4, 1), NO_MENU],
      ['the least', menuFor(4, 2), 'AVAILABLE'],
      ['one each', menuFor(4, 4), 'AVAILABLE'],
      ['more than there are guests', menuFor(4, 5), NO_MENU],
    ],
  ],
  [
    'minBookingSize and maxBookingSize, children included',
    withMenu({ minBookingSize: 2, maxBookingSize: 4 }),
    [
      ['one too few', menuFor(1, 1), NO_MENU],
      ['the fewest', menuFor(1, 2, 1), 'AVAILABLE'],
      ['the most', menuFor(4, 2), 'AVAILABLE'],
      ['one too many', menuFor(4, 2, 1), NO_MENU],
    ],
  ],
  [
    'firstBookingTime and lastBookingTime',
    withMenu({ firstBookingTime: '20:30:00', lastBookingTime: '21:30:00' }),
    [
      ['before the first', menuAt('20:00:00'), NO_MENU],
      ['at the first', menuAt('20:30:00'), 'AVAILABLE'],
      ['at the last', menuAt('21:30:00'), 'AVAILABLE'],
      ['after the last', menuAt('22:00:00'), NO_MENU],
    ],
  ],
  [
    'minTotalQuantity and maxTotalQuantity of a group',
    withGroup({ minTotalQuantity: 2, maxTotalQuantity: 4 }),
    [
      ['none at all', {}, 'AVAILABLE'],
      ['one too few', cakes(1), NO_CAKE],
      ['the fewest', cakes(2), 'AVAILABLE'],
      ['the most, of two kinds', flowersToo(2, 2), 'AVAILABLE'],
      ['one too many', flowersToo(2, 3), NO_CAKE],
      ['one too many, in pieces', cakes(2, 2, 1), NO_CAKE],
    ],
  ],
  [
    'maxTotalTypes of a group',
    withGroup({ maxTotalTypes: 1 }),
    [
      ['two of a kind, asked for twice', cakes(1, 1), 'AVAILABLE'],
      ['two kinds', flowersToo(1, 1), NO_CAKE],
    ],
  ],
  [
    'minQuantity and maxQuantity of an add-on',
    withCake({ minQuantity: 2, maxQuantity: 3 }),
    [
      ['one too few', cakes(1), NO_CAKE],
      ['the fewest', cakes(2), 'AVAILABLE'],
      ['the most', cakes(1, 2), 'AVAILABLE'],
      ['one too many', cakes(4), NO_CAKE],
    ],
  ],
];

describe.each(RULES)('%s', (_, venue, edges) => {
  const cases = edges.map(([name, criteria, code]) => ({ name, criteria, code }));
  test.each(cases)('$code for $name', async ({ criteria, code }) => {
    await expectBoth(await openTestServer({ venue }), criteria, code);
  });
});

describe('minAdvanceBookingMinutes, to the millisecond', () => {
  test.each<[string, Venue, Request, AvailabilityCode]>([
    [
      'TOO_SOON for an experience',
      withMenu({ minAdvanceBookingMinutes: 90 }),
      menuFor(2, 2),
      'TOO_SOON',
    ],
    [
      'ADD_ON_NOT_AVAILABLE for an add-on',
      withCake({ minAdvanceBookingMinutes: 90 }),
      cakes(1),
      NO_CAKE,
    ],
  ])('%s', async (_, venue, criteria, code) => {
    const server = await openTestServer({ venue });
    server.setNow(NINE - 90 * MINUTE + 1);
    await expectBoth(server, criteria, code);
    server.setNow(NINE - 90 * MINUTE);
    await expectBoth(server, criteria, 'AVAILABLE');
  });
});

describe('limited stock', () => {
  const venue = withMenu(
    { addOnGroupId: 3 },
    {
      addOnGroups: [anAddOnGroup({ addOns: [anAddOn(31, { stock: 2 })] })],
      highChairs: 2,
      strollers: 2,
    },
  );
  const THINGS: [string, (count: number) => Request, AvailabilityCode][] = [
    ['pieces of an add-on', (count) => cakes(count), NO_CAKE],
    ['high chairs', (highChairs) => ({ highChairs }), 'HIGH_CHAIRS_NOT_AVAILABLE'],
    ['strollers', (strollers) => ({ strollers }), 'STROLLERS_NOT_AVAILABLE'],
  ];

  test.each(THINGS)(
    '409 for more %s than earlier and later bookings leave, 200 for exactly as many',
    async (_, some, code) => {
      const server = await openTestServer({ venue });
      // Each booking takes ninety minutes: the two do not overlap, and both overlap one at nine.
      await createBooking(server, { time: '20:00:00', ...some(1) });
      await createBooking(server, { time: '21:30:00', ...some(1) });
      await expectBoth(server, some(2), code);
      await expectBoth(server, some(1), 'AVAILABLE');
      await expectBoth(server, some(1), code);
      await expectBoth(server, { time: '20:00:00', ...some(1) }, code);
    },
  );

  test.each(THINGS)('200 for all %s after the other guests left', async (_, some, code) => {
    const server = await openTestServer({ venue });
    await createBooking(server, { time: '20:00:00', ...some(2) });
    await expectBoth(server, some(1), code);
    await expectBoth(server, { time: '21:30:00', ...some(2) }, 'AVAILABLE');
  });

  test.each(THINGS)('200 for all %s after a cancellation', async (_, some, code) => {
    const server = await openTestServer({ venue });
    const { uuid } = await createBooking(server, { time: '21:00:00', ...some(2) });
    await expectBoth(server, some(1), code);
    const path = `/bookings/${uuid}/cancel`;
    await server.partner({ method: 'PUT', path, body: { cancelReason: 'OTHER' } });
    await expectBoth(server, some(2), 'AVAILABLE');
  });

  test('409 for more of an add-on than shift and experience share, 200 for exactly as many', async () => {
    const server = await openTestServer({ venue });
    const both = (ofShift: number): Request => ({
      ...cakes(ofShift),
      experience: { id: 7, tickets: 2, addOns: [{ id: 31, quantity: 1 }] },
    });
    await expectBoth(server, both(2), NO_CAKE);
    await expectBoth(server, both(1), 'AVAILABLE');
  });
});

describe('codes', () => {
  const days = { validFrom: TOMORROW, validUntil: '2030-01-18' };
  const venue = aLargeVenue({
    promos: [{ id: 5, name: { en: 'Spring' }, code: 'SPRING', ...days }],
    redemptionCodes: [{ code: 'GIFT01', product: null, ...days }],
  });

  async function promoNamed(server: TestServer, body: ReturnType<typeof aBookingRequest>) {
    const slot = await checkSlot(server, body.date, body.time, body);
    const day = await checkWorkDay(server, body.date, { promoCode: body.promoCode });
    expect(day.promo).toEqual(slot.promo);
    return slot.promo;
  }

  test.each([TOMORROW, '2030-01-18'])(
    '200 with the promo of the availability response on %s',
    async (date) => {
      const server = await openTestServer({ venue });
      const body = aBookingRequest({ date, promoCode: 'SPRING' });
      const promo = await promoNamed(server, body);
      expect(promo).toEqual({ id: 5, name: 'Spring' });
      const answer = await server.partner({ method: 'POST', path: '/bookings', body });
      expect(expectBooking(answer).promo).toEqual(promo);
    },
  );

  test.each([TODAY, '2030-01-19'])(
    '409 BOOKING_AVAILABILITY_NOT_FOUND for a promo that is not valid on %s',
    async (date) => {
      const server = await openTestServer({ venue });
      const body = aBookingRequest({ date, promoCode: 'SPRING' });
      expect(await promoNamed(server, body)).toBeNull();
      const answer = await server.partner({ method: 'POST', path: '/bookings', body });
      expectProblem(answer, 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
    },
  );

  test('200 for one of twenty concurrent uses of a redemption code, 409 afterwards, even if canceled', async () => {
    const server = await openTestServer({ venue });
    const book = (redemptionCode: string) => {
      const body = aBookingRequest({ redemptionCode });
      return server.partner({ method: 'POST', path: '/bookings', body });
    };
    const codes = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'GIFT01' : 'gift01'));
    const answers = await Promise.all(codes.map(book));
    const [taken, ...others] = answers.filter(({ statusCode }) => statusCode === 200);
    expect(others).toEqual([]);
    for (const answer of answers) {
      if (answer !== taken) expectProblem(answer, 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
    }
    const path = `/bookings/${taken?.json().uuid}/cancel`;
    const body = { cancelReason: 'CHANGED_PLANS' };
    expectBooking(await server.partner({ method: 'PUT', path, body }));
    expectProblem(await book('GIFT01'), 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
  });
});
