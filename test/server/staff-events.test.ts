import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { importVenue } from '../../src/operations/venues/import-venue.ts';
import { aMember, type Member } from '../fixtures/staff-members.ts';
import {
  NOON,
  openTestServer,
  PUBLIC_URL,
  STAFF,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

interface ServerEvent {
  event: string;
  data: Record<string, unknown>;
}

/** Signs in on an open port. */
async function signIn({ app }: TestServer, email = STAFF.email) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/staff/v3`;
  const headers = { origin: PUBLIC_URL, 'content-type': 'application/json' };
  const session = await fetch(`${base}/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...STAFF, email }),
  });
  return { base, cookie: session.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Reads the stream of events, by default in a session of its own. */
async function openStream(server: TestServer, signedIn?: Awaited<ReturnType<typeof signIn>>) {
  const { base, cookie } = signedIn ?? (await signIn(server));
  const aborter = new AbortController();
  onTestFinished(() => aborter.abort());
  const { signal } = aborter;
  const response = await fetch(`${base}/events`, { headers: { cookie }, signal });
  const events = readEvents(response);
  const next = async (): Promise<ServerEvent> => {
    const { value, done } = await events.next();
    if (done) throw new Error('The stream has ended.');
    return value;
  };
  return { response, next, events, base, cookie, close: () => aborter.abort() };
}

async function* readEvents(response: Response): AsyncGenerator<ServerEvent, void> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const event = lines.find((line) => line.startsWith('event: '))?.slice(7);
      const data = lines.find((line) => line.startsWith('data: '))?.slice(6);
      if (event && data) yield { event, data: JSON.parse(data) };
    }
  }
}

test('hello with the time, the venue and the days, as a stream that no proxy buffers', async () => {
  const server = await openTestServer({ ownApp: true });
  await createBooking(server);
  const { response, next } = await openStream(server);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': expect.stringContaining('no-'),
    'x-accel-buffering': 'no',
  });
  expect(await next()).toEqual({
    event: 'hello',
    data: {
      now: '2030-01-16T11:00:00.000Z',
      venue: expect.any(String),
      days: { [TOMORROW]: expect.any(String) },
    },
  });
});

test('a day with its bookings that came, changed and left, and who did it, without a name', async () => {
  const server = await openTestServer({ ownApp: true });
  const { next } = await openStream(server);
  await next();
  const { uuid } = await createBooking(server, { date: TODAY });
  const created = await next();
  expect(created).toEqual({
    event: 'day',
    data: {
      workDay: TODAY,
      version: expect.any(String),
      previous: '0',
      changed: [uuid],
      by: 'PARTNER:pos',
    },
  });
  expectBooking(await move(server, uuid, 'ARRIVED'));
  const arrived = await next();
  expect(arrived.data).toMatchObject({ changed: [uuid], by: expect.stringMatching(/^STAFF:/) });
  expect(arrived.data.version).not.toBe(created.data.version);
  const path = `/bookings/${uuid}`;
  expectBooking(await move(server, uuid, 'CONFIRMED'));
  await next();
  expectBooking(await server.staff({ method: 'PUT', path, body: { date: TOMORROW } }));
  const both = [await next(), await next()].map(({ data }) => [data.workDay, data.changed]);
  expect(new Map(both as [string, string[]][])).toEqual(
    new Map([
      [TODAY, [uuid]],
      [TOMORROW, [uuid]],
    ]),
  );
  expect(JSON.stringify([created, arrived])).not.toContain('Laura');
});

test('the venue when its document changes', async () => {
  const server = await openTestServer({ ownApp: true });
  const { next } = await openStream(server);
  const hello = await next();
  await importVenue(server.context, { ...server.venue, maxAdvanceDays: 7 });
  const changed = await next();
  expect(changed.event).toBe('venue');
  expect(changed.data.version).not.toBe(hello.data.venue);
});

test('the same to every stream of a venue, each from its own hello on', async () => {
  const server = await openTestServer({ ownApp: true });
  const first = await openStream(server);
  await first.next();
  const one = await createBooking(server, { date: TODAY });
  await first.next();
  const second = await openStream(server);
  const hello = await second.next();
  const other = await createBooking(server, { date: TODAY });
  for (const { next } of [first, second]) {
    const { data } = await next();
    expect(data.changed).toEqual([other.uuid]);
    expect(data.version).not.toBe((hello.data.days as Record<string, string>)[TODAY]);
  }
  expect(one.uuid).not.toBe(other.uuid);
});

/** Lets the timers of event streams that open from now on run only when the test says so. */
function withStoppedIntervals() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('a beat every 20 seconds, with the time', async () => {
  withStoppedIntervals();
  const server = await openTestServer({ ownApp: true });
  const { next } = await openStream(server);
  await next();
  for (const seconds of [20, 40]) {
    server.setNow(NOON + seconds * 1000);
    vi.advanceTimersByTime(20_000);
    const now = `2030-01-16T11:00:${seconds}.000Z`;
    expect(await next()).toEqual({ event: 'beat', data: { now } });
  }
});

test('signed-out and the end of the stream within two seconds of signing out', async () => {
  withStoppedIntervals();
  const server = await openTestServer({ ownApp: true });
  const { next, events, base, cookie } = await openStream(server);
  await next();
  const headers = { cookie, origin: PUBLIC_URL };
  const out = await fetch(`${base}/session`, { method: 'DELETE', headers });
  expect(out.status).toBe(204);
  vi.advanceTimersByTime(2000);
  expect((await next()).event).toBe('signed-out');
  expect((await events.next()).done).toBe(true);
});

test('replaced and the end of the oldest stream when the session opens an eleventh, and nothing for another session', async () => {
  const server = await openTestServer({ ownApp: true });
  const other = await openStream(server);
  await other.next();
  const session = await signIn(server);
  const streams = [];
  for (let count = 0; count < 11; count += 1) {
    const stream = await openStream(server, session);
    expect((await stream.next()).event).toBe('hello');
    streams.push(stream);
  }
  const [oldest, ...open] = streams;
  expect(await oldest?.next()).toEqual({ event: 'replaced', data: {} });
  expect((await oldest?.events.next())?.done).toBe(true);
  await createBooking(server, { date: TODAY });
  for (const { next } of [other, ...open]) expect((await next()).event).toBe('day');
});

test('ten streams of a session stay, however many it opens at the same time', async () => {
  const server = await openTestServer({ ownApp: true });
  const session = await signIn(server);
  const streams = await Promise.all(Array.from({ length: 30 }, () => openStream(server, session)));
  await createBooking(server, { date: TODAY });
  const last = await Promise.all(
    streams.map(async ({ next }) => {
      let { event } = await next();
      if (event === 'hello') event = (await next()).event;
      return event;
    }),
  );
  expect(last.filter((event) => event === 'day')).toHaveLength(10);
  expect(last.filter((event) => event === 'replaced')).toHaveLength(20);
});

/** Signs in again and again as a member, and opens so many streams in each session. */
async function openInSessions(server: TestServer, member: Member, counts: readonly number[]) {
  const all = [];
  for (const count of counts) {
    const session = await signIn(server, member.email);
    const streams = Array.from({ length: count }, () => openStream(server, session));
    all.push({ session, streams: await Promise.all(streams) });
  }
  return all;
}

type Stream = Awaited<ReturnType<typeof openStream>>;

/** How many of the streams are still told of a change. */
async function countTold(server: TestServer, streams: readonly Stream[]): Promise<number> {
  await createBooking(server, { date: TODAY });
  const last = await Promise.all(
    streams.map(async ({ next }) => {
      let { event } = await next();
      if (event === 'hello') event = (await next()).event;
      return event;
    }),
  );
  return last.filter((event) => event === 'day').length;
}

test('80 streams of a member stay, however many sessions they open, and a new session still gets one', async () => {
  const server = await openTestServer({ ownApp: true });
  const owner = await openStream(server);
  await owner.next();
  const host = await aMember(server);
  const sessions = await openInSessions(server, host, Array(20).fill(10));
  const tablet = await openStream(server, await signIn(server, host.email));
  expect((await tablet.next()).event).toBe('hello');
  const streams = sessions.flatMap((session) => session.streams);
  expect(
    await countTold(server, [tablet, owner, ...streams.filter(({ response }) => response.ok)]),
  ).toBe(81);
});

test('403 FORBIDDEN for one more stream of a member with 80, from a session that has as many as the others', async () => {
  const server = await openTestServer({ ownApp: true });
  const host = await aMember(server);
  const [one, ...others] = await openInSessions(server, host, Array(10).fill(8));
  if (!one) throw new Error('no session');
  const { cookie } = one.session;
  const refused = await server.app.inject({ url: '/staff/v3/events', headers: { cookie } });
  expectProblem(refused, 403, 'FORBIDDEN');
  const streams = [one, ...others].flatMap((session) => session.streams);
  expect(await countTold(server, streams)).toBe(80);
});

test('hello for the owner when the venue has 200 streams: the member with the most loses one, and does not get it back', async () => {
  const server = await openTestServer({ ownApp: true });
  const names = ['first', 'second', 'third'];
  const [first, second, third] = await Promise.all(names.map((name) => aMember(server, { name })));
  if (!first || !second || !third) throw new Error('no members');
  const most = await openInSessions(server, first, Array(8).fill(10));
  await openInSessions(server, second, Array(7).fill(10));
  await openInSessions(server, third, Array(5).fill(10));

  const owner = await openStream(server);
  expect((await owner.next()).event).toBe('hello');
  const oldest = most[0]?.streams ?? [];
  expect(await countTold(server, oldest)).toBe(9);
  const back = await openStream(server, await signIn(server, first.email));
  expect(back.response.status).toBe(403);
  await createBooking(server, { date: TODAY });
  expect((await owner.next()).event).toBe('day');
});

test('the end of the stream when the server stops', async () => {
  const server = await openTestServer({ ownApp: true });
  const { next, events } = await openStream(server);
  await next();
  const closed = once(server.app.server, 'close');
  await server.app.close();
  await closed;
  expect((await events.next()).done).toBe(true);
});

test('401 UNAUTHORIZED without a session', async () => {
  const { app } = await openTestServer();
  expectProblem(await app.inject({ url: '/staff/v3/events' }), 401, 'UNAUTHORIZED');
});
