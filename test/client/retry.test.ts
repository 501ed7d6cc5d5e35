import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConnectionError, ProblemError, problemCodeOf } from '../../src/client/errors.ts';
import type { RetryWait } from '../../src/client/retry.ts';
import { aClient, aClientWith, answering, aProblem, LOST, NEVER, settled } from './a-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const BOOKING = {
  customer: { name: 'Laura Vidal', hasGdprConsent: true, acceptsMarketing: false },
  date: '2030-01-17',
  time: '20:00:00',
  pax: 2,
  paxChildren: 0,
  status: 'CONFIRMED' as const,
};

const SEATED = { params: { bookingUuid: 'some' }, body: { status: 'SEATED' as const } };

describe('retries', () => {
  test.each([429, 500, 502, 503, 504])('a read after %d', async (status) => {
    const { client, requests } = aClient(
      aProblem(status),
      aProblem(status),
      answering({ data: [] }),
    );
    const { answer } = await settled(client.call('list-bookings', {}));
    expect(answer).toEqual({ data: [] });
    expect(requests).toHaveLength(3);
  });

  test('a read after a lost connection', async () => {
    const { client, requests } = aClient(LOST, answering({ data: [] }));
    await settled(client.call('list-bookings', {}));
    expect(requests).toHaveLength(2);
  });

  test('an availability question: a POST, but a read', async () => {
    const { client, requests } = aClient(aProblem(500), LOST, answering({}));
    const body = { pax: 2, paxChildren: 0, status: 'CONFIRMED' as const };
    await settled(client.call('check-work-day', { params: { date: '2030-01-17' }, body }));
    expect(requests).toHaveLength(3);
  });

  test('a create request with an idempotency key, the same in every attempt', async () => {
    const { client, requests } = aClient(LOST, aProblem(500), aProblem(503), answering({}));
    const options = { idempotencyKey: 'the-key' };
    await settled(client.call('create-booking', { body: BOOKING }, options));
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(
      Array.from({ length: 4 }, () => 'the-key'),
    );
    expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
  });

  test('a create request without a key, with a generated one that differs from call to call', async () => {
    const { client, requests } = aClient(LOST, answering({}), aProblem(500), answering({}));
    await settled(client.call('create-booking', { body: BOOKING }));
    await settled(client.call('create-walk-in', { body: { pax: 2, paxChildren: 0 } }));
    const [first, again, other, otherAgain] = requests.map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([again, otherAgain]).toEqual([first, other]);
    expect(other).not.toBe(first);
  });

  test('a create request whose first attempt is still in progress', async () => {
    const inProgress = aProblem(409, undefined, 'IDEMPOTENCY_REQUEST_IN_PROGRESS');
    const { client, requests } = aClient(LOST, inProgress, inProgress, answering({}));
    await settled(client.call('create-booking', { body: BOOKING }));
    expect(requests).toHaveLength(4);
  });

  test('a change with If-Match, which is applied at most once', async () => {
    const { client, requests } = aClient(LOST, aProblem(502), answering({}));
    await settled(client.call('update-booking-status', SEATED, { ifMatch: '"3"' }));
    expect(requests.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"3"', '"3"']);
    expect(requests.map(({ headers }) => headers.has('Idempotency-Key'))).not.toContain(true);
  });

  test.each([429, 503])(
    'a change without If-Match after %d, which changed nothing',
    async (status) => {
      const { client, requests } = aClient(aProblem(status), answering({}));
      await settled(client.call('update-booking-status', SEATED));
      expect(requests).toHaveLength(2);
    },
  );
});

describe('does not retry', () => {
  test('anything whose Retry-After is longer than the longest wait', async () => {
    const { client, requests } = aClientWith(
      { maxWaitMs: 60_000 },
      aProblem(429, '60'),
      aProblem(429, '61'),
    );
    const failure = await settled(client.call('list-bookings', {})).catch((error) => error);
    expect(failure).toMatchObject({ retryAfterSeconds: 61 });
    expect(requests).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 409, 422])('anything after %d', async (status) => {
    const { client, requests } = aClient(aProblem(status), answering({}));
    const failure = await settled(client.call('list-bookings', {})).catch((error) => error);
    expect(failure).toBeInstanceOf(ProblemError);
    expect(failure.problem.status).toBe(status);
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['500', aProblem(500), ProblemError],
    ['502', aProblem(502), ProblemError],
    ['a lost connection', LOST, ConnectionError],
    ['a response that is not JSON', answering('<html>'), ConnectionError],
    ['504', aProblem(504), ProblemError],
  ] as const)(
    'a change without If-Match after %s: it may have been applied',
    async (_, first, kind) => {
      const { client, requests } = aClient(first, answering({}));
      const calling = settled(client.call('update-booking-status', SEATED));
      await expect(calling).rejects.toBeInstanceOf(kind);
      expect(requests).toHaveLength(1);
    },
  );

  test('409 BOOKING_IS_OUTDATED when a change was applied and its response lost', async () => {
    const { client, requests } = aClient(LOST, aProblem(409, undefined, 'BOOKING_IS_OUTDATED'));
    const calling = client.call('update-booking-status', SEATED, { ifMatch: '"3"' });
    const failure = await settled(calling).catch((error: unknown) => error);
    expect(problemCodeOf(failure)).toBe('BOOKING_IS_OUTDATED');
    expect(requests).toHaveLength(2);
  });
});

describe('an attempt without a response', () => {
  test('times out after 30 seconds, and a read is retried', async () => {
    const waits: RetryWait[] = [];
    const { client, requests } = aClient(NEVER, answering({ data: [] }));
    const onWait = (wait: RetryWait) => void waits.push(wait);
    const calling = client.call('list-bookings', {}, { onWait });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(waits).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(waits).toMatchObject([{ attempt: 1, error: { name: 'ConnectionError' } }]);
    await settled(calling);
    expect(requests).toHaveLength(2);
  });

  test('times out after timeoutMs, and a change is not retried', async () => {
    const { client, requests } = aClientWith({ timeoutMs: 5000 }, NEVER, answering({}));
    const calling = client.call('update-booking-status', SEATED);
    const rejected = expect(calling).rejects.toBeInstanceOf(ConnectionError);
    await vi.advanceTimersByTimeAsync(5000);
    await rejected;
    expect(requests).toHaveLength(1);
  });
});

describe('waits', () => {
  /** The waits of a call whose every attempt fails. */
  async function waitsOf(status: number, retryAfter?: string, maxTries?: number) {
    const waits: RetryWait[] = [];
    const always = Array.from({ length: 20 }, () => aProblem(status, retryAfter));
    const { client, requests } = aClient(...always);
    const options = { onWait: (wait: RetryWait) => void waits.push(wait), maxTries };
    const failure = await settled(client.call('list-bookings', {}, options)).catch(
      (error) => error,
    );
    return { waits, failure, requests };
  }

  test('longer after each attempt, at most a minute, and retries at most ten times', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { waits, failure, requests } = await waitsOf(500);
    const times = waits.map(({ milliseconds }) => milliseconds);
    expect(times.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThanOrEqual(60_000);
    expect(requests.length).toBeLessThanOrEqual(11);
    expect(requests).toHaveLength(waits.length + 1);
    expect(waits.map(({ attempt }) => attempt)).toEqual(waits.map((_, index) => index + 1));
    expect(problemCodeOf(failure)).toBe('INTERNAL_ERROR');
  });

  test('with jitter', async () => {
    const first = (await waitsOf(500)).waits.map(({ milliseconds }) => milliseconds);
    const second = (await waitsOf(500)).waits.map(({ milliseconds }) => milliseconds);
    expect(first).not.toEqual(second);
    for (const [index, milliseconds] of first.entries()) {
      const most = Math.min(500 * 2 ** index, 60_000);
      expect(milliseconds).toBeLessThanOrEqual(most);
      expect(milliseconds).toBeGreaterThanOrEqual(most / 2);
    }
  });

  test.each([429, 503])('at least as long as Retry-After asks after %d', async (status) => {
    const { waits } = await waitsOf(status, '7');
    for (const { milliseconds } of waits.slice(0, 4)) expect(milliseconds).toBe(7000);
    expect(waits.every(({ milliseconds }) => milliseconds >= 7000)).toBe(true);
  });

  test.each(['', 'soon', '-3', '0', 'Wed, 16 Jan 2019 20:00:07 GMT'])(
    'the usual time if Retry-After is "%s"',
    async (retryAfter) => {
      const { waits } = await waitsOf(503, retryAfter);
      expect(waits[0]?.milliseconds).toBeLessThanOrEqual(500);
    },
  );

  test.each([
    [
      'by the server’s clock',
      { Date: 'Wed, 16 Jan 2030 20:00:00 GMT' },
      'Wed, 16 Jan 2030 20:00:07 GMT',
    ],
    ['by the client’s clock', {}, 'Wed, 16 Jan 2030 11:00:07 GMT'],
  ])('until the date in Retry-After, %s', async (_, headers, date) => {
    vi.setSystemTime('2030-01-16T11:00:00Z');
    const { client } = aClient(() =>
      Response.json({}, { status: 503, headers: { ...headers, 'Retry-After': date } }),
    );
    const calling = client.call('list-bookings', {}, { maxTries: 1 });
    await expect(calling).rejects.toMatchObject({ retryAfterSeconds: 7 });
  });

  test('never beyond a day in total', async () => {
    const { waits, requests } = await waitsOf(503, String(25 * 3600));
    expect([waits.length, requests.length]).toEqual([0, 1]);
  });

  test('no more often than maxTries allows', async () => {
    expect((await waitsOf(503, undefined, 1)).requests).toHaveLength(1);
    expect((await waitsOf(503, undefined, 3)).requests).toHaveLength(3);
  });
});

describe('cancellation', () => {
  test('rejects at once during a wait and sends nothing more', async () => {
    const controller = new AbortController();
    const { client, requests } = aClient(aProblem(503, '60'), answering({}));
    const calling = client.call('list-bookings', {}, { signal: controller.signal });
    const rejected = expect(calling).rejects.toThrow('enough');
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort(new Error('enough'));
    await rejected;
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requests).toHaveLength(1);
  });

  test('rejects with the caller’s reason during a request', async () => {
    const controller = new AbortController();
    const { client, requests } = aClient(NEVER);
    const calling = client.call('list-bookings', {}, { signal: controller.signal });
    const rejected = expect(calling).rejects.toThrow('enough');
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort(new Error('enough'));
    await rejected;
    expect(requests).toHaveLength(1);
  });

  test('rejects at once if onWait aborts', async () => {
    const controller = new AbortController();
    const { client, requests } = aClient(aProblem(503, '60'), answering({}));
    const onWait = () => controller.abort(new Error('enough'));
    const calling = client.call('list-bookings', {}, { signal: controller.signal, onWait });
    await expect(calling).rejects.toThrow('enough');
    expect([requests.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  test('sends nothing if already aborted', async () => {
    const { client, requests } = aClient(answering({}));
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(client.call('list-bookings', {}, { signal })).rejects.toThrow('enough');
    expect(requests).toEqual([]);
  });
});
