import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { PublicBooking } from '../../src/contract/booking.ts';
import { StartAnswer } from '../../src/contract/widget/start.ts';
import type { Language } from '../../src/domain/language.ts';
import type { Venue } from '../../src/domain/venue.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  PAGE_ORIGIN,
  PUBLIC_URL,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aPolicyRule, aVenue } from '../fixtures/venue.ts';
import { move } from './booking-fixtures.ts';
import { expectProblem } from './expect-response.ts';

const MINUTE = 60_000;
const LINK = /^https:\/\/book\.test\/manage\/([0-9a-f-]{36})#([A-Za-z0-9_-]{43})$/;
const REVOKED = { features: { publicBookingUpdates: { isAvailable: true, isEnabled: false } } };

interface Managed extends TestServer {
  uuid: string;
  /** Sends a request from the server's own page of the booking, with its token. */
  manage: (
    method: 'GET' | 'PUT',
    path?: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ) => Promise<LightMyRequestResponse>;
  token: string;
}

/** A booking for four with a policy to sign, made on a venue's page. */
async function openManaged(overrides: Partial<Venue> = {}, date = TOMORROW): Promise<Managed> {
  const venue = aVenue({ cancellationPolicies: [aPolicyRule()], ...overrides });
  const server = await openTestServer({ venue });
  const body = aBookingRequest({ pax: 4, date });
  const answer = await server.widget({ method: 'POST', path: '/bookings', body });
  expect(answer.statusCode, answer.body).toBe(200);
  const [, uuid = '', token = ''] = LINK.exec(String(answer.headers.location)) ?? [];
  return { ...server, uuid, token, manage: managing(server, uuid, token) };
}

function managing({ app }: TestServer, uuid: string, token: string): Managed['manage'] {
  return (method, path = '', { body, headers } = {}) =>
    app.inject({
      method,
      url: `/widget/v3/bookings/${uuid}${path}`,
      headers: { origin: PUBLIC_URL, 'service-manage-token': token, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
}

function publicBooking(answer: LightMyRequestResponse): PublicBooking {
  expect(answer.statusCode, answer.body).toBe(200);
  const booking = PublicBooking.parse(answer.json());
  expect(answer.json(), 'nothing beyond the public shape').toEqual(booking);
  return booking;
}

describe('the link', () => {
  test('200 with the booking for the token from Location, on our own page, without a key', async () => {
    const { manage, uuid } = await openManaged();
    const answer = await manage('GET');
    expect(publicBooking(answer)).toMatchObject({
      uuid,
      customer: { name: 'Laura Vidal' },
      cancellationPolicy: { status: 'PENDING_SIGNATURE', cancellationFeeAmount: 8000 },
    });
    expect(answer.headers.etag).toBe('"1"');
  });

  test('200 without Origin for a same-origin read', async () => {
    const { app, uuid, token } = await openManaged();
    const headers = { 'sec-fetch-site': 'same-origin', 'service-manage-token': token };
    publicBooking(await app.inject({ url: `/widget/v3/bookings/${uuid}`, headers }));
  });

  test('200 on a listed page, with key and token', async () => {
    const { widget, uuid, token } = await openManaged();
    const headers = { 'service-manage-token': token };
    publicBooking(await widget({ path: `/bookings/${uuid}`, headers }));
  });

  test('403 FORBIDDEN from another origin without a key', async () => {
    const { manage } = await openManaged();
    const headers = { origin: PAGE_ORIGIN };
    expectProblem(await manage('GET', '', { headers }), 403, 'FORBIDDEN');
  });

  test('403 FORBIDDEN for a new booking with a token alone', async () => {
    const { app, token } = await openManaged();
    const headers = { origin: PUBLIC_URL, 'service-manage-token': token };
    const payload = aBookingRequest();
    const url = '/widget/v3/bookings';
    expectProblem(await app.inject({ method: 'POST', url, headers, payload }), 403, 'FORBIDDEN');
  });

  test('401 UNAUTHORIZED with neither key nor token', async () => {
    const { app, uuid } = await openManaged();
    const url = `/widget/v3/bookings/${uuid}`;
    const answer = await app.inject({ url, headers: { origin: PUBLIC_URL } });
    expectProblem(answer, 401, 'UNAUTHORIZED');
  });

  const ROUTES = [
    ['GET', '', undefined],
    ['PUT', '', { pax: 3 }],
    ['PUT', '/cancel', { cancelReason: 'OTHER' }],
    ['PUT', '/reconfirm', undefined],
    ['PUT', '/policy/sign', undefined],
  ] as const;
  describe.each(ROUTES)('%s /bookings/{bookingUuid}%s', (method, path, body) => {
    test.each([
      [
        'a token that was never issued',
        (server: Managed) => managing(server, server.uuid, 'x'.repeat(43)),
      ],
      [
        'an unknown booking',
        (server: Managed) => managing(server, crypto.randomUUID(), server.token),
      ],
      ['a uuid that is none', (server: Managed) => managing(server, 'nonsense', server.token)],
    ])('404 BOOKING_NOT_FOUND for %s', async (_, as) => {
      const server = await openManaged();
      const answer = await as(server)(method, path, { body });
      expectProblem(answer, 404, 'BOOKING_NOT_FOUND');
      expect(publicBooking(await server.manage('GET')).status).toBe('CONFIRMED');
    });

    test("404 BOOKING_NOT_FOUND for another booking's token, like an unknown one", async () => {
      const server = await openManaged();
      const other = await server.widget({
        method: 'POST',
        path: '/bookings',
        body: aBookingRequest({ time: '22:00:00' }),
      });
      const [, otherUuid = ''] = LINK.exec(String(other.headers.location)) ?? [];
      const foreign = await managing(server, otherUuid, server.token)(method, path, { body });
      const unknown = await managing(server, crypto.randomUUID(), server.token)(method, path, {
        body,
      });
      expectProblem(foreign, 404, 'BOOKING_NOT_FOUND');
      const problemOf = ({ body: text }: LightMyRequestResponse) => {
        const { requestId: _, ...rest } = JSON.parse(text);
        return rest;
      };
      expect(problemOf(foreign)).toEqual(problemOf(unknown));
    });

    test('404 BOOKING_NOT_FOUND with a key but without the token', async () => {
      const { widget, uuid } = await openManaged();
      const answer = await widget({ method, path: `/bookings/${uuid}${path}`, body });
      expectProblem(answer, 404, 'BOOKING_NOT_FOUND');
    });

    test('404 BOOKING_NOT_FOUND once the venue deleted the booking', async () => {
      const server = await openManaged();
      await move(server, server.uuid, 'DELETED');
      expectProblem(await server.manage(method, path, { body }), 404, 'BOOKING_NOT_FOUND');
    });

    if (method === 'PUT') {
      test('409 BOOKING_IS_OUTDATED for an old ETag', async () => {
        const { manage } = await openManaged();
        publicBooking(await manage('PUT', '', { body: { hasAllergies: true } }));
        const headers = { 'if-match': '"1"' };
        expectProblem(await manage(method, path, { body, headers }), 409, 'BOOKING_IS_OUTDATED');
      });
    }
  });

  test('404 for operations of the partner API only, such as the list', async () => {
    const { widget, token } = await openManaged();
    const headers = { 'service-manage-token': token };
    const answer = await widget({ path: '/bookings', headers });
    expect(answer.statusCode).toBe(405);
  });

  test('no token is stored or logged in plain text', async () => {
    const { context, token, manage, log } = await openManaged();
    await manage('GET');
    const rows = await context.store.read((db) =>
      db.selectFrom('manage_tokens').selectAll().execute(),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify([rows, log])).not.toContain(token);
  });

  test('200 from start with the venue and a month', async () => {
    const { app, token } = await openManaged();
    const url = '/widget/v3/start?pax=4&paxChildren=0';
    const headers = { origin: PUBLIC_URL, 'service-manage-token': token };
    const { venue } = StartAnswer.parse((await app.inject({ url, headers })).json());
    expect(venue).toMatchObject({ name: 'Casa Test', takesBookingUpdates: true });
  });

  test('200 from start with the UTC offsets of a year before its booking, and before any that can be made', async () => {
    const { app, token, uuid, staff } = await openManaged();
    const path = `/bookings/${uuid}`;
    const moved = await staff({
      method: 'PUT',
      path,
      body: { date: '2031-11-06', time: '20:00:00', force: ['WINDOW'] },
    });
    expect(moved.statusCode, moved.body).toBe(200);
    const headers = { origin: PUBLIC_URL, 'service-manage-token': token };
    const answer = await app.inject({ url: '/widget/v3/start', headers });
    expect(StartAnswer.parse(answer.json()).venue.utcOffsets).toEqual([
      // A year before the first day that can be booked.
      { from: '2029-01-14T00:00:00.000Z', offsetMinutes: 60 },
      { from: '2029-03-25T01:00:00.000Z', offsetMinutes: 120 },
      { from: '2029-10-28T01:00:00.000Z', offsetMinutes: 60 },
      // The booking, which staff have moved to a later day.
      { from: '2031-03-30T01:00:00.000Z', offsetMinutes: 120 },
      { from: '2031-10-26T01:00:00.000Z', offsetMinutes: 60 },
    ]);
  });

  test('200 AVAILABLE for the current time when only its own tables are left', async () => {
    const { app, token, uuid, partner } = await openManaged();
    const body = aBookingRequest({ pax: 4 });
    await partner({ method: 'POST', path: '/bookings', body });
    const ask = async (excludeBookingUuid?: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: `/widget/v3/availability/work-days/${TOMORROW}/time-slots/20:00:00`,
        headers: { origin: PUBLIC_URL, 'service-manage-token': token },
        payload: { pax: 4, paxChildren: 0, status: 'CONFIRMED', excludeBookingUuid },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().availability.code;
    };
    expect([await ask(), await ask(uuid)]).toEqual(['FULL', 'AVAILABLE']);
  });

  test('a preflight may ask for the token header', async () => {
    const { app, uuid } = await openManaged();
    const answer = await app.inject({
      method: 'OPTIONS',
      url: `/widget/v3/bookings/${uuid}/cancel`,
      headers: {
        origin: PAGE_ORIGIN,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'service-manage-token',
      },
    });
    expect(String(answer.headers['access-control-allow-headers'])).toMatch(/service-manage-token/i);
  });
});

describe('bookings with one email', () => {
  const EMAIL = 'laura.vidal@example.com';
  async function book(server: TestServer, name: string, language: Language) {
    const customer = { ...aBookingRequest().customer, name, language, email: EMAIL, phone: null };
    const body = aBookingRequest({ customer });
    const answer = await server.widget({ method: 'POST', path: '/bookings', body });
    const [, uuid = '', token = ''] = LINK.exec(String(answer.headers.location)) ?? [];
    return { created: publicBooking(answer), read: managing(server, uuid, token) };
  }

  test('200 with the name and language sent with that booking, whoever else uses the email', async () => {
    const server = await openTestServer();
    const stranger = await book(server, 'Some Stranger', 'de');
    const laura = await book(server, 'Laura Vidal i Roca', 'ca');
    const again = await book(server, 'Some Stranger', 'de');
    expect(stranger.created.customer).toMatchObject({ name: 'Some Stranger', language: 'de' });
    expect(laura.created.customer).toMatchObject({ name: 'Laura Vidal i Roca', language: 'ca' });

    for (const { created, read } of [stranger, laura, again]) {
      expect(publicBooking(await read('GET')).customer).toEqual(created.customer);
    }
  });
});

describe('what a diner may do', () => {
  test('200 for a changed party size, with the policy updated', async () => {
    const { manage } = await openManaged();
    const changed = publicBooking(await manage('PUT', '', { body: { pax: 2, time: '21:00:00' } }));
    expect(changed).toMatchObject({ pax: 2, cancellationPolicy: null });
    expect(changed.bookingAt).toBe('2030-01-17T21:00:00+01:00');
    const again = publicBooking(await manage('PUT', '', { body: { pax: 4 } }));
    expect(again.cancellationPolicy).toMatchObject({ status: 'PENDING_SIGNATURE' });
  });

  test('403 FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED where the venue disabled updates', async () => {
    const { manage } = await openManaged(REVOKED);
    const answer = await manage('PUT', '', { body: { pax: 2 } });
    expectProblem(answer, 403, 'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED');
    publicBooking(await manage('PUT', '/cancel', { body: { cancelReason: 'CHANGED_PLANS' } }));
  });

  test('200 for a cancellation, with the policy ended by the customer', async () => {
    const { manage } = await openManaged();
    const body = { cancelReason: 'CHANGED_PLANS' };
    expect(publicBooking(await manage('PUT', '/cancel', { body }))).toMatchObject({
      status: 'CANCELED',
      cancelReason: 'CHANGED_PLANS',
      cancellationPolicy: { status: 'ENDED', endedBy: 'CUSTOMER' },
    });
    for (const path of ['/cancel', '/reconfirm', '/policy/sign', '']) {
      const answer = await manage('PUT', path, { body });
      expectProblem(answer, 409, 'BOOKING_IS_ALREADY_CANCELED');
    }
  });

  test('200 for reconfirming, and for doing it again', async () => {
    const { manage } = await openManaged();
    const first = await manage('PUT', '/reconfirm');
    expect(publicBooking(first)).toMatchObject({
      isReconfirmedByCustomer: true,
      isReconfirmed: false,
    });
    const second = await manage('PUT', '/reconfirm');
    expect([second.body, second.headers.etag]).toEqual([first.body, first.headers.etag]);
  });

  test('409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING for reconfirming a request', async () => {
    const { widget, ...context } = await openManaged();
    const body = aBookingRequest({ status: 'REQUESTED' });
    const created = await widget({ method: 'POST', path: '/bookings', body });
    const [, uuid = '', token = ''] = LINK.exec(String(created.headers.location)) ?? [];
    const answer = await managing({ widget, ...context }, uuid, token)('PUT', '/reconfirm');
    expectProblem(answer, 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
  });

  test.each(['/cancel', '/reconfirm', '/policy/sign', ''])(
    '409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING for PUT %s after the guests arrived',
    async (path) => {
      const { manage, ...context } = await openManaged({}, TODAY);
      await move(context, context.uuid, 'ARRIVED');
      const answer = await manage('PUT', path, { body: { cancelReason: 'OTHER' } });
      expectProblem(answer, 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
    },
  );
});

describe('signing the policy', () => {
  test('200 with the time and IP address, visible to the venue', async () => {
    const { manage, partner, setNow, uuid } = await openManaged();
    setNow(NOON + 119 * MINUTE);
    const signed = publicBooking(await manage('PUT', '/policy/sign')).cancellationPolicy;
    expect(signed).toMatchObject({
      status: 'SIGNED',
      signedAt: '2030-01-16T13:59:00+01:00',
      signedFromIp: '127.0.0.1',
    });
    const read = await partner({ path: `/bookings/${uuid}` });
    expect(read.json().cancellationPolicy).toEqual(signed);
  });

  test('200 for signing again, at any time', async () => {
    const { manage, setNow } = await openManaged();
    const first = await manage('PUT', '/policy/sign');
    setNow(NOON + 600 * MINUTE);
    expect((await manage('PUT', '/policy/sign')).body).toBe(first.body);
  });

  test('409 BOOKING_AT_NOT_ALLOWED_TIME_WINDOW at and after the deadline', async () => {
    const { manage, setNow } = await openManaged();
    setNow(NOON + 120 * MINUTE);
    expectProblem(await manage('PUT', '/policy/sign'), 409, 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW');
    expect(publicBooking(await manage('GET'))).toMatchObject({
      status: 'CONFIRMED',
      cancellationPolicy: { status: 'EXPIRED', endedAt: '2030-01-16T14:00:00+01:00' },
    });
  });

  test('409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING where there is nothing to sign', async () => {
    const { manage } = await openManaged({ cancellationPolicies: [] });
    const answer = await manage('PUT', '/policy/sign');
    expectProblem(answer, 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
  });
});
