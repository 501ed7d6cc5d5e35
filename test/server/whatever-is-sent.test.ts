import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Problem } from '../../src/contract/problem.ts';
import { aBookingRequest, openTestHouse, TODAY, TOMORROW } from '../fixtures/open-house.ts';
import { anAddOnGroup, anExperience, aShift } from '../fixtures/venue.ts';
import { aBookingIn, aRoomyVenue } from './some-bookings.ts';

const PARTY = { pax: 2, paxChildren: 0, status: 'CONFIRMED' };
const LINE = { description: 'Menu', quantity: 2, amount: 1000, modifiers: [], sortOrder: 1 };

/** A good body of every operation that takes one. */
const BODIES: Record<string, { method: 'POST' | 'PUT'; path: string; body: object }> = {
  create: {
    method: 'POST',
    path: '/bookings',
    body: {
      ...aBookingRequest(),
      experience: { id: 7, tickets: 2, addOns: [] },
      addOns: [{ id: 31, quantity: 1 }],
      promoCode: 'SPRING',
      highChairs: 0,
    },
  },
  walkIn: {
    method: 'POST',
    path: '/bookings/walk-ins',
    body: { pax: 2, paxChildren: 0, date: TODAY, time: '20:00:00', tables: ['T1'] },
  },
  status: { method: 'PUT', path: '/bookings/{uuid}/status', body: { status: 'SEATED' } },
  update: {
    method: 'PUT',
    path: '/bookings/{uuid}',
    body: { date: TOMORROW, time: '21:00:00', pax: 1, hotelRoom: '7' },
  },
  close: {
    method: 'PUT',
    path: '/bookings/{uuid}/tickets/close',
    body: { totalAmount: 2000, lines: [LINE], payments: [{ amount: 2000, method: 'CARD' }] },
  },
  calendar: {
    method: 'POST',
    path: '/availability/calendar',
    body: { ...PARTY, dateStart: TODAY, dateEnd: TOMORROW, filters: { shiftTypes: ['DINNER'] } },
  },
  day: { method: 'POST', path: `/availability/work-days/${TOMORROW}`, body: PARTY },
  slot: {
    method: 'POST',
    path: `/availability/work-days/${TOMORROW}/time-slots/20:00:00`,
    body: { ...PARTY, experience: { id: 7, tickets: 2 }, addOns: [{ id: 31, quantity: 1 }] },
  },
};

/** Values at and beyond the edges of what a field may be. */
const anyValue = fc.oneof(
  { depthSize: 'small' },
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1,
    1,
    100,
    1000,
    1e21,
    Number.MAX_SAFE_INTEGER,
    10_000_000_000,
    0.1,
    true,
    [],
    {},
    '0000-01-01',
    '9999-12-31',
    '2030-01-17',
    '23:59:59',
    '00:00:00',
    'DELETED',
    'constructor',
    'toString',
    '\u0000',
    '\ud800',
    "'; drop table bookings; --",
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Where values stand in a body, as paths. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  const isWhole = value === null || typeof value !== 'object';
  const inner = isWhole
    ? []
    : Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (value === null || typeof value !== 'object') return value;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

const someRequest = fc.constantFrom(...Object.values(BODIES)).chain(({ method, path, body }) =>
  fc
    .array(fc.tuple(fc.constantFrom(...pathsOf(body)), anyValue), { minLength: 1, maxLength: 3 })
    .map((changes) => ({
      method,
      path,
      body: changes.reduce<unknown>((made, [where, by]) => replaced(made, where, by), body),
    })),
);

test('200, or a problem of the 4xx by the contract, and never a 5xx, whatever is sent', async () => {
  const house = await openTestHouse({
    venue: aRoomyVenue({
      shifts: [aShift({ experienceIds: [7], addOnGroupId: 3 })],
      experiences: [anExperience()],
      addOnGroups: [anAddOnGroup()],
    }),
  });
  const uuid = await aBookingIn(house, 'SEATED');
  const property = fc.asyncProperty(
    someRequest,
    fc.boolean(),
    async ({ method, path, body }, isStaff) => {
      const ask = isStaff ? house.staff : house.partner;
      const answer = await ask({ method, path: path.replace('{uuid}', uuid), body });
      if (answer.statusCode === 200) return;
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, house.log.slice(-2).join('')).toBeLessThan(500);
      expect(Problem.parse(answer.json())).toEqual(answer.json());
    },
  );
  await fc.assert(property, { numRuns: 600 });
}, 60_000);
