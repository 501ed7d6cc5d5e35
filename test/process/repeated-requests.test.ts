import { describe, expect, test } from 'vitest';
import { connectRaw } from '../fixtures/temp-database.ts';
import { callAlone, type Received } from './own-connection.ts';
import {
  aPartyOfTwo,
  callPartner,
  daysAhead,
  emptyRoom,
  findFreeSlots,
  type SharedServer,
  shareServer,
} from './server-process.ts';

const AT_ONCE = 50;
const sharedServer = shareServer();

interface Running extends SharedServer {
  /** A day without bookings, another one for each test. */
  date: string;
  /** How many bookings the day has. */
  count(): number;
}

// No booking of the demo lies so far ahead.
let days = 40;

function open(): Running {
  const shared = sharedServer();
  const date = daysAhead(days);
  days += 1;
  const counting = connectRaw(shared.file).prepare<[string], { n: number }>(
    'select count(*) as n from bookings where work_day = ?',
  );
  return { ...shared, date, count: () => counting.get(date)?.n ?? Number.NaN };
}

function repeat({ server, demo, date }: Running, path: string, bodies: readonly unknown[]) {
  const headers = { 'idempotency-key': `the same on ${date}` };
  return Promise.all(bodies.map((body) => callAlone(server, demo, { path, headers, body })));
}

/** One and the same answer, to the byte, its tag included. */
function expectOneAnswer(answers: readonly Received[]): Received {
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(new Set(answers.map(({ etag }) => etag))).toEqual(new Set(['"1"']));
  const [answer] = answers;
  if (!answer) throw new Error('nobody asked');
  return answer;
}

async function firstSlot({ server, demo, date }: Running) {
  const [slot] = await findFreeSlots(server, demo, date);
  if (!slot) throw new Error('the demo is open in a few weeks');
  return { date, ...slot };
}

describe('fifty simultaneous requests with one idempotency key', () => {
  test('200 with one booking and fifty equal responses', async () => {
    const running = open();
    const body = aPartyOfTwo(await firstSlot(running));
    const answers = await repeat(running, '/bookings', Array(AT_ONCE).fill(body));
    const { uuid } = JSON.parse(expectOneAnswer(answers).body);
    expect(running.count()).toBe(1);
    const read = await callPartner(running.server, running.demo, { path: `/bookings/${uuid}` });
    expect(read.status).toBe(200);
  });

  test('200 with one walk-in and fifty equal responses', async () => {
    const running = open();
    await emptyRoom(running.server, running.demo);
    const body = { date: running.date, time: '18:00:00', pax: 2, paxChildren: 0, tables: ['T1'] };
    const answers = await repeat(running, '/bookings/walk-ins', Array(AT_ONCE).fill(body));
    expect(JSON.parse(expectOneAnswer(answers).body)).toMatchObject({
      isWalkIn: true,
      status: 'SEATED',
      tables: [{ name: 'T1' }],
    });
    expect(running.count()).toBe(1);
  });

  test('200 for all fifty on the last table of an area, 409 BOOKING_AVAILABILITY_NOT_FOUND for the next request', async () => {
    const running = open();
    const { server, demo, date } = running;
    const slots = await findFreeSlots(server, demo, date);
    const bar = slots.find(({ floorPlanAreaId }) => floorPlanAreaId === 3);
    const body = aPartyOfTwo({ date, ...bar });
    for (let table = 1; table < 3; table += 1) {
      expect(await callAlone(server, demo, { path: '/bookings', body })).toMatchObject({
        status: 200,
      });
    }
    expectOneAnswer(await repeat(running, '/bookings', Array(AT_ONCE).fill(body)));
    const next = await callAlone(server, demo, { path: '/bookings', body });
    expect([next.status, JSON.parse(next.body).code]).toEqual([
      409,
      'BOOKING_AVAILABILITY_NOT_FOUND',
    ]);
    expect(running.count()).toBe(3);
  });
});

test.each(['/bookings', '/bookings/walk-ins'])(
  '422 IDEMPOTENCY_KEY_REUSED for the second of two bodies with one key, sent at once to %s',
  async (path) => {
    const running = open();
    const slot = await firstSlot(running);
    const walkIn = { date: running.date, time: '18:00:00', paxChildren: 0, tables: ['T5'] };
    const bodies = Array.from({ length: AT_ONCE }, (_, index) =>
      path === '/bookings'
        ? aPartyOfTwo({ ...slot, customerSpecialRequests: `wish ${index % 2}` })
        : { ...walkIn, pax: 2 + (index % 2) },
    );
    const answers = await repeat(running, path, bodies);
    const taken = answers.filter(({ status }) => status === 200);
    expectOneAnswer(taken);
    expect(taken).toHaveLength(AT_ONCE / 2);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(
      new Set(refused.map(({ status, body }) => `${status} ${JSON.parse(body).code}`)),
    ).toEqual(new Set(['422 IDEMPOTENCY_KEY_REUSED']));
    expect(running.count()).toBe(1);
  },
);
