import { describe, expect, test } from 'vitest';
import type { BrokenRuleCode, StaffRule } from '../../src/domain/availability/staff-rules.ts';
import { BROKEN_RULE_CODES, STAFF_RULES } from '../../src/domain/availability/staff-rules.ts';
import type { Venue } from '../../src/domain/venue.ts';
import type { Device } from '../fixtures/staff-members.ts';
import { openTestServer, type TestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { anAddOn, anAddOnGroup, anExperience, aShift, aVenue } from '../fixtures/venue.ts';
import { createBooking } from './booking-fixtures.ts';
import { expectBooking, expectProblem, expectRules } from './expect-response.ts';
import { expectForceable } from './forced-change.ts';
import { readLog } from './staff-log.ts';

/** The rules by which a new booking by staff is judged, and a change of one that is to come. */

/** Two people tomorrow at eight, by phone. */
function take(device: Device, overrides: object = {}) {
  const slot = { date: TOMORROW, time: '20:00:00', pax: 2, privacyTold: 'BY_PHONE' };
  const customer = { name: 'Rosa', phone: '+34600111222' };
  const body = { customer, ...slot, ...overrides };
  return device({ method: 'POST', path: '/bookings', body });
}

/** The venue, where another couple comes tomorrow at eight. */
async function openWithCouple(venue: Partial<Venue>): Promise<TestServer> {
  const server = await openTestServer({ venue: aVenue(venue) });
  const customer = { name: 'Puig', phone: '+34600222333' };
  expectBooking(await take(server.staff, { customer, force: STAFF_RULES }));
  return server;
}

/** For each rule, a venue and a request that break just it. */
const CASES: [rule: StaffRule, code: BrokenRuleCode, venue: Partial<Venue>, request: object][] = [
  ['SHIFT', 'CLOSED', {}, { time: '17:00:00' }],
  [
    'SHIFT',
    'EXPERIENCE_REQUIRED',
    {
      shifts: [aShift({ isExperienceRequired: true, experienceIds: [7] })],
      experiences: [anExperience()],
    },
    {},
  ],
  [
    'SHIFT',
    'AREA_NOT_OFFERED',
    { shifts: [aShift({ floorPlanAreaIds: [2] })] },
    { floorPlanAreaId: 1 },
  ],
  [
    'SHIFT',
    'EXPERIENCE_NOT_OFFERED',
    { experiences: [anExperience()] },
    { experience: { id: 7, tickets: 2 } },
  ],
  [
    'SHIFT',
    'TICKETS_NOT_ALLOWED',
    {
      shifts: [aShift({ experienceIds: [7] })],
      experiences: [anExperience({ automaticTicketQuantity: true })],
    },
    { experience: { id: 7, tickets: 1 } },
  ],
  [
    'SHIFT',
    'ADD_ONS_NOT_OFFERED',
    { addOnGroups: [anAddOnGroup()] },
    { addOns: [{ id: 31, quantity: 1 }] },
  ],
  ['STEP', 'OFF_STEP', {}, { time: '20:20:00' }],
  ['WINDOW', 'TOO_SOON', { minAdvanceMinutes: 60 * 48 }, {}],
  ['WINDOW', 'TOO_FAR_AHEAD', { maxAdvanceDays: 1 }, { date: '2030-01-20' }],
  [
    'WINDOW',
    'PAST',
    { shifts: [aShift({ firstBookingTime: '10:00:00' })] },
    { date: TODAY, time: '10:00:00' },
  ],
  ['SIZE', 'PARTY_TOO_LARGE', { shifts: [aShift({ maxCovers: 3 })] }, { pax: 4 }],
  ['SIZE', 'PARTY_TOO_SMALL', { shifts: [aShift({ minCovers: 3 })] }, {}],
  [
    'PACE',
    'COVERS_PER_SLOT',
    { shifts: [aShift({ pacing: { maxCovers: 1, maxParties: null } })] },
    {},
  ],
  [
    'PACE',
    'PARTIES_PER_SLOT',
    { shifts: [aShift({ pacing: { maxCovers: null, maxParties: 1 } })] },
    {},
  ],
  ['STOCK', 'HIGH_CHAIRS', { highChairs: 0 }, { highChairs: 1 }],
  ['STOCK', 'STROLLERS', { strollers: 1 }, { strollers: 2 }],
  [
    'STOCK',
    'ADD_ON_STOCK',
    {
      shifts: [aShift({ addOnGroupId: 3 })],
      addOnGroups: [anAddOnGroup({ addOns: [anAddOn(31, { stock: 1 })] })],
    },
    { addOns: [{ id: 31, quantity: 2 }] },
  ],
  ['TABLE', 'NO_TABLE_FREE', {}, { pax: 9 }],
  ['TABLE', 'TABLES_TOO_SMALL', {}, { pax: 4, tables: ['T1'] }],
  ['TABLE', 'TABLES_TOO_LARGE', {}, { pax: 1, tables: ['T3'] }],
];

describe('a rule of the venue', () => {
  test.each(CASES)(
    '%s: 409 with %s for a new booking, 403 FORBIDDEN for a host who sets it aside, 200 for the owner',
    async (rule, code, venue, request) => {
      const server = await openWithCouple(venue);
      const send = (device: Device, force?: StaffRule[]) => take(device, { ...request, force });
      await expectForceable(server, send, { operation: 'create-booking', rule, code });
    },
  );

  /** An update has no experience and no add-ons. */
  const ofChanges = CASES.filter(
    ([, , , request]) => !('experience' in request) && !('addOns' in request),
  );
  test.each(ofChanges)(
    '%s: 409 with %s for a change, 403 FORBIDDEN for a host who sets it aside, 200 for the owner',
    async (rule, code, venue, request) => {
      const server = await openWithCouple(venue);
      const other = await take(server.staff, { date: '2030-01-18', force: STAFF_RULES });
      const path = `/bookings/${expectBooking(other).uuid}`;
      const send = (device: Device, force?: StaffRule[]) =>
        device({ method: 'PUT', path, body: { date: TOMORROW, ...request, force } });
      await expectForceable(server, send, { operation: 'update-booking', rule, code });
    },
  );

  test('every rule is among these cases, or about tables that others have', () => {
    const ofTables = ['MOVES_FROZEN', 'NEXT_AT_RISK', 'OFFERED', 'BLOCKED'];
    const codes = [...CASES.map(([, code]) => code), ...ofTables];
    expect(codes.sort()).toEqual([...BROKEN_RULE_CODES].sort());
  });

  test('409 BOOKING_AT_NOT_ALLOWED_TIME_WINDOW, 409 BOOKING_AVAILABILITY_NOT_FOUND and 409 NO_AVAILABLE_SLOT by the first rule', async () => {
    const server = await openTestServer({ venue: aVenue({ highChairs: 0, maxAdvanceDays: 1 }) });
    for (const [request, code] of [
      [{ date: '2030-01-20' }, 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW'],
      [{ highChairs: 1 }, 'BOOKING_AVAILABILITY_NOT_FOUND'],
      [{ time: '17:00:00' }, 'NO_AVAILABLE_SLOT'],
    ] as const) {
      const answer = await take(server.staff, request);
      const { rules: _, ...problem } = answer.json();
      expectProblem({ ...answer, json: () => problem } as typeof answer, 409, code);
    }
  });

  test('409 with every rule that stands against it, and the number of each', async () => {
    const shift = aShift({ maxCovers: 3, pacing: { maxCovers: 5, maxParties: 1 } });
    const server = await openTestServer({ venue: aVenue({ shifts: [shift] }) });
    await createBooking(server);
    const { rules } = expectRules(await take(server.staff, { pax: 4 }), [
      'PARTY_TOO_LARGE',
      'COVERS_PER_SLOT',
      'PARTIES_PER_SLOT',
    ]);
    expect(rules?.map(({ limit, taken }) => [limit, taken])).toEqual([
      [3, null],
      [5, 2],
      [1, 1],
    ]);
    expectRules(await take(server.staff, { pax: 4, force: ['SIZE'] }), [
      'COVERS_PER_SLOT',
      'PARTIES_PER_SLOT',
    ]);
    expectBooking(await take(server.staff, { pax: 4, force: ['SIZE', 'PACE'] }));
  });

  test('200 without a rule in the log where force was not needed', async () => {
    const server = await openTestServer();
    const { uuid } = expectBooking(await take(server.staff, { force: ['WINDOW', 'PACE'] }));
    expect((await readLog(server, uuid))[0]?.forced).toEqual([]);
  });

  test('200 without a table when none is free and TABLE is set aside', async () => {
    const server = await openTestServer();
    const { tables, status } = expectBooking(
      await take(server.staff, { pax: 9, force: ['TABLE'] }),
    );
    expect([tables, status]).toEqual([[], 'CONFIRMED']);
  });

  test('200 for a shift that guests must ask, since staff are who confirms', async () => {
    const shifts = [aShift({ needsManualConfirmation: true, floorPlanAreaIds: [1] })];
    const server = await openTestServer({ venue: aVenue({ shifts }) });
    expectBooking(await take(server.staff));
  });
});
