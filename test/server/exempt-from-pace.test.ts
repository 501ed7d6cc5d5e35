import { describe, expect, test } from 'vitest';
import { StaffTimes } from '../../src/contract/staff/times.ts';
import type { Shift } from '../../src/domain/venue.ts';
import { aMember, signInAs } from '../fixtures/staff-members.ts';
import { openTestServer, type TestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { aShift, aVenue } from '../fixtures/venue.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { findDoubleBookings } from './double-bookings.ts';
import {
  expectBooking,
  expectProblem,
  expectRules,
  expectStaffBooking,
} from './expect-response.ts';
import { expectServiceDay, putDay } from './service-day-requests.ts';
import { readLog, undo } from './staff-log.ts';

/** Bookings that staff leave out of what may begin at one time. */

const EXEMPT = { isExemptFromPace: true };

/** Two people tomorrow at eight, by phone. */
function take({ staff }: Pick<TestServer, 'staff'>, overrides: object = {}) {
  const slot = { date: TOMORROW, time: '20:00:00', pax: 2, privacyTold: 'BY_PHONE' };
  const body = { customer: { name: 'Rosa' }, ...slot, ...overrides };
  return staff({ method: 'POST', path: '/bookings', body });
}

function change({ staff }: TestServer, uuid: string, body: object) {
  return staff({ method: 'PUT', path: `/bookings/${uuid}`, body });
}

function openPaced(pacing: Partial<Shift['pacing']>): Promise<TestServer> {
  const shift = aShift({ pacing: { maxCovers: null, maxParties: null, ...pacing } });
  return openTestServer({ venue: aVenue({ shifts: [shift] }) });
}

async function readTime({ staff }: TestServer, body: object = {}) {
  const path = `/availability/work-days/${TOMORROW}/times`;
  const answer = await staff({ method: 'POST', path, body: { pax: 2, ...body } });
  expect(answer.statusCode, answer.body).toBe(200);
  const { times } = StaffTimes.parse(answer.json());
  const found = times.find(({ time }) => time === '20:00:00');
  return { pace: found?.pace, rules: found?.rules.map(({ rule }) => rule) };
}

describe.each([
  ['covers', { maxCovers: 2 }, 'COVERS_PER_SLOT'],
  ['parties', { maxParties: 1 }, 'PARTIES_PER_SLOT'],
] as const)('where the pace has a limit of %s', (_what, pacing, code) => {
  test('200 for the next guests, whom an exempt party leaves its place in the pace', async () => {
    const server = await openPaced(pacing);
    const exempt = expectStaffBooking(await take(server, EXEMPT));
    expect(exempt).toMatchObject(EXEMPT);
    expect(await readTime(server)).toEqual({
      pace: { covers: 0, parties: 0, maxCovers: null, maxParties: null, ...pacing },
      rules: [],
    });
    const next = await createBooking(server);
    expect(next.tables).not.toEqual(exempt.tables);
    expectRules(await take(server), [code]);
  });

  test('200 without force for an exempt party, where others are over the pace', async () => {
    const server = await openPaced(pacing);
    await createBooking(server);
    expectRules(await take(server), [code]);
    expect((await readTime(server)).rules).toEqual(['PACE']);
    expect((await readTime(server, EXEMPT)).rules).toEqual([]);
    const { uuid } = expectBooking(await take(server, EXEMPT));
    expect((await readLog(server, uuid))[0]?.forced).toEqual([]);
    expect(await findDoubleBookings(server)).toEqual([]);
  });

  test('409 on counting it again where it is over the pace, 200 with PACE in force', async () => {
    const server = await openPaced(pacing);
    const { uuid } = expectBooking(await take(server, EXEMPT));
    await createBooking(server);
    const counted = { isExemptFromPace: false };
    expectRules(await change(server, uuid, counted), [code]);
    const after = expectStaffBooking(await change(server, uuid, { ...counted, force: ['PACE'] }));
    expect(after).toMatchObject(counted);
    expect((await readTime(server)).pace?.parties).toBe(2);
  });
});

test('409 with NO_TABLE_FREE once its tables were the last: only the pace does not count it', async () => {
  const server = await openTestServer();
  const force = ['TABLE'];
  for (const { name } of server.venue.tables)
    expectBooking(await take(server, { ...EXEMPT, tables: [name], force }));
  expectRules(await take(server, EXEMPT), ['NO_TABLE_FREE']);
});

test('200 on exempting a booking, with an entry in the log that an undo takes back', async () => {
  const server = await openPaced({ maxParties: 1 });
  const { uuid } = await createBooking(server);
  expect(expectStaffBooking(await change(server, uuid, EXEMPT))).toMatchObject(EXEMPT);
  const [entry] = await readLog(server, uuid);
  expect(entry?.changes).toEqual([{ field: 'isExemptFromPace', before: false, after: true }]);
  expect((await readTime(server)).rules).toEqual([]);
  expectBooking(await undo(server, uuid, entry?.entry ?? 0));
  expect((await readTime(server)).rules).toEqual(['PACE']);
});

test('200 on a change of an exempt booking, which stays exempt and is not judged by the pace', async () => {
  const server = await openPaced({ maxCovers: 2 });
  await createBooking(server, { time: '20:30:00' });
  const { uuid } = expectBooking(await take(server, EXEMPT));
  const moved = expectStaffBooking(await change(server, uuid, { time: '20:30:00', pax: 3 }));
  expect(moved).toMatchObject({ pax: 3, ...EXEMPT });
});

test('200 on counting guests again who have come, whatever the pace', async () => {
  const server = await openPaced({ maxParties: 0 });
  const { uuid } = expectBooking(await take(server, { ...EXEMPT, date: TODAY, time: '20:00:00' }));
  expectBooking(await move(server, uuid, 'ARRIVED'));
  expectStaffBooking(await change(server, uuid, { isExemptFromPace: false }));
});

test('200, and a pace that staff set for a day neither counts nor lists it', async () => {
  const server = await openTestServer();
  const evening = { date: TODAY, time: '20:00:00' };
  expectBooking(await take(server, { ...evening, ...EXEMPT, pax: 4 }));
  const counted = expectBooking(await take(server, evening));
  expect(expectServiceDay(await putDay(server, { maxCoversPerQuarter: 2 })).affected).toEqual([]);
  expectRules(await take(server, evening), ['COVERS_PER_SLOT']);
  expectBooking(await move(server, counted.uuid, 'CANCELED'));
  expectBooking(await take(server, evening));
});

test('200 on accepting an exempt request on a day whose pace is reached', async () => {
  const server = await openTestServer();
  const evening = { date: TODAY, time: '20:00:00' };
  const { uuid } = await createBooking(server, { ...evening, status: 'REQUESTED' });
  expectServiceDay(await putDay(server, { maxCoversPerQuarter: 1 }));
  const accept = () => move(server, uuid, 'CONFIRMED');
  expectRules(await accept(), ['COVERS_PER_SLOT']);
  expectBooking(await change(server, uuid, EXEMPT));
  expectBooking(await accept());
});

test('409 NO_AVAILABLE_SLOT for a partner who moves an exempt booking to a time whose pace is reached', async () => {
  const server = await openPaced({ maxParties: 1 });
  const { uuid } = await createBooking(server);
  await createBooking(server, { time: '20:30:00' });
  expectBooking(await change(server, uuid, EXEMPT));
  const body = { time: '20:30:00' };
  const answer = await server.partner({ method: 'PUT', path: `/bookings/${uuid}`, body });
  expectProblem(answer, 409, 'NO_AVAILABLE_SLOT');
});

test('403 FORBIDDEN for a host, who may keep a booking exempt and count it again', async () => {
  const server = await openPaced({});
  const host = {
    ...server,
    staff: await signInAs(server, await aMember(server, { role: 'HOST' })),
  };
  expectProblem(await take(host, EXEMPT), 403, 'FORBIDDEN');
  const { uuid } = expectBooking(await take(host));
  expectProblem(await change(host, uuid, EXEMPT), 403, 'FORBIDDEN');
  expectBooking(await change(server, uuid, EXEMPT));
  expectBooking(await change(host, uuid, { ...EXEMPT, pax: 3 }));
  expectBooking(await change(host, uuid, { isExemptFromPace: false }));
});
