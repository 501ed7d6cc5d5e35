import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { connectRaw } from '../fixtures/temp-database.ts';
import { callAlone, callAndHangUp, sendAlone } from './own-connection.ts';
import {
  aPartyOfTwo,
  daysAhead,
  findFreeSlots,
  shareServer,
  startServer,
} from './server-process.ts';

/** No booking of the demo lies so far ahead. */
const DATE = daysAhead(40);
const AT_ONCE = 40;

const sharedServer = shareServer();

async function open() {
  const { file, server, demo } = sharedServer();
  const [slot] = await findFreeSlots(server, demo, DATE);
  if (!slot) throw new Error('the demo is open in a few weeks');
  return { file, server, demo, slot: { date: DATE, ...slot } };
}

/** How many bookings of the day are on the disk, as any other process sees it. */
function counterOf(file: string): () => number {
  const counting = connectRaw(file).prepare<[string], { n: number }>(
    'select count(*) as n from bookings where work_day = ?',
  );
  return () => counting.get(DATE)?.n ?? Number.NaN;
}

/** Reads beside a process that was stopped, maybe while it held a lock of the log: then nothing can be read. */
function unlessLocked<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_PROTOCOL') return otherwise;
    throw error;
  }
}

const create = (key: string, body: object) => ({
  path: '/bookings',
  headers: { 'idempotency-key': key },
  body,
});

/** One that is never refused, however many there are. */
const request = (slot: object, key: string) =>
  create(key, { ...aPartyOfTwo(slot), status: 'REQUESTED' });

test('200 with the first response and one booking when the client hung up during that response', async () => {
  const { file, server, demo, slot } = await open();
  const count = counterOf(file);
  const before = count();
  const call = create('hung up', aPartyOfTwo(slot));
  const first = await callAndHangUp(server, demo, call);
  expect(first.head).toMatch(/^HTTP\/1\.1 200 /);
  expect(count() - before).toBe(1);
  const again = await callAlone(server, demo, call);
  expect(again).toMatchObject({ status: 200, etag: '"1"' });
  expect(again.body.startsWith(first.body)).toBe(true);
  expect(count() - before).toBe(1);
});

test('200 with one booking each when many clients hang up right after sending', async () => {
  const { file, server, demo, slot } = await open();
  const count = counterOf(file);
  const before = count();
  const calls = Array.from({ length: AT_ONCE }, (_, index) => request(slot, `gone ${index}`));
  await Promise.all(
    calls.map(async (call) => (await sendAlone(server, demo, call)).socket.destroy()),
  );
  const first = await Promise.all(calls.map((call) => callAlone(server, demo, call)));
  const second = await Promise.all(calls.map((call) => callAlone(server, demo, call)));
  expect(first.map(({ status }) => status)).toEqual(calls.map(() => 200));
  expect(second).toEqual(first);
  expect(count() - before).toBe(AT_ONCE);
});

// The last test: it ends the shared server.
test('200 with the first response when the server was killed between commit and response', async () => {
  const { file, demo, slot, ...started } = await open();
  let { server } = started;
  const count = counterOf(file);
  let isMet = false;
  // The moment is short, so it is looked for until it was met.
  for (let round = 0; !isMet; round += 1) {
    const before = count();
    const calls = Array.from({ length: AT_ONCE }, (_, index) =>
      request(slot, `round ${round}, ${index}`),
    );
    const sent = await Promise.all(calls.map((call) => sendAlone(server, demo, call)));
    const answers = sent.map(({ received }) => received.catch(() => null));
    // The server goes on by tiny steps until bookings are on the disk; no answer is read meanwhile.
    const isStill = () => unlessLocked(count, before) === before;
    for (server.process.kill('SIGSTOP'); isStill(); server.process.kill('SIGSTOP')) {
      server.process.kill('SIGCONT');
    }
    server.process.kill('SIGKILL');
    const first = await Promise.all(answers);
    await server.ended;
    const committed = count() - before;
    const answered = first.filter((answer) => answer !== null).length;
    expect(answered).toBeLessThanOrEqual(committed);
    isMet = answered < committed;

    server = await startServer(file);
    const again = await Promise.all(calls.map((call) => callAlone(server, demo, call)));
    expect(again.map(({ status }) => status)).toEqual(calls.map(() => 200));
    expect(again).toEqual(again.map((answer, index) => first[index] ?? answer));
    expect(count() - before).toBe(AT_ONCE);
  }
});
