import { expect, test } from 'vitest';
import { isLong } from '../fixtures/long-tests.ts';
import { BAR, bookLastTable, leaveOneTable } from './book-last-table.ts';
import { callAlone, callUntilAnswered } from './own-connection.ts';
import { aPartyOfTwo, daysAhead, emptyRoom, findFreeSlots, startServer } from './server-process.ts';
import { shareTwoProcesses, startTwoProcesses, type TwoProcesses } from './two-processes.ts';

const AT_ONCE = 40;
const VISITORS = isLong ? 1000 : 200;
const twoProcesses = shareTwoProcesses();

/** Beyond the demo's own bookings, and another one for each test. */
let daysAway = 40;

async function aFreeSlot({ balancer, demo }: TwoProcesses) {
  daysAway += 1;
  const date = daysAhead(daysAway);
  const [slot] = await findFreeSlots(balancer, demo, date);
  if (!slot) throw new Error('The demo has free tables in a few weeks.');
  return { date, ...slot };
}

/** Sends requests one after the other, each to the other process. */
function caller({ balancer, demo }: TwoProcesses) {
  return async (method: string, path: string, body?: unknown, headers = {}) => {
    const received = await callUntilAnswered(balancer, demo, { method, path, body, headers });
    return { ...received, json: JSON.parse(received.body) };
  };
}

test('200 for every step from availability to the closed ticket, each on the other process', async () => {
  const running = twoProcesses();
  const call = caller(running);
  await emptyRoom(running.balancer, running.demo);
  const slot = await aFreeSlot(running);
  const created = await call('POST', '/bookings', aPartyOfTwo(slot));
  expect(created).toMatchObject({ status: 200, etag: '"1"' });
  const path = `/bookings/${created.json.uuid}`;
  const updated = await call('PUT', path, { hotelRoom: '12' }, { 'if-match': '"1"' });
  expect(updated).toMatchObject({ status: 200, etag: '"2"' });
  const outdated = await call('PUT', path, { hotelRoom: '14' }, { 'if-match': '"1"' });
  expect(outdated).toMatchObject({ status: 409, json: { code: 'BOOKING_IS_OUTDATED' } });
  for (const status of ['ARRIVED', 'SEATED']) {
    expect(await call('PUT', `${path}/status`, { status })).toMatchObject({ status: 200 });
  }
  const ticket = { totalAmount: 4200 };
  expect(await call('PUT', `${path}/tickets/close`, ticket)).toMatchObject({ status: 200 });
  const list = await call('GET', `/bookings?date_start=${slot.date}`);
  expect(list.json.data).toMatchObject([
    { status: 'ACCOUNT_PAID', hotelRoom: '12', ticketTotalAmount: 4200 },
  ]);
});

test('200 with one booking for one idempotency key that both processes get at once', async () => {
  const running = twoProcesses();
  const { balancer, demo } = running;
  const headers = { 'idempotency-key': 'the same on both' };
  const body = aPartyOfTwo(await aFreeSlot(running));
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      callUntilAnswered(balancer, demo, { path: '/bookings', headers, body }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  const list = await caller(running)('GET', `/bookings?date_start=${body.date}`);
  expect(list.json.data).toHaveLength(1);
});

test('one 200 and 99 × 409 when a hundred requests for the last table reach both processes at once', async () => {
  daysAway += 1;
  const refusals = await bookLastTable(twoProcesses(), daysAhead(daysAway), 100, callUntilAnswered);
  expect([...refusals.keys()].filter((answer) => !answer.startsWith('409 '))).toEqual([]);
});

test(`one hold and ${VISITORS - 1} × 409 when ${VISITORS} visitors of the widget ask both processes for the last table`, async () => {
  const { balancer, demo } = twoProcesses();
  daysAway += 1;
  const date = daysAhead(daysAway);
  const time = await leaveOneTable(twoProcesses(), date);
  const ask = async (): Promise<string> => {
    const answer = await fetch(`${balancer.url}/widget/v3/holds`, {
      method: 'POST',
      headers: {
        origin: demo.allowedOrigins[0] ?? '',
        'service-publishable-key': demo.publishableKey,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ date, time, pax: 2, paxChildren: 0, floorPlanAreaId: BAR }),
    });
    const { hold, code } = (await answer.json()) as { hold?: object | null; code?: string };
    // On a busy machine, a database may not answer in time: whoever asks is told to come back.
    if (answer.status === 503) return ask();
    return hold ? 'held' : `${answer.status} ${code}`;
  };
  const answers: string[] = [];
  // As many at once as both answer without asking anybody to come back.
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    for (let visitor = 0; visitor < VISITORS / AT_ONCE; visitor += 1) answers.push(await ask());
  });
  await Promise.all(visitors);
  const counts = Object.fromEntries(
    [...Map.groupBy(answers, (answer) => answer)].map(([answer, all]) => [answer, all.length]),
  );
  // Other areas have tables at that time.
  expect(counts).toEqual({ held: 1, '409 BOOKING_AVAILABILITY_NOT_FOUND': VISITORS - 1 });
  const free = await findFreeSlots(balancer, demo, date);
  expect(free.filter((slot) => slot.floorPlanAreaId === BAR && slot.time === time)).toEqual([]);
});

test('a time that one process has sold out is unavailable in the calendar that the other one has cached', async () => {
  const running = twoProcesses();
  const { servers, demo } = running;
  const body = aPartyOfTwo(await aFreeSlot(running));
  const slots = async () =>
    (await findFreeSlots(servers[1], demo, body.date)).filter(
      ({ time, floorPlanAreaId }) => time === body.time && floorPlanAreaId === body.floorPlanAreaId,
    );
  let created = 0;
  for (; (await slots()).length > 0; created += 1) {
    const { status } = await callUntilAnswered(servers[0], demo, { path: '/bookings', body });
    expect(status).toBe(200);
  }
  expect(created).toBeGreaterThan(0);
  const refused = await callUntilAnswered(servers[0], demo, { path: '/bookings', body });
  expect(refused.status).toBe(409);
});

async function signIn(url: string, email: string, password: string): Promise<Response> {
  const response = await fetch(`${url}/staff/v3/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, connection: 'close' },
    body: JSON.stringify({ email, password }),
  });
  await response.arrayBuffer();
  return response;
}

test('429 for the sixth wrong password in a row, whichever process got the others', async () => {
  const { balancer, servers } = twoProcesses();
  const guess = (url: string) => signIn(url, 'owner@casa-brisa.example', 'a wrong password');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await guess(balancer.url)).toMatchObject({ status: 401 });
  }
  // At once: the wait that they find is one of a second.
  const sixth = await Promise.all(servers.map(({ url }) => guess(url)));
  expect(sixth).toMatchObject([{ status: 429 }, { status: 429 }]);
});

test('200 for a session on the process that did not begin it, 401 there after signing out on the other', async () => {
  const { servers, demo } = twoProcesses();
  const [first, second] = servers;
  const signedIn = await signIn(first.url, demo.staff.email, demo.staff.password);
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const session = async (url: string, method = 'GET') => {
    const headers = { cookie, origin: url };
    const response = await fetch(`${url}/staff/v3/session`, { method, headers });
    await response.arrayBuffer();
    return response.status;
  };
  expect(await session(second.url)).toBe(200);
  expect(await session(first.url, 'DELETE')).toBe(204);
  expect(await session(second.url)).toBe(401);
});

test('200 or 409 for each request during a rolling restart, after retries at most', async () => {
  const { balancer, servers, databaseUrl, demo } = await startTwoProcesses();
  let isOver = false;
  const statuses = new Map<number | undefined, number>();
  let retries = 0;
  const client = async (number: number) => {
    for (let round = 0; !isOver; round += 1) {
      const date = daysAhead(30 + ((round * 7 + number) % 60));
      const headers = { 'idempotency-key': `${number}-${round}` };
      const body = aPartyOfTwo({ date, time: '21:00:00', floorPlanAreaId: 1 });
      const call =
        round % 2 === 0
          ? { path: '/bookings', headers, body }
          : { method: 'GET', path: `/bookings?date_start=${date}` };
      for (;;) {
        const received = await callAlone(balancer, demo, call).catch(() => null);
        // On a busy machine, a database may not answer in time: whoever asks is told to come back.
        if (received?.status === 503) continue;
        if (received) {
          statuses.set(received.status, (statuses.get(received.status) ?? 0) + 1);
          break;
        }
        retries += 1;
      }
    }
  };
  const clients = Array.from({ length: 3 }, (_, number) => client(number));
  for (const [index, server] of servers.entries()) {
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
    balancer.servers[index] = await startServer(databaseUrl);
  }
  isOver = true;
  await Promise.all(clients);
  expect([...statuses.keys()].filter((status) => status !== 409)).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(20);
  // Each request fails at most once or twice while a process ends, not again and again.
  expect(retries).toBeLessThan(50);
});
