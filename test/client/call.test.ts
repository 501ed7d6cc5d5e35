import { describe, expect, test } from 'vitest';
import { ConnectionError, ProblemError, problemCodeOf } from '../../src/client/errors.ts';
import { aClient, aClientWith, answering, aProblem, LOST } from './a-client.ts';

const ONCE = { maxTries: 1 };
const PARTY = { pax: 2, paxChildren: 0, status: 'CONFIRMED' as const };

describe('a request', () => {
  test('goes to the operation’s path with encoded parameters', async () => {
    const { client, requests } = aClient(answering({}));
    await client.call('read-booking', { params: { bookingUuid: 'a/b?c' } });
    expect(requests[0]).toMatchObject({
      url: 'https://book.test/v3/bookings/a%2Fb%3Fc',
      method: 'GET',
      body: null,
    });
  });

  test('repeats a query parameter for each list item and omits undefined ones', async () => {
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

  test('has a JSON body, the client’s headers and those of the call', async () => {
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

  test('is text/plain with the key in the query if avoidsPreflight is set', async () => {
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

describe('a response', () => {
  test('has the body, the ETag and the Location', async () => {
    const location = 'https://book.test/manage/u#t';
    const { client } = aClient(answering({ uuid: 'u' }, { ETag: '"2"', Location: location }));
    const reply = await client.call('read-booking', { params: { bookingUuid: 'u' } });
    expect(reply).toEqual({ answer: { uuid: 'u' }, etag: '"2"', location });
  });

  test('is null if the body is empty', async () => {
    const { client } = aClient(() => new Response(null, { status: 204 }));
    const reply = await client.call('list-bookings', {});
    expect(reply).toEqual({ answer: null, etag: null, location: null });
  });
});

describe('an error', () => {
  test('is a ProblemError with the server’s problem document', async () => {
    const { client } = aClient(aProblem(409));
    const failure = await client.call('list-bookings', {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProblemError);
    expect(failure).toMatchObject({
      message: 'Something is wrong.',
      problem: { status: 409 },
      retryAfterSeconds: null,
    });
    expect(problemCodeOf(failure)).toBe('BAD_REQUEST');
  });

  test('is a ProblemError with the seconds of Retry-After', async () => {
    const { client } = aClient(aProblem(429, '12'));
    const failure = await client.call('list-bookings', {}, ONCE).catch((error: unknown) => error);
    expect(failure).toMatchObject({ retryAfterSeconds: 12 });
  });

  test.each([
    [429, 'RATE_LIMIT_EXCEEDED'],
    [502, 'SERVICE_UNAVAILABLE'],
    [503, 'SERVICE_UNAVAILABLE'],
  ])('is a ProblemError for a %d page from a proxy', async (status, code) => {
    const { client } = aClient(() => new Response('<html>', { status }));
    const failure = await client.call('list-bookings', {}, ONCE).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProblemError);
    expect(problemCodeOf(failure)).toBe(code);
  });

  test('is a ConnectionError if there was no response', async () => {
    const { client } = aClient(LOST);
    const failure = await client.call('list-bookings', {}, ONCE).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConnectionError);
    expect(problemCodeOf(failure)).toBeNull();
  });

  test.each<[string, () => Response]>([
    ['a 200 that is not JSON', () => new Response('<html>Sign in to the WiFi</html>')],
    ['a 404 page', () => new Response('<html>', { status: 404 })],
    [
      'a problem document that is not JSON',
      () =>
        new Response('{', { status: 409, headers: { 'Content-Type': 'application/problem+json' } }),
    ],
    [
      'a response that breaks off',
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
  ])('is a ConnectionError for %s', async (_, respond) => {
    const { client } = aClient(respond);
    const failure = await client.call('list-bookings', {}, ONCE).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConnectionError);
  });
});
