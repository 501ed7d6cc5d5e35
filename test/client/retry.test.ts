import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConnectionFailure, codeOf, ProblemFailure } from '../../src/client/failure.ts';
import type { Waiting } from '../../src/client/retry.ts';
import { aClient, answering, aProblem, LOST, settled } from './a-client.ts';

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

describe('what is tried again', () => {
  test.each([429, 500, 502, 503, 504])('a read after %d, until it is answered', async (status) => {
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

  test('an availability question, which is a read although it is a POST', async () => {
    const { client, requests } = aClient(aProblem(500), LOST, answering({}));
    const body = { pax: 2, paxChildren: 0, status: 'CONFIRMED' as const };
    await settled(client.call('check-work-day', { params: { date: '2030-01-17' }, body }));
    expect(requests).toHaveLength(3);
  });

  test('a create with an idempotency key, the same on every try', async () => {
    const { client, requests } = aClient(LOST, aProblem(500), aProblem(503), answering({}));
    const options = { idempotencyKey: 'the-key' };
    await settled(client.call('create-booking', { body: BOOKING }, options));
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(
      Array.from({ length: 4 }, () => 'the-key'),
    );
    expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
  });

  test.each([429, 503])('a create without a key after %d, which did nothing', async (status) => {
    const { client, requests } = aClient(aProblem(status), answering({}));
    await settled(client.call('create-booking', { body: BOOKING }));
    expect(requests).toHaveLength(2);
  });
});

describe('what is not tried again', () => {
  test.each([400, 401, 403, 404, 409, 422])('anything after %d', async (status) => {
    const { client, requests } = aClient(aProblem(status), answering({}));
    const failure = await settled(client.call('list-bookings', {})).catch((error) => error);
    expect(failure).toBeInstanceOf(ProblemFailure);
    expect(failure.problem.status).toBe(status);
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['500', aProblem(500), ProblemFailure],
    ['502', aProblem(502), ProblemFailure],
    ['a lost connection', LOST, ConnectionFailure],
    ['an answer that is no JSON', answering('<html>'), ConnectionFailure],
  ] as const)('a create without a key after %s, which may have done it', async (_, first, kind) => {
    const { client, requests } = aClient(first, answering({}));
    const calling = settled(client.call('create-booking', { body: BOOKING }));
    await expect(calling).rejects.toBeInstanceOf(kind);
    expect(requests).toHaveLength(1);
  });

  test('a change of status after a lost connection', async () => {
    const { client, requests } = aClient(LOST, answering({}));
    const calling = client.call('update-booking-status', {
      params: { bookingUuid: 'some' },
      body: { status: 'SEATED' },
    });
    await expect(settled(calling)).rejects.toBeInstanceOf(ConnectionFailure);
    expect(requests).toHaveLength(1);
  });
});

describe('how long it waits', () => {
  /** The waits of a call that fails every time. */
  async function waitsOf(status: number, retryAfter?: string, maxTries?: number) {
    const waits: Waiting[] = [];
    const always = Array.from({ length: 20 }, () => aProblem(status, retryAfter));
    const { client, requests } = aClient(...always);
    const options = { onWait: (waiting: Waiting) => void waits.push(waiting), maxTries };
    const failure = await settled(client.call('list-bookings', {}, options)).catch(
      (error) => error,
    );
    return { waits, failure, requests };
  }

  test('longer from try to try, at most a minute, and at most ten retries', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { waits, failure, requests } = await waitsOf(500);
    const times = waits.map(({ milliseconds }) => milliseconds);
    expect(times.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThanOrEqual(60_000);
    expect(requests.length).toBeLessThanOrEqual(11);
    expect(requests).toHaveLength(waits.length + 1);
    expect(waits.map(({ attempt }) => attempt)).toEqual(waits.map((_, index) => index + 1));
    expect(codeOf(failure)).toBe('INTERNAL_ERROR');
  });

  test('not all alike: some of it is chance', async () => {
    const first = (await waitsOf(500)).waits.map(({ milliseconds }) => milliseconds);
    const second = (await waitsOf(500)).waits.map(({ milliseconds }) => milliseconds);
    expect(first).not.toEqual(second);
    for (const [index, milliseconds] of first.entries()) {
      const most = Math.min(500 * 2 ** index, 60_000);
      expect(milliseconds).toBeLessThanOrEqual(most);
      expect(milliseconds).toBeGreaterThanOrEqual(most / 2);
    }
  });

  test.each([429, 503])('never less than Retry-After asks for after %d', async (status) => {
    const { waits } = await waitsOf(status, '7');
    for (const { milliseconds } of waits.slice(0, 4)) expect(milliseconds).toBe(7000);
    expect(waits.every(({ milliseconds }) => milliseconds >= 7000)).toBe(true);
  });

  test.each(['', 'soon', '-3', '0'])('as ever where Retry-After is "%s"', async (retryAfter) => {
    const { waits } = await waitsOf(503, retryAfter);
    expect(waits[0]?.milliseconds).toBeLessThanOrEqual(500);
  });

  test('not at all beyond a day', async () => {
    const { waits, requests } = await waitsOf(503, String(25 * 3600));
    expect([waits.length, requests.length]).toEqual([0, 1]);
  });

  test('only as often as the caller wants', async () => {
    expect((await waitsOf(503, undefined, 1)).requests).toHaveLength(1);
    expect((await waitsOf(503, undefined, 3)).requests).toHaveLength(3);
  });
});

describe('cancellation', () => {
  test('rejects at once while it waits, and tries no more', async () => {
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

  test('rejects with the caller’s reason while the request is under way', async () => {
    const controller = new AbortController();
    const { client, requests } = aClient('never');
    const calling = client.call('list-bookings', {}, { signal: controller.signal });
    const rejected = expect(calling).rejects.toThrow('enough');
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort(new Error('enough'));
    await rejected;
    expect(requests).toHaveLength(1);
  });

  test('sends nothing once it is canceled before', async () => {
    const { client } = aClient(answering({}));
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(client.call('list-bookings', {}, { signal })).rejects.toThrow('enough');
  });
});
