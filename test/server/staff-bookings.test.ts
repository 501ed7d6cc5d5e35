import { describe, expect, test } from 'vitest';
import { StaffSession } from '../../src/contract/staff/session.ts';
import { StaffTimes } from '../../src/contract/staff/times.ts';
import { exportCustomer } from '../../src/operations/customers/export-customer.ts';
import { openTestServer, type TestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { anExperience, aPolicyRule, aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { findDoubleBookings } from './double-bookings.ts';
import {
  expectBooking,
  expectProblem,
  expectRules,
  expectStaffBooking,
} from './expect-response.ts';
import { readLog } from './staff-log.ts';

const ROSA = { name: 'Rosa', phone: '+34600111222' };

/** A booking by phone: two people tomorrow at eight. */
function byPhone(overrides: object = {}) {
  const slot = { date: TOMORROW, time: '20:00:00', pax: 2 };
  return { customer: ROSA, ...slot, privacyTold: 'BY_PHONE', ...overrides };
}

function take({ staff }: TestServer, overrides: object = {}, headers = {}) {
  return staff({ method: 'POST', path: '/bookings', body: byPhone(overrides), headers });
}

function change({ staff }: TestServer, uuid: string, body: object) {
  return staff({ method: 'PUT', path: `/bookings/${uuid}`, body });
}

describe('named tables', () => {
  test('200 with the tables, fixed to them, and another booking moved out of the way', async () => {
    const server = await openTestServer();
    const other = await createBooking(server);
    const tables = other.tables.map(({ name }) => name);
    const taken = expectStaffBooking(await take(server, { tables }));
    expect(taken.tables).toEqual(other.tables);
    expect(taken.hasFixedTables).toBe(true);
    const moved = expectBooking(await server.staff({ path: `/bookings/${other.uuid}` }));
    expect(moved.tables).not.toEqual(other.tables);
    expect(await findDoubleBookings(server)).toEqual([]);
  });

  test('409 with MOVES_FROZEN for one that begins soon, and 200 with TABLE in force', async () => {
    const server = await openTestServer({ venue: aVenue({ freezeMinutes: 24 * 60 }) });
    const slot = { date: TODAY };
    const other = await createBooking(server, slot);
    const tables = other.tables.map(({ name }) => name);
    expectRules(await take(server, { ...slot, tables }), ['MOVES_FROZEN']);
    expectBooking(await take(server, { ...slot, tables, force: ['TABLE'] }));
    expect(await findDoubleBookings(server)).toEqual([]);
  });

  test('409 NO_AVAILABLE_SLOT, whatever is in force, for a table that somebody keeps', async () => {
    const server = await openTestServer();
    expectBooking(await take(server, { tables: ['T1'] }));
    const force = ['SHIFT', 'STEP', 'WINDOW', 'SIZE', 'PACE', 'STOCK', 'TABLE'];
    const problem = expectProblem(
      await take(server, { tables: ['T1'], force }),
      409,
      'NO_AVAILABLE_SLOT',
    );
    expect(problem.detail).toContain('Rosa (a party of 2) has T1');
  });

  test('409 TABLE_NOT_MAPPED_BY_TENANT for an unknown table', async () => {
    const server = await openTestServer();
    const answer = await take(server, { tables: ['T99'] });
    expectProblem(answer, 409, 'TABLE_NOT_MAPPED_BY_TENANT');
  });
});

describe('a cancellation policy', () => {
  test('200 with the link to sign it, for a new booking and for a change that needs one', async () => {
    const venue = aVenue({ cancellationPolicies: [aPolicyRule()] });
    const server = await openTestServer({ venue });
    const link = expect.stringMatching(/^https:\/\/book\.test\/manage\/.+#/);
    const large = expectBooking(await take(server, { pax: 4 }));
    expect(large).toMatchObject({
      redirectUrl: link,
      cancellationPolicy: { status: 'PENDING_SIGNATURE' },
    });
    const small = expectBooking(await take(server, { date: '2030-01-18' }));
    expect(small.redirectUrl).toBeNull();
    const changed = expectBooking(await change(server, small.uuid, { pax: 4 }));
    expect(changed.redirectUrl).toEqual(link);
  });

  test('200 with the link to sign it, also where the venue has a page of its own', async () => {
    const redirectUrl = 'https://restaurant.example/thanks';
    const venue = aVenue({ cancellationPolicies: [aPolicyRule()], redirectUrl });
    const server = await openTestServer({ venue });
    const large = expectBooking(await take(server, { pax: 4 }));
    expect(large.redirectUrl).toMatch(/^https:\/\/book\.test\/manage\/.+#/);
    const small = expectBooking(await take(server, { date: '2030-01-18' }));
    expect(small.redirectUrl).toBe(redirectUrl);
  });
});

test('200 with an experience of the session, its stay and its tickets', async () => {
  const experiences = [anExperience({ paxPerTicket: 2 })];
  const shifts = [aShift({ experienceIds: [7] })];
  const server = await openTestServer({ venue: aVenue({ experiences, shifts }) });
  const session = StaffSession.parse((await server.staff({ path: '/session' })).json());
  const offered = { id: 7, name: 'Tasting menu', minTicketsPerBooking: 1, paxPerTicket: 2 };
  expect(session.venue.experiences).toEqual([offered]);
  const experience = { id: 7, tickets: 1 };
  expect(expectBooking(await take(server, { experience }))).toMatchObject({
    experience: { experienceId: 7, tickets: 1 },
    turnMinutes: 120,
  });
});

describe('the guest', () => {
  test('200 with a name of one letter, notes, a highlight and another duration', async () => {
    const server = await openTestServer();
    const booking = expectStaffBooking(
      await take(server, {
        customer: { name: 'X' },
        turnMinutes: 150,
        privateNotes: 'knows the chef',
        isHighlighted: true,
      }),
    );
    expect(booking).toMatchObject({
      customer: { name: 'X' },
      turnMinutes: 150,
      privateNotes: 'knows the chef',
      isHighlighted: true,
      channel: 'OFFLINE',
    });
  });

  test('200 with the record of who told the guest what, when and in which version', async () => {
    const server = await openTestServer();
    const { uuid, customer } = expectBooking(await take(server, { privacyTold: 'IN_PERSON' }));
    const file = await exportCustomer(server.context, customer?.uuid ?? '');
    expect(file.consents).toEqual([]);
    expect(file.privacyNotices).toEqual([
      {
        customerUuid: customer?.uuid,
        bookingUuid: uuid,
        told: 'IN_PERSON',
        toldAt: server.context.now(),
        staffUuid: expect.any(String),
        textVersion: '2026-01',
      },
    ]);
  });

  test('200 with consent instead, as in the partner API', async () => {
    const server = await openTestServer();
    const customer = { ...ROSA, hasGdprConsent: true, acceptsMarketing: true };
    const taken = expectBooking(await take(server, { customer, privacyTold: undefined }));
    const file = await exportCustomer(server.context, taken.customer?.uuid ?? '');
    expect(file.consents.map(({ kind }) => kind)).toEqual(['DATA_PROCESSING', 'MARKETING']);
    expect(file.privacyNotices).toEqual([]);
    expect(taken.customer?.hasGdprConsent).toBe(true);
  });

  test('200 with the record of a marketing consent beside what the guest was told', async () => {
    const server = await openTestServer();
    const customer = { ...ROSA, acceptsMarketing: true };
    const taken = expectBooking(await take(server, { customer }));
    const file = await exportCustomer(server.context, taken.customer?.uuid ?? '');
    expect(file.consents.map(({ kind }) => kind)).toEqual(['MARKETING']);
    expect(file.privacyNotices).toHaveLength(1);
    expect(taken.customer?.hasGdprConsent).toBe(false);
  });

  test('422 VALIDATION_ERROR with neither, and for an unknown field', async () => {
    const server = await openTestServer();
    for (const hasGdprConsent of [undefined, false]) {
      const customer = { ...ROSA, hasGdprConsent };
      const answer = await take(server, { customer, privacyTold: undefined });
      expectProblem(answer, 422, 'VALIDATION_ERROR', ['privacyTold']);
    }
    const answer = await take(server, { customer: { ...ROSA, mood: 'good' }, table: 'T1' });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['customer.mood', 'table']);
  });

  test('200 with the same booking for a retry with its key', async () => {
    const server = await openTestServer();
    const headers = { 'idempotency-key': 'call-1' };
    const first = await take(server, {}, headers);
    expectBooking(first);
    expect((await take(server, {}, headers)).body).toBe(first.body);
  });

  test('404 CUSTOMER_NOT_FOUND for an unknown guest', async () => {
    const server = await openTestServer();
    const answer = await take(server, { customer: { ...ROSA, uuid: 'nobody' } });
    expectProblem(answer, 404, 'CUSTOMER_NOT_FOUND');
  });
});

describe('a change', () => {
  test('200 with another time and party, at the same table where it still does', async () => {
    const server = await openTestServer();
    const { uuid, tables } = expectBooking(await take(server, { tables: ['T3'] }));
    const changed = expectBooking(await change(server, uuid, { time: '21:00:00', pax: 3 }));
    expect(changed).toMatchObject({ bookingAt: `${TOMORROW}T21:00:00+01:00`, pax: 3, tables });
  });

  test('200 for notes although the window has closed, and 409 with it for another time', async () => {
    const server = await openTestServer({ venue: aVenue({ minAdvanceMinutes: 60 * 48 }) });
    const { uuid } = expectBooking(await take(server, { force: ['WINDOW'] }));
    expectBooking(await change(server, uuid, { privateNotes: 'by the window', pax: 1 }));
    expectRules(await change(server, uuid, { time: '21:00:00' }), ['TOO_SOON']);
    expectBooking(await change(server, uuid, { time: '21:00:00', force: ['WINDOW'] }));
    const [entry] = await readLog(server, uuid);
    expect(entry).toMatchObject({ operation: 'update-booking', forced: ['WINDOW'] });
  });

  test('200 with a stay that staff set, kept when the party changes', async () => {
    const server = await openTestServer();
    const { uuid } = expectBooking(await take(server, { turnMinutes: 150 }));
    expect(expectBooking(await change(server, uuid, { pax: 3 })).turnMinutes).toBe(150);
    expect(expectBooking(await change(server, uuid, { turnMinutes: 60 })).turnMinutes).toBe(60);
  });

  test('200 with one more guest and a longer stay while they sit, 409 with TABLES_TOO_SMALL for too many', async () => {
    const server = await openTestServer();
    const { uuid } = expectBooking(await take(server, { date: TODAY, tables: ['T3'] }));
    expectBooking(await move(server, uuid, 'SEATED'));
    const changed = expectBooking(await change(server, uuid, { pax: 4, turnMinutes: 200 }));
    expect(changed).toMatchObject({ pax: 4, turnMinutes: 200, status: 'SEATED' });
    expectRules(await change(server, uuid, { pax: 5 }), ['TABLES_TOO_SMALL']);
    expectBooking(await change(server, uuid, { pax: 5, force: ['TABLE'] }));
  });

  test('409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING for another time of guests who sit, and for the party of those who left', async () => {
    const server = await openTestServer();
    const { uuid } = expectBooking(await take(server, { date: TODAY }));
    expectBooking(await move(server, uuid, 'SEATED'));
    const code = 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING';
    expectProblem(await change(server, uuid, { time: '21:00:00' }), 409, code);
    expectBooking(await move(server, uuid, 'ATTENDED'));
    expectProblem(await change(server, uuid, { pax: 4 }), 409, code);
    expectBooking(await change(server, uuid, { privateNotes: 'left an umbrella' }));
  });

  test('409 BOOKING_IS_ALREADY_CANCELED for the party of a canceled booking', async () => {
    const server = await openTestServer();
    const { uuid } = expectBooking(await take(server));
    expectBooking(await move(server, uuid, 'CANCELED'));
    expectProblem(await change(server, uuid, { pax: 4 }), 409, 'BOOKING_IS_ALREADY_CANCELED');
  });

  test('200 no longer fixed to its tables: it keeps them, and makes room for another party', async () => {
    const server = await openTestServer();
    const { uuid } = expectBooking(await take(server, { tables: ['T3'] }));
    const loose = expectStaffBooking(await change(server, uuid, { hasFixedTables: false }));
    expect(loose).toMatchObject({ hasFixedTables: false, tables: [{ name: 'T3' }] });
    expectBooking(await take(server, { pax: 4, tables: ['T3'], force: ['TABLE'] }));
    const moved = expectBooking(await server.staff({ path: `/bookings/${uuid}` }));
    expect(moved.tables.map(({ name }) => name)).not.toContain('T3');
    expect(await findDoubleBookings(server)).toEqual([]);
  });

  test('200 with other tables where the fixed ones are too small for the party of then', async () => {
    const server = await openTestServer();
    const { uuid } = expectBooking(await take(server, { tables: ['T1'] }));
    expectRules(await change(server, uuid, { pax: 4 }), ['TABLES_TOO_SMALL']);
    const body = { pax: 4, hasFixedTables: false };
    const changed = expectStaffBooking(await change(server, uuid, body));
    expect(changed.tables.map(({ name }) => name)).not.toEqual(['T1']);
    expect(changed.hasFixedTables).toBe(false);
  });

  test('409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING for guests who sit, and 422 VALIDATION_ERROR with tables: not fixed', async () => {
    const server = await openTestServer();
    const { uuid } = expectBooking(await take(server, { date: TODAY, tables: ['T3'] }));
    const both = { hasFixedTables: false, tables: ['T1'] };
    expectProblem(await change(server, uuid, both), 422, 'VALIDATION_ERROR', ['hasFixedTables']);
    expectBooking(await move(server, uuid, 'SEATED'));
    expectProblem(
      await change(server, uuid, { hasFixedTables: false }),
      409,
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
    );
  });

  test('422 VALIDATION_ERROR for an unknown field', async () => {
    const server = await openTestServer();
    const { uuid } = expectBooking(await take(server));
    expectProblem(await change(server, uuid, { covers: 4 }), 422, 'VALIDATION_ERROR', ['covers']);
  });
});

describe('tables of guests who sit', () => {
  async function twoSeated() {
    const server = await openTestServer();
    const seat = async (tables: string[]) => {
      const body = { pax: 2, paxChildren: 0, tables };
      return expectBooking(
        await server.staff({ method: 'POST', path: '/bookings/walk-ins', body }),
      );
    };
    return { server, one: await seat(['T1']), other: await seat(['T2']) };
  }
  const assign = ({ staff }: TestServer, uuid: string, body: object) =>
    staff({ method: 'PUT', path: `/bookings/${uuid}/tables`, body });

  test('200 at a free table', async () => {
    const { server, one } = await twoSeated();
    const moved = expectBooking(await assign(server, one.uuid, { tables: ['T3'] }));
    expect(moved).toMatchObject({ status: 'SEATED', tables: [{ name: 'T3' }] });
  });

  test('200 with each at the table of the other after a swap, and undone again', async () => {
    const { server, one, other } = await twoSeated();
    const swapped = expectBooking(await assign(server, one.uuid, { swapWith: other.uuid }));
    expect(swapped.tables).toEqual(other.tables);
    const read = async (uuid: string) =>
      expectBooking(await server.staff({ path: `/bookings/${uuid}` }));
    expect((await read(other.uuid)).tables).toEqual(one.tables);
    const body = { entry: 2 };
    const path = `/bookings/${one.uuid}/undo`;
    const undone = expectBooking(await server.staff({ method: 'POST', path, body }));
    expect(undone.tables).toEqual(one.tables);
    expect((await read(other.uuid)).tables).toEqual(other.tables);
  });

  test('409 NO_AVAILABLE_SLOT where somebody else sits, with TABLE in force too', async () => {
    const { server, one } = await twoSeated();
    for (const force of [[], ['TABLE']])
      expectProblem(
        await assign(server, one.uuid, { tables: ['T2'], force }),
        409,
        'NO_AVAILABLE_SLOT',
      );
  });

  test('409 BOOKING_IS_OUTDATED for a swap with guests who sit elsewhere than on screen', async () => {
    const { server, one, other } = await twoSeated();
    const body = { swapWith: other.uuid, otherTables: ['T3'] };
    expectProblem(await assign(server, one.uuid, body), 409, 'BOOKING_IS_OUTDATED');
    const otherTables = other.tables.map(({ posId }) => posId);
    expectBooking(await assign(server, one.uuid, { ...body, otherTables }));
  });

  test('409 with the rule TABLE for a swap to a table that is too small, and 200 with it in force', async () => {
    const tables = [aTable(1, { maxCovers: 4 }), aTable(2)];
    const server = await openTestServer({ venue: aVenue({ tables }) });
    const seat = async (pax: number, table: string) => {
      const body = { pax, paxChildren: 0, tables: [table] };
      return expectBooking(
        await server.staff({ method: 'POST', path: '/bookings/walk-ins', body }),
      );
    };
    const one = await seat(4, 'T1');
    const other = await seat(2, 'T2');
    const body = { swapWith: other.uuid, otherTables: other.tables.map(({ posId }) => posId) };
    expectRules(await assign(server, one.uuid, body), ['TABLES_TOO_SMALL']);
    const swapped = expectBooking(await assign(server, one.uuid, { ...body, force: ['TABLE'] }));
    expect(swapped.tables).toEqual(other.tables);
  });

  test('422 VALIDATION_ERROR for neither or both of tables and swapWith, and for a swap with itself', async () => {
    const { server, one, other } = await twoSeated();
    for (const body of [{}, { tables: ['T3'], swapWith: other.uuid }])
      expectProblem(await assign(server, one.uuid, body), 422, 'VALIDATION_ERROR', ['tables']);
    const answer = await assign(server, one.uuid, { swapWith: one.uuid });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['swapWith']);
  });
});

describe('times', () => {
  async function listTimes({ staff }: TestServer, body: object) {
    const path = `/availability/work-days/${TOMORROW}/times`;
    const answer = await staff({ method: 'POST', path, body });
    expect(answer.statusCode, answer.body).toBe(200);
    const { times } = StaffTimes.parse(answer.json());
    expect(answer.json(), 'nothing beyond the contract').toEqual({ times });
    return times;
  }

  test('200 with each time, its table, its pace and the rules against it', async () => {
    const shifts = [aShift({ pacing: { maxCovers: 4, maxParties: null } })];
    const server = await openTestServer({ venue: aVenue({ shifts }) });
    await createBooking(server);
    const times = await listTimes(server, { pax: 3 });
    expect(times.map(({ time, rules }) => [time, rules.map(({ code }) => code)])).toEqual([
      ['20:00:00', ['COVERS_PER_SLOT']],
      ['20:30:00', []],
      ['21:00:00', []],
      ['21:30:00', []],
      ['22:00:00', []],
    ]);
    expect(times[0]).toMatchObject({
      bookingAt: `${TOMORROW}T20:00:00+01:00`,
      shift: { id: 'DINNER', name: 'Dinner' },
      pace: { covers: 2, parties: 1, maxCovers: 4, maxParties: null },
      tables: [{ name: 'T3' }],
    });
  });

  test('200 with a time between those of the shift, if it is asked for', async () => {
    const server = await openTestServer();
    const times = await listTimes(server, { pax: 2, time: '20:10:00' });
    const between = times.find(({ time }) => time === '20:10:00');
    expect(between?.rules).toEqual([{ rule: 'STEP', code: 'OFF_STEP', limit: 30, taken: null }]);
  });

  test('200 with every time bookable by its rules in force, and none without them', async () => {
    const shift = aShift({ pacing: { maxCovers: 2, maxParties: 1 }, maxCovers: 3 });
    const tables = [aTable(1), aTable(2)];
    const venue = aVenue({ shifts: [shift], tables, combinations: [] });
    const server = await openTestServer({ venue });
    for (const time of ['20:30:00', '21:00:00']) await createBooking(server, { time });
    for (const pax of [2, 3, 5]) {
      for (const { time, rules } of await listTimes(server, { pax })) {
        const codes = rules.map(({ code }) => code);
        const answer = await take(server, { pax, time });
        if (codes.length > 0) expectRules(answer, codes);
        const force = [...new Set(rules.map(({ rule }) => rule))];
        const taken = codes.length > 0 ? await take(server, { pax, time, force }) : answer;
        const { uuid } = expectBooking(taken);
        // The times were listed without it.
        expectBooking(await move(server, uuid, 'CANCELED'));
      }
    }
    expect(await findDoubleBookings(server)).toEqual([]);
  });
});
