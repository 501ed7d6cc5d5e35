import { expect, onTestFinished, test, vi } from 'vitest';
import { LiveConnection } from '../../../src/staff/live/live-connection.ts';
import type { Hello } from '../../../src/staff/live/live-events.ts';

const HELLO = { now: '2026-11-20T20:00:00Z', venue: 'v1', days: {} };

/** A stream that a test writes to. Nothing arrives once it is closed. */
class FakeSource extends EventTarget {
  isClosed = false;
  close(): void {
    this.isClosed = true;
  }
  send(name: string, data: object): void {
    const event = new MessageEvent(name, { data: JSON.stringify(data) });
    if (!this.isClosed) this.dispatchEvent(event);
  }
  fail(): void {
    if (!this.isClosed) this.dispatchEvent(new Event('error'));
  }
}

function connect() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const sources: FakeSource[] = [];
  const heard: unknown[][] = [];
  const hear =
    (name: string) =>
    (...data: unknown[]) =>
      void heard.push([name, ...data]);
  let catchUp = () => Promise.resolve();
  const connection = new LiveConnection(
    () => {
      const source = new FakeSource();
      sources.push(source);
      return source as unknown as EventSource;
    },
    {
      onHello: (hello: Hello) => {
        heard.push(['hello', hello]);
        return catchUp();
      },
      onDay: hear('day'),
      onVenue: hear('venue'),
      onService: hear('service'),
      onBeat: hear('beat'),
      onSignedOut: hear('signed-out'),
      onPoll: async () => void heard.push(['poll']),
    },
  );
  connection.start();
  onTestFinished(() => connection.stop());
  const last = () => {
    const source = sources.at(-1);
    if (!source) throw new Error('Nothing was opened.');
    return source;
  };
  /** The first event of a stream, and what it leads to. */
  const greet = async () => {
    last().send('hello', HELLO);
    await vi.advanceTimersByTimeAsync(0);
  };
  /** What is missing is read only when this is called. */
  const holdCatchingUp = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    catchUp = () => promise;
    return resolve;
  };
  const polls = () => heard.filter(([name]) => name === 'poll').length;
  /** Fails three times, so that nothing but polling is left. */
  const giveUp = () => {
    last().fail();
    vi.advanceTimersByTime(1000);
    last().fail();
    vi.advanceTimersByTime(2000);
    last().fail();
  };
  return { connection, sources, heard, last, greet, holdCatchingUp, polls, giveUp };
}

test('live from the first event on, which says how everything is', async () => {
  const { connection, heard, last, greet } = connect();
  expect(connection.status()).toBe('connecting');
  await greet();
  expect(connection.status()).toBe('live');
  const day = { workDay: '2026-11-20', version: '2', previous: '1', changed: ['one'], by: null };
  last().send('day', day);
  last().send('venue', { version: 'v2' });
  last().send('beat', { now: '2026-11-20T20:00:20Z' });
  expect(heard).toEqual([
    ['hello', HELLO],
    ['day', day],
    ['venue'],
    ['beat', '2026-11-20T20:00:20Z'],
  ]);
});

test('the first event comes before the status that it leads to', async () => {
  const { connection, heard, greet } = connect();
  const seen: unknown[] = [];
  connection.subscribe(() => seen.push([connection.status(), heard.length]));
  await greet();
  expect(seen).toEqual([['live', 1]]);
});

test('not live before what was missed has been read', async () => {
  const { connection, greet, holdCatchingUp } = connect();
  const finish = holdCatchingUp();
  await greet();
  expect(connection.status()).toBe('connecting');
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.status()).toBe('live');
});

test('not live by what an earlier stream was told', async () => {
  const { connection, greet, holdCatchingUp } = connect();
  const finish = holdCatchingUp();
  await greet();
  connection.wake();
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.status()).toBe('connecting');
});

test('polling without a first event within five seconds, as behind a proxy that collects the stream', async () => {
  const { connection, sources, polls } = connect();
  vi.advanceTimersByTime(4999);
  expect(sources[0]?.isClosed).toBe(false);
  expect(polls()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(sources[0]?.isClosed).toBe(true);
  expect(connection.status()).toBe('polling');
  vi.advanceTimersByTime(29_999);
  expect(sources).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sources).toHaveLength(2);
});

test('whoever comes back behind such a proxy need not wait for a stream first', async () => {
  const { connection, sources, polls, greet } = connect();
  await vi.advanceTimersByTimeAsync(5000);
  const before = polls();
  connection.wake();
  expect(connection.status()).toBe('connecting');
  expect(polls()).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.status()).toBe('polling');
  expect(sources).toHaveLength(2);
  await greet();
  connection.wake();
  expect(polls()).toBe(before + 1);
});

test('a stream that gave way to newer ones is polled for, and opened again after half a minute', async () => {
  const { connection, sources, last, greet, polls } = connect();
  await greet();
  last().send('replaced', {});
  last().fail();
  await vi.advanceTimersByTimeAsync(29_000);
  expect([connection.status(), sources.length]).toEqual(['polling', 1]);
  expect(polls()).toBeGreaterThan(6);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sources).toHaveLength(2);
  await greet();
  expect(connection.status()).toBe('live');
});

test('a change is asked for within five seconds, with a second for the answer', async () => {
  const { polls, giveUp } = connect();
  giveUp();
  const before = polls();
  vi.advanceTimersByTime(4000);
  expect(polls()).toBe(before + 1);
});

test('polling after three failures, and the stream again every thirty seconds', async () => {
  const { connection, sources, polls, giveUp, greet } = connect();
  giveUp();
  expect(polls()).toBe(1);
  // The lists are stale until the first poll has been answered.
  expect(connection.status()).toBe('connecting');
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.status()).toBe('polling');
  vi.advanceTimersByTime(10_000);
  expect(polls()).toBe(3);
  expect(sources).toHaveLength(3);
  vi.advanceTimersByTime(20_000);
  expect(sources).toHaveLength(4);
  expect(connection.status()).toBe('polling');
  await greet();
  expect(connection.status()).toBe('live');
  const before = polls();
  vi.advanceTimersByTime(20_000);
  expect(polls()).toBe(before);
});

test('polling goes on while the stream fails, neither faster nor from the beginning', () => {
  const { sources, last, polls, giveUp } = connect();
  giveUp();
  vi.advanceTimersByTime(30_000);
  last().fail();
  expect(polls()).toBe(8);
  vi.advanceTimersByTime(5000);
  expect(polls()).toBe(9);
  vi.advanceTimersByTime(25_000);
  expect(sources).toHaveLength(5);
});

test('another attempt after 45 seconds of silence', async () => {
  const { connection, sources, last, greet } = connect();
  await greet();
  vi.advanceTimersByTime(44_999);
  expect(connection.status()).toBe('live');
  vi.advanceTimersByTime(1);
  expect(connection.status()).toBe('connecting');
  expect(last().isClosed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(sources).toHaveLength(2);
});

test.each(['beat', 'venue', 'day'])('a %s keeps it open', async (name) => {
  const { connection, sources, last, greet } = connect();
  await greet();
  for (let minute = 0; minute < 5; minute += 1) {
    vi.advanceTimersByTime(40_000);
    last().send(name, { now: HELLO.now });
  }
  expect([connection.status(), sources.length]).toEqual(['live', 1]);
});

test('whoever comes back gets a new stream, and is not live before its first event', async () => {
  const { connection, sources, last, greet } = connect();
  await greet();
  connection.wake();
  expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(connection.status()).toBe('connecting');
  last().send('beat', { now: HELLO.now });
  expect(connection.status()).toBe('connecting');
  await greet();
  expect(connection.status()).toBe('live');
});

test('whoever comes back while it polls tries the stream at once', () => {
  const { connection, sources, polls, giveUp } = connect();
  giveUp();
  connection.wake();
  expect(sources).toHaveLength(4);
  const before = polls();
  vi.advanceTimersByTime(4000);
  expect([connection.status(), polls()]).toEqual(['connecting', before]);
});

test('nothing runs on once it is stopped', () => {
  const { connection, sources, polls, giveUp } = connect();
  giveUp();
  connection.stop();
  const before = polls();
  vi.advanceTimersByTime(600_000);
  expect([polls(), sources.length]).toEqual([before, 3]);
});
