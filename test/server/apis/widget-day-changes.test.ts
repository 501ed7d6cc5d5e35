import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  NOON,
  openTestServer,
  PAGE_ORIGIN,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../../fixtures/test-context.ts';
import { createBooking } from '../booking-fixtures.ts';
import { expectProblem } from '../expect-response.ts';
import { OPEN_DAY } from '../service-day-requests.ts';

const PATH = `/availability/work-days/${TOMORROW}/changes`;
const TIMES = {
  method: 'POST' as const,
  path: `/availability/work-days/${TOMORROW}`,
  body: { pax: 2, paxChildren: 0, status: 'CONFIRMED' },
};

/** Opens the stream as the browser does: with the key in the address, and only simple headers. */
async function openStream({ app, publishableKey }: TestServer, address?: string) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const aborter = new AbortController();
  onTestFinished(() => aborter.abort());
  const response = await fetch(`http://127.0.0.1:${port}/widget/v3${PATH}?key=${publishableKey}`, {
    headers: {
      origin: PAGE_ORIGIN,
      accept: 'text/event-stream',
      ...(address && { 'x-forwarded-for': address }),
    },
    signal: aborter.signal,
  });
  const messages = readMessages(response);
  /** The next event or comment, whatever it is about. */
  const nextOfAll = async () => (await messages.next()).value;
  const next = async () => {
    const message = await nextOfAll();
    return message?.startsWith('event: guest-message\n') ? nextOfAll() : message;
  };
  return { response, next, nextOfAll, close: () => aborter.abort() };
}

/** The data of each event, and the comments. */
async function* readMessages(response: Response): AsyncGenerator<string, undefined> {
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk);
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    yield* parts;
  }
  return undefined;
}

/** The data of an event. */
const versionOf = (message: string | undefined) => /^data: (\S+)$/.exec(message ?? '')?.[1];

test('200 with the version of the day’s times at once, and with the next one after a booking', async () => {
  const server = await openTestServer({ ownApp: true });
  const times = await server.widget(TIMES);
  const { response, next } = await openStream(server);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'access-control-allow-origin': PAGE_ORIGIN,
    'x-accel-buffering': 'no',
  });
  expect(`"${versionOf(await next())}"`).toBe(times.headers.etag);

  await createBooking(server, { date: TOMORROW });
  const changed = versionOf(await next());
  const { headers } = await server.widget(TIMES);
  expect(`"${changed}"`).toBe(headers.etag);
  expect(headers.etag).not.toBe(times.headers.etag);
});

test('200: the partner API has no ETag on the times', async () => {
  const { partner } = await openTestServer();
  const { headers } = await partner(TIMES);
  expect(headers.etag).toBe(undefined);
});

test('200 with the message for guests at once, whenever it changes and when it is withdrawn, and not otherwise', async () => {
  const server = await openTestServer({ ownApp: true });
  const save = (version: number, guestMessage: string | null) =>
    server.staff({
      method: 'PUT',
      path: `/service-days/${TOMORROW}`,
      body: { ...OPEN_DAY, version, guestMessage },
    });
  const { nextOfAll } = await openStream(server);
  expect(await nextOfAll()).toBe('event: guest-message\ndata: ""');
  expect(versionOf(await nextOfAll())).toBeDefined();

  // A line break would end a field of the stream.
  const text = 'Last orders at 22:00.\r\rdata: <b>Ring</b> us!';
  expect((await save(0, text)).statusCode).toBe(200);
  expect(await nextOfAll()).toBe(`event: guest-message\ndata: ${JSON.stringify(text)}`);
  expect(versionOf(await nextOfAll())).toBeDefined();
  await createBooking(server, { date: TOMORROW });
  expect(versionOf(await nextOfAll())).toBeDefined();

  const second = await openStream(server);
  expect(await second.nextOfAll()).toBe(`event: guest-message\ndata: ${JSON.stringify(text)}`);
  expect((await save(1, null)).statusCode).toBe(200);
  expect(await nextOfAll()).toBe('event: guest-message\ndata: ""');
});

test('a message has the version only, although a booking with a name caused it', async () => {
  const server = await openTestServer({ ownApp: true });
  const { next } = await openStream(server);
  await next();
  await createBooking(server, { date: TOMORROW });
  expect(await next()).toMatch(/^data: \w+\.\w+$/);
});

test('a comment every 20 seconds, and the end after 15 minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await openTestServer({ ownApp: true });
  const { next } = await openStream(server);
  await next();
  server.setNow(NOON + 20_000);
  vi.advanceTimersByTime(20_000);
  expect(await next()).toBe(':');
  server.setNow(NOON + 15 * 60_000);
  vi.advanceTimersByTime(20_000);
  expect(await next()).toBe(undefined);
});

test('the end of the stream when the server stops', async () => {
  const server = await openTestServer({ ownApp: true });
  const { next } = await openStream(server);
  await next();
  const closed = once(server.app.server, 'close');
  await server.app.close();
  await closed;
  expect(await next()).toBe(undefined);
});

test('429 RATE_LIMIT_EXCEEDED for the 51st stream of a network, until one of them ends', async () => {
  const server = await openTestServer({ ownApp: true });
  // The first one opens the port.
  const first = await openStream(server);
  const others = Array.from({ length: 49 }, () => openStream(server));
  const streams = [first, ...(await Promise.all(others))];
  expect(streams.map(({ response }) => response.status)).toEqual(Array(50).fill(200));
  const { widget } = server;
  const refused = await widget({ path: PATH });
  expectProblem(refused, 429, 'RATE_LIMIT_EXCEEDED');
  expect(refused.headers['retry-after']).toBe('60');

  first.close();
  await expect.poll(async () => (await openStream(server)).response.status).toBe(200);
});

test('200 streams of a /48 stay, however many of its networks open some, and one more network gets one', async () => {
  const server = await openTestServer({ trustProxy: true });
  const open = async (site: string, network: number) => {
    const stream = await openStream(server, `2001:db8:${site}:${network.toString(16)}::1`);
    expect(stream.response.status).toBe(200);
    // Then it is open on the server's side, too.
    await stream.next();
    return stream;
  };
  // The first one opens the port.
  const elsewhere = await open('2', 0);
  const [oldest] = await Promise.all(
    Array.from({ length: 200 }, (_, index) => open('1', Math.floor(index / 50))),
  );
  await open('1', 4);
  const left = [];
  for (let message = await oldest?.next(); message; message = await oldest?.next())
    left.push(message);
  expect(left).toEqual([]);
  await createBooking(server, { date: TOMORROW });
  expect(versionOf(await elsewhere.next())).toBeDefined();
});

test('401 UNAUTHORIZED for a revoked key, 403 FORBIDDEN for a page that is not on its list', async () => {
  const { context, app, publishableKey } = await openTestServer();
  const ask = (origin: string) =>
    app.inject({ url: `/widget/v3${PATH}?key=${publishableKey}`, headers: { origin } });
  expectProblem(await ask('https://other.test'), 403, 'FORBIDDEN');
  await context.store.write(null, (db) =>
    sql`update publishable_keys set revoked_at = ${NOON}`.execute(db),
  );
  expectProblem(await ask(PAGE_ORIGIN), 401, 'UNAUTHORIZED');
});

test('422 VALIDATION_ERROR for a day that is none', async () => {
  const { widget } = await openTestServer();
  const answer = await widget({ path: '/availability/work-days/2030-02-30/changes' });
  expectProblem(answer, 422, 'VALIDATION_ERROR', ['date']);
});

test('404 NOT_FOUND in the partner API, which has no such stream', async () => {
  const { partner } = await openTestServer();
  expectProblem(
    await partner({ path: `/availability/work-days/${TODAY}/changes` }),
    404,
    'NOT_FOUND',
  );
});
