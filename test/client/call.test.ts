import { describe, expect, test } from 'vitest';
import { ConnectionFailure, codeOf, ProblemFailure } from '../../src/client/failure.ts';
import { aClient, aClientWith, answering, aProblem, LOST } from './a-client.ts';

const ONCE = { maxTries: 1 };
const PARTY = { pax: 2, paxChildren: 0, status: 'CONFIRMED' as const };

describe('a request', () => {
  test('to the operation’s path, its parameters encoded', async () => {
    const { client, requests } = aClient(answering({}));
    await client.call('read-booking', { params: { bookingUuid: 'a/b?c' } });
    expect(requests[0]).toMatchObject({
      url: 'https://book.test/v3/bookings/a%2Fb%3Fc',
      method: 'GET',
      body: null,
    });
  });

  test('with a query that repeats lists and leaves out what is not there', async () => {
    const { client, requests } = aClient(answering({ data: [] }));
    await client.call('list-bookings', {
      query: { date_start: '2030-01-16', status: ['SEATED', 'ARRIVED'], date_end: undefined },
    });
    const url = new URL(requests[0]?.url ?? '');
    expect([...url.searchParams]).toEqual([
      ['date_start', '2030-01-16'],
      ['status', 'SEATED'],
      ['status', 'ARRIVED'],
    ]);
  });

  test('with a JSON body, the headers of the door and those of the call', async () => {
    const headers = () => ({ Authorization: 'Bearer key' });
    const { client, requests } = aClientWith({ headers }, answering({}));
    await client.call(
      'update-booking-status',
      { params: { bookingUuid: 'u' }, body: { status: 'SEATED' } },
      { ifMatch: '"3"' },
    );
    expect(requests[0]?.body).toBe('{"status":"SEATED"}');
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      authorization: 'Bearer key',
      'content-type': 'application/json',
      'if-match': '"3"',
    });
  });

  test('as text/plain with the key in the address where a preflight is to be avoided', async () => {
    const { client, requests } = aClientWith(
      { avoidsPreflight: true, query: () => ({ key: 'pk_1' }) },
      answering({}),
    );
    await client.call('check-work-day', { params: { date: '2030-01-17' }, body: PARTY });
    expect(requests[0]?.url).toMatch(/\?key=pk_1$/);
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      'content-type': 'text/plain',
    });
  });
});

describe('an answer', () => {
  test('with what its headers mean to a caller', async () => {
    const location = 'https://book.test/manage/u#t';
    const { client } = aClient(answering({ uuid: 'u' }, { ETag: '"2"', Location: location }));
    const reply = await client.call('read-booking', { params: { bookingUuid: 'u' } });
    expect(reply).toEqual({ answer: { uuid: 'u' }, etag: '"2"', location });
  });

  test('null where there is nothing to read', async () => {
    const { client } = aClient(() => new Response(null, { status: 204 }));
    const reply = await client.request({ method: 'DELETE', path: '/session' });
    expect(reply).toEqual({ answer: null, etag: null, location: null });
  });
});

describe('a failure', () => {
  test('ProblemFailure with the problem as the server told it', async () => {
    const { client } = aClient(aProblem(409));
    const failure = await client.call('list-bookings', {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProblemFailure);
    expect(failure).toMatchObject({
      message: 'Something is the matter.',
      problem: { status: 409 },
      retryAfterSeconds: null,
    });
    expect(codeOf(failure)).toBe('BAD_REQUEST');
  });

  test('ProblemFailure with what Retry-After asks for', async () => {
    const { client } = aClient(aProblem(429, '12'));
    const failure = await client.call('list-bookings', {}, ONCE).catch((error: unknown) => error);
    expect(failure).toMatchObject({ retryAfterSeconds: 12 });
  });

  test.each([
    [429, 'RATE_LIMIT_EXCEEDED'],
    [502, 'SERVICE_UNAVAILABLE'],
    [503, 'SERVICE_UNAVAILABLE'],
  ])('ProblemFailure for a %d page of whatever stands between', async (status, code) => {
    const { client } = aClient(() => new Response('<html>', { status }));
    const failure = await client.call('list-bookings', {}, ONCE).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProblemFailure);
    expect(codeOf(failure)).toBe(code);
  });

  test('ConnectionFailure where no answer came', async () => {
    const { client } = aClient(LOST);
    const failure = await client.call('list-bookings', {}, ONCE).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConnectionFailure);
    expect(codeOf(failure)).toBeNull();
  });

  test.each<[string, () => Response]>([
    ['a 200 that is no JSON', () => new Response('<html>Sign in to the WiFi</html>')],
    ['a 404 page', () => new Response('<html>', { status: 404 })],
    [
      'a problem that is no JSON',
      () =>
        new Response('{', { status: 409, headers: { 'Content-Type': 'application/problem+json' } }),
    ],
    [
      'an answer that breaks off',
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{"data":['));
              controller.error(new TypeError('terminated'));
            },
          }),
        ),
    ],
  ])('ConnectionFailure for %s', async (_, respond) => {
    const { client } = aClient(respond);
    const failure = await client.call('list-bookings', {}, ONCE).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConnectionFailure);
  });
});
