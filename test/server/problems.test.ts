import { describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../src/operations/context.ts';
import { aBookingRequest, openTestServer, PUBLIC_URL, TOMORROW } from '../fixtures/test-context.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

/** Sends raw bytes. */
async function openWire() {
  const server = await openTestServer();
  const send = (payload: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/v3/bookings',
      headers: {
        authorization: `Bearer ${server.apiKeys.pos}`,
        'service-partner-id': 'pos',
        'service-account-id': server.venue.accountId,
        'content-type': 'application/json',
        ...headers,
      },
      payload,
    });
  return { server, send };
}

describe('the format of a problem', () => {
  test('the fields of RFC 9457, a code, and the request id from the header', async () => {
    const { partner } = await openTestServer();
    const answer = await partner({ path: '/bookings/nobody' });
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toEqual({
      type: `${PUBLIC_URL}/problems/booking-not-found`,
      title: expect.any(String),
      status: 404,
      code: 'BOOKING_NOT_FOUND',
      detail: expect.any(String),
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('about:blank as the type of a generic problem', async () => {
    const { app } = await openTestServer();
    const problem = expectProblem(await app.inject('/v3/nothing'), 404, 'NOT_FOUND');
    expect(problem.type).toBe('about:blank');
  });

  test('the URL of a page as the type of any other', async () => {
    const { app, partner } = await openTestServer();
    const { type } = expectProblem(
      await partner({ path: '/bookings/nobody' }),
      404,
      'BOOKING_NOT_FOUND',
    );
    const page = await app.inject(new URL(type).pathname);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.body).toContain('BOOKING_NOT_FOUND');
  });

  test('errors only for VALIDATION_ERROR, each with a parameter and a reason', async () => {
    const { partner } = await openTestServer();
    const answer = await partner({ method: 'POST', path: '/bookings', body: {} });
    const { errors } = expectProblem(answer, 422, 'VALIDATION_ERROR');
    for (const fault of errors ?? []) {
      expect(Object.keys(fault).sort()).toEqual(['parameter', 'reason']);
    }
  });
});

describe('URLs and methods', () => {
  test.each([
    '/v3/nothing',
    '/widget/v3/nothing',
    '/staff/v3/nothing',
    '/v3',
    '/v3/bookings/a/b',
    '/problems/nothing',
  ])('404 NOT_FOUND at %s', async (url) => {
    const { app } = await openTestServer();
    expectProblem(await app.inject(url), 404, 'NOT_FOUND');
  });

  test.each([
    ['DELETE', '/v3/bookings', ['GET', 'POST']],
    ['POST', '/v3/bookings/some/status', ['PUT']],
    ['PATCH', '/v3/bookings/some', ['GET']],
    ['GET', '/v3/availability/calendar', ['POST']],
    ['GET', '/v3/bookings/some/tickets/close', ['PUT']],
    ['PUT', '/staff/v3/session', ['GET', 'POST', 'DELETE']],
    ['POST', '/widget/v3/start', ['GET']],
  ] as const)('405 METHOD_NOT_ALLOWED with Allow for %s %s', async (method, url, allowed) => {
    const { app } = await openTestServer();
    const answer = await app.inject({ method, url });
    const { detail } = expectProblem(answer, 405, 'METHOD_NOT_ALLOWED');
    for (const other of allowed) expect(detail).toMatch(new RegExp(`Send .*\\b${other}\\b`));
    const allow = String(answer.headers.allow).split(', ');
    expect(allow).toEqual(expect.arrayContaining([...allowed]));
    expect(allow).not.toContain(method);
  });

  test('400 BAD_REQUEST for an invalid percent-encoding', async () => {
    const { partner } = await openTestServer();
    const answer = await partner({ path: '/bookings/%zz' });
    expectProblem(answer, 400, 'BAD_REQUEST');
    expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
  });
});

describe('bodies', () => {
  test.each(['{', '{"pax":2', "{'pax':2}", '{"pax":NaN}', 'pax=2', '\uFEFF{'])(
    '400 BAD_REQUEST for %j, which is not JSON',
    async (payload) => {
      const { send } = await openWire();
      expectProblem(await send(payload), 400, 'BAD_REQUEST');
    },
  );

  test('400 BAD_REQUEST for an empty body with the Content-Type of JSON', async () => {
    const { send } = await openWire();
    expectProblem(await send(''), 400, 'BAD_REQUEST');
  });

  test.each(['null', '[]', '"text"', '1', 'true'])(
    '422 VALIDATION_ERROR for %s, which is not an object',
    async (payload) => {
      const { send } = await openWire();
      expectProblem(await send(payload), 422, 'VALIDATION_ERROR', ['body']);
    },
  );

  test('413 PAYLOAD_TOO_LARGE above 256 KiB', async () => {
    const { send } = await openWire();
    const padded = (bytes: number) => {
      const start = `{"padding":"`;
      return `${start}${'x'.repeat(bytes - start.length - 2)}"}`;
    };
    expectProblem(await send(padded(256 * 1024)), 422, 'VALIDATION_ERROR');
    expectProblem(await send(padded(256 * 1024 + 1)), 413, 'PAYLOAD_TOO_LARGE');
  });

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('415 UNSUPPORTED_MEDIA_TYPE for %s', async (type) => {
    const { send } = await openWire();
    const answer = await send(JSON.stringify(aBookingRequest()), { 'content-type': type });
    expectProblem(answer, 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  test('415 UNSUPPORTED_MEDIA_TYPE for text/plain in the staff API', async () => {
    const { staff } = await openTestServer();
    const answer = await staff({
      method: 'POST',
      path: '/bookings',
      body: aBookingRequest(),
      headers: { 'content-type': 'text/plain' },
    });
    expectProblem(answer, 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  test('200 with a charset in the media type', async () => {
    const { send } = await openWire();
    const answer = await send(JSON.stringify(aBookingRequest()), {
      'content-type': 'application/json; charset=utf-8',
    });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  test('200 with unknown fields, which are ignored', async () => {
    const { partner } = await openTestServer();
    const body = { ...aBookingRequest(), uuid: 'mine', privateNotes: 'VIP', isWalkIn: true };
    const answer = await partner({ method: 'POST', path: '/bookings', body });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ privateNotes: null, isWalkIn: false });
    expect(answer.json().uuid).not.toBe('mine');
  });

  test('422 VALIDATION_ERROR, and no 5xx, for a body full of errors', async () => {
    const { send } = await openWire();
    const text = JSON.stringify(aBookingRequest()).slice(1);
    const many = Array.from({ length: 85_000 }, () => '{}').join();
    const answer = await send(`{"addOns":[${many}],${text}`);
    expectProblem(answer, 422, 'VALIDATION_ERROR');
    expect(answer.body.length).toBeLessThan(1_000_000);
  });

  test.each([
    // A name is cleaned of control characters.
    ['NUL', '\\u0000', []],
    ['a lone high surrogate', '\\ud800', ['customer.name']],
    ['a lone low surrogate', '\\udc00', ['customer.name']],
  ])('422 VALIDATION_ERROR for %s in a text', async (_, escaped, name) => {
    const { send } = await openWire();
    const customer = { ...aBookingRequest().customer, name: 'Laura ¤ Vidal', postalCode: '¤' };
    const body = JSON.stringify({
      ...aBookingRequest({ customer }),
      customerSpecialRequests: '¤',
      hotelRoom: '¤',
      promoCode: 'SPRING¤',
    }).replaceAll('¤', escaped);
    expectProblem(await send(body), 422, 'VALIDATION_ERROR', [
      ...name,
      'customer.postalCode',
      'customerSpecialRequests',
      'hotelRoom',
      'promoCode',
    ]);
  });

  test('200 with characters outside the basic multilingual plane, stored unchanged', async () => {
    const { partner } = await openTestServer();
    const name = 'Zoë 𝓥𝓲𝓭𝓪𝓵 👩‍🍳 李';
    const body = aBookingRequest({ customer: { ...aBookingRequest().customer, name } });
    const answer = await partner({ method: 'POST', path: '/bookings', body });
    expect(answer.json().customer.name).toBe(name);
  });
});

describe('invalid ids', () => {
  test.each([
    '%00',
    'x'.repeat(64),
    'x'.repeat(65),
    'x'.repeat(10_000),
    "' or 1=1 --",
    '00000000-0000-0000-0000-000000000000',
    '%F0%9F%91%A9',
    '..%2F..%2Fetc',
  ])('404 like an unknown one for %s', async (id) => {
    const { partner } = await openTestServer();
    const path = id.includes('%') ? id : encodeURIComponent(id);
    expectProblem(await partner({ path: `/bookings/${path}` }), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await partner({ path: `/customers/${path}` }), 404, 'CUSTOMER_NOT_FOUND');
    expectProblem(
      await partner({
        method: 'PUT',
        path: `/bookings/${path}/status`,
        body: { status: 'ARRIVED' },
      }),
      404,
      'BOOKING_NOT_FOUND',
    );
  });
});

describe('NUL, which not every database can compare', () => {
  const party = { pax: 2, paxChildren: 0, status: 'CONFIRMED' };
  const uuid = 'a\u0000b';
  const slot = `/availability/work-days/${TOMORROW}/time-slots/20:00:00`;
  const customer = { ...aBookingRequest().customer, uuid };

  test.each([
    ['404 CUSTOMER_NOT_FOUND', 'customer.uuid', '/bookings', { ...aBookingRequest(), customer }],
    ['404 CUSTOMER_NOT_FOUND', 'customerUuid', slot, { ...party, customerUuid: uuid }],
    ['404 BOOKING_NOT_FOUND', 'excludeBookingUuid', slot, { ...party, excludeBookingUuid: uuid }],
  ])('%s like an unknown one for %s', async (expected, _, path, body) => {
    const { partner } = await openTestServer();
    const [status, code = ''] = expected.split(' ');
    const answer = await partner({ method: 'POST', path, body });
    expectProblem(answer, Number(status), code);
  });

  test('404 BOOKING_NOT_FOUND like an unknown one for destinationBookingUuid', async () => {
    const server = await openTestServer();
    const walkIn = { pax: 2, paxChildren: 0 };
    const made = await server.partner({ method: 'POST', path: '/bookings/walk-ins', body: walkIn });
    const path = `/bookings/${made.json().uuid}/tickets/transfer`;
    const body = { destinationBookingUuid: uuid };
    expectProblem(await server.partner({ method: 'PUT', path, body }), 404, 'BOOKING_NOT_FOUND');
  });

  test('401 UNAUTHORIZED in a publishable key', async () => {
    const { app } = await openTestServer();
    const url = '/widget/v3/start?key=pk_%00&pax=2&paxChildren=0';
    expectProblem(await app.inject(url), 401, 'UNAUTHORIZED');
  });

  test('422 VALIDATION_ERROR in a cursor', async () => {
    const { partner } = await openTestServer();
    const cursor = Buffer.from(`1 ${uuid}`).toString('base64url');
    const answer = await partner({ path: `/bookings?limit=1&cursor=${cursor}` });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['cursor']);
  });

  test('200 as without it in an email to search for', async () => {
    const { partner } = await openTestServer();
    const request = { method: 'POST', path: '/bookings', body: aBookingRequest() } as const;
    const { uuid } = expectBooking(await partner(request));
    const query = `date_start=${TOMORROW}&customer_email=laura%00%40example.com`;
    const answer = await partner({ path: `/bookings?${query}` });
    expect(answer.json().data.map((each: { uuid: string }) => each.uuid)).toEqual([uuid]);
  });
});

describe('dates at the ends of the calendar', () => {
  const party = { pax: 2, paxChildren: 0, status: 'CONFIRMED' };

  test.each(['0000-01-01', '0001-01-01', '1600-02-29', '9999-12-30', '9999-12-31'])(
    'no 5xx on %s',
    async (date) => {
      const { partner, staff, widget, publishableKey } = await openTestServer();
      const day = `/availability/work-days/${date}`;
      const answers = await Promise.all([
        partner({ method: 'POST', path: day, body: party }),
        partner({ method: 'POST', path: `${day}/time-slots/20:00:00`, body: party }),
        partner({ method: 'POST', path: `${day}/time-slots/01:00:00`, body: party }),
        partner({
          method: 'POST',
          path: '/availability/calendar',
          body: { ...party, dateStart: date, dateEnd: date },
        }),
        partner({ method: 'POST', path: '/bookings', body: aBookingRequest({ date }) }),
        partner({
          method: 'POST',
          path: '/bookings',
          body: aBookingRequest({ date, time: '01:00:00', status: 'REQUESTED' }),
        }),
        partner({ path: `/bookings?date_start=${date}&date_end=${date}` }),
        staff({ path: `/bookings?date_start=${date}&date_end=${date}` }),
        staff({
          method: 'POST',
          path: '/bookings/walk-ins',
          body: { pax: 2, paxChildren: 0, date, time: '20:00:00' },
        }),
        widget({
          path: `/start?key=${publishableKey}&pax=2&paxChildren=0&month=${date.slice(0, 7)}`,
        }),
      ]);
      expect(answers.map(({ statusCode, body }) => (statusCode < 500 ? '' : body))).toEqual(
        answers.map(() => ''),
      );
    },
  );
});

describe('server errors', () => {
  test('500 INTERNAL_ERROR without the message of the error, which is logged', async () => {
    const { partner, context, log } = await openTestServer();
    context.now = () => {
      throw new Error('a secret message');
    };
    const answer = await partner({ path: '/bookings' });
    const problem = expectProblem(answer, 500, 'INTERNAL_ERROR');
    expect(answer.body).not.toContain('secret');
    expect(problem.requestId).toBe(answer.headers['x-request-id']);
    const lines = log.filter((line) => line.includes('a secret message'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(problem.requestId);
  });

  test('503 SERVICE_UNAVAILABLE with Retry-After when the database is unavailable', async () => {
    const { partner, context } = await openTestServer();
    context.store.lookUp = () => Promise.reject(new StoreUnavailable('disk /dev/secret is full'));
    const answer = await partner({ path: '/bookings' });
    expectProblem(answer, 503, 'SERVICE_UNAVAILABLE');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).not.toContain('/dev/secret');
  });

  test('the log of normal operation has no personal data and no keys', async () => {
    const server = await openTestServer();
    await server.partner({ method: 'POST', path: '/bookings', body: aBookingRequest() });
    await server.widget({
      method: 'POST',
      path: '/bookings',
      body: aBookingRequest({ time: '21:00:00' }),
    });
    await server.partner({ path: '/bookings?customer_email=laura%40example.com' });
    await server.staff({ path: '/session' });
    const text = server.log.join('');
    for (const secret of [
      'laura',
      'Laura',
      server.apiKeys.pos,
      server.publishableKey,
      'correct h',
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});
