import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PrivateBooking } from '../../../src/contract/booking.ts';
import { StaffSession } from '../../../src/contract/staff/session.ts';
import { countSignIn } from '../../../src/operations/access/failed-sign-ins.ts';
import { resetPassword } from '../../../src/operations/access/reset-password.ts';
import { createSignIn } from '../../../src/operations/access/sign-in.ts';
import { buildApp } from '../../../src/server/app.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  PAGE_ORIGIN,
  PUBLIC_URL,
  SIGN_IN_CLIENT,
  STAFF,
  type TestServer,
  TODAY,
} from '../../fixtures/test-context.ts';
import { aVenue } from '../../fixtures/venue.ts';
import { aBookingIn, createBooking, move } from '../booking-fixtures.ts';
import { expectBooking, expectProblem } from '../expect-response.ts';

const HOUR = 3_600_000;

function signIn(
  { app }: TestServer,
  who: object = STAFF,
  { from = '127.0.0.1', headers = { origin: PUBLIC_URL } as Record<string, string> } = {},
) {
  const url = '/staff/v3/session';
  return app.inject({ method: 'POST', url, headers, payload: who, remoteAddress: from });
}

/** The cookie as a browser sends it back. */
async function cookieOf(server: TestServer) {
  const { cookies } = await signIn(server);
  return `${cookies[0]?.name}=${cookies[0]?.value}`;
}

const wrong = { email: STAFF.email, password: 'wrong' };
const unknown = { email: 'nobody@venue.test', password: 'wrong' };

describe('signing in', () => {
  test('200 with the staff member and the venue, by the contract', async () => {
    const server = await openTestServer();
    const answer = await signIn(server);
    expect(answer.statusCode, answer.body).toBe(200);
    const session = StaffSession.parse(answer.json());
    expect(answer.json()).toEqual(session);
    expect(session).toMatchObject({
      staff: { email: STAFF.email, name: 'Floor' },
      venue: { accountId: 'casa-test', today: TODAY, tables: [{ name: 'T1' }, {}, {}] },
    });
  });

  test('200 with the clock changes of the last five years and the next three', async () => {
    const { venue } = StaffSession.parse((await signIn(await openTestServer())).json());
    expect(venue.utcOffsets).toHaveLength(17);
    expect(venue.utcOffsets.slice(9, 12)).toEqual([
      { from: '2029-03-25T01:00:00.000Z', offsetMinutes: 120 },
      { from: '2029-10-28T01:00:00.000Z', offsetMinutes: 60 },
      { from: '2030-03-31T01:00:00.000Z', offsetMinutes: 120 },
    ]);
  });

  test('200 ignoring the case of the email', async () => {
    const server = await openTestServer();
    const answer = await signIn(server, { ...STAFF, email: STAFF.email.toUpperCase() });
    expect(answer.statusCode).toBe(200);
  });

  test('the cookie is HttpOnly, SameSite=Strict, Secure, and has 256 bits', async () => {
    const server = await openTestServer();
    const { cookies, body } = await signIn(server);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict', secure: true });
    const value = cookies[0]?.value ?? '';
    expect(Buffer.from(value, 'base64url').length).toBeGreaterThanOrEqual(32);
    expect(body).not.toContain(value);
    const { rows } = await server.context.store.read((db) =>
      sql<{ token_hash: string }>`select token_hash from staff_sessions`.execute(db),
    );
    expect(rows).toEqual([{ token_hash: createHash('sha256').update(value).digest('hex') }]);
  });

  test.each([
    ['http://localhost:3000', false],
    ['http://127.0.0.1:3000', false],
    ['http://[::1]:3000', false],
    ['http://192.168.1.20:3000', true],
    ['http://floor.venue.test', true],
    ['http://localhost.venue.test', true],
    ['https://localhost:3000', true],
    ['https://floor.venue.test', true],
  ])('a cookie at %s whose being secure is %j', async (publicUrl, isSecure) => {
    const { context } = await openTestServer();
    const settings = { rateLimitPerMinute: 100, trustProxy: false };
    const app = await buildApp({ context: { ...context, publicUrl }, settings, logger: false });
    onTestFinished(() => app.close());
    const { cookies } = await app.inject({
      method: 'POST',
      url: '/staff/v3/session',
      headers: { origin: publicUrl, host: new URL(publicUrl).host },
      payload: STAFF,
    });
    expect(cookies[0]?.secure ?? false).toBe(isSecure);
  });

  test('401 UNAUTHORIZED with the same body for a wrong password and an unknown email', async () => {
    const server = await openTestServer();
    const { requestId: _, ...first } = expectProblem(
      await signIn(server, wrong),
      401,
      'UNAUTHORIZED',
    );
    const { requestId: __, ...second } = expectProblem(
      await signIn(server, unknown),
      401,
      'UNAUTHORIZED',
    );
    expect(second).toEqual(first);
  });

  test.each([
    ['known', wrong],
    ['unknown', unknown],
  ])('429 RATE_LIMIT_EXCEEDED after five failures, for an email that is %s', async (_, who) => {
    const server = await openTestServer();
    for (let failure = 0; failure < 5; failure += 1) {
      expectProblem(await signIn(server, who), 401, 'UNAUTHORIZED');
    }
    for (const seconds of [1, 2, 4, 8]) {
      const refused = await signIn(server, who);
      expectProblem(refused, 429, 'RATE_LIMIT_EXCEEDED');
      expect(refused.headers['retry-after']).toBe(String(seconds));
      server.setNow(server.context.now() + seconds * 1000);
      expectProblem(await signIn(server, who), 401, 'UNAUTHORIZED');
    }
  });

  test('429 RATE_LIMIT_EXCEEDED for the right password from there too, 200 after the wait', async () => {
    const server = await openTestServer();
    for (let failure = 0; failure < 5; failure += 1) await signIn(server, wrong);
    expectProblem(await signIn(server), 429, 'RATE_LIMIT_EXCEEDED');
    server.setNow(NOON + 1000);
    expect((await signIn(server)).statusCode).toBe(200);
    // A success resets the count: the next failure need not wait.
    await signIn(server, wrong);
    expect((await signIn(server)).statusCode).toBe(200);
  });

  /** Wrong passwords for an email, one from each of so many addresses. */
  async function guessFromMany(server: TestServer, addresses: number, who = wrong) {
    const answers = [];
    for (let address = 0; address < addresses; address += 1)
      answers.push(await signIn(server, who, { from: `203.0.113.${address}` }));
    return answers;
  }

  test('200 at once from a network that has signed in before, however many failed elsewhere', async () => {
    const server = await openTestServer();
    const from = '2001:db8:1:2::1';
    expect((await signIn(server, STAFF, { from })).statusCode).toBe(200);
    await guessFromMany(server, 40);
    for (let failure = 0; failure < 10; failure += 1)
      await signIn(server, wrong, { from: '2001:db8:1:1::1' });
    server.pauses.length = 0;
    const sameNetwork = await signIn(server, STAFF, { from: '2001:db8:1:2:ffff::2' });
    expect(sameNetwork.statusCode).toBe(200);
    expect(server.pauses).toEqual([]);
  });

  test('429 RATE_LIMIT_EXCEEDED for the right password from the network of wrong ones', async () => {
    const server = await openTestServer();
    for (let failure = 0; failure < 10; failure += 1)
      await signIn(server, wrong, { from: '2001:db8:1:1::1' });
    const sameNetwork = await signIn(server, STAFF, { from: '2001:db8:1:1:ffff::2' });
    expectProblem(sameNetwork, 429, 'RATE_LIMIT_EXCEEDED');
    expect((await signIn(server, STAFF, { from: '2001:db8:1:2::1' })).statusCode).toBe(200);
  });

  test.each([
    ['known', wrong],
    ['unknown', unknown],
  ])(
    '401 UNAUTHORIZED for the first twelve of many addresses and 429 RATE_LIMIT_EXCEEDED later and later, for an email that is %s',
    async (_, who) => {
      const server = await openTestServer();
      const answers = await guessFromMany(server, 15, who);
      for (const answer of answers.slice(0, 12)) expectProblem(answer, 401, 'UNAUTHORIZED');
      // Ten are checked at once.
      expect(server.pauses).toEqual([10_000, 20_000]);
      for (const [index, answer] of answers.slice(12).entries()) {
        const { detail } = expectProblem(answer, 429, 'RATE_LIMIT_EXCEEDED');
        const seconds = 30 + 10 * index;
        expect(answer.headers['retry-after']).toBe(String(seconds));
        expect(detail).toBe(
          `Wait ${seconds} seconds, then sign in within a quarter of an hour: many try passwords for this email. Meanwhile, sign in with a passkey, or where you have signed in before.`,
        );
      }
    },
  );

  test('200 for the right password from a new network after the wait that it was told', async () => {
    const server = await openTestServer();
    await guessFromMany(server, 40);
    const from = '2001:db8:1:2::1';
    const told = await signIn(server, STAFF, { from });
    expectProblem(told, 429, 'RATE_LIMIT_EXCEEDED');
    expect(told.headers['retry-after']).toBe('310');
    server.setNow(NOON + 310_000);
    expect((await signIn(server, STAFF, { from })).statusCode).toBe(200);
    // Other emails wait for nothing.
    expectProblem(await signIn(server, unknown), 401, 'UNAUTHORIZED');
    expect(server.pauses).toEqual([10_000, 20_000]);
  });

  test('200 at once a quarter of an hour after the last turn, and after a reset', async () => {
    const server = await openTestServer();
    await guessFromMany(server, 40);
    // The fortieth has its turn after 300 seconds.
    server.setNow(NOON + 300_000 + HOUR / 4);
    expect((await signIn(server, STAFF, { from: '2001:db8:1:2::1' })).statusCode).toBe(200);
    await guessFromMany(server, 40);
    server.pauses.length = 0;
    const { password } = await resetPassword(server.context, STAFF.email);
    const from = '2001:db8:1:3::1';
    expect((await signIn(server, { ...STAFF, password }, { from })).statusCode).toBe(200);
    expect(server.pauses).toEqual([]);
  });

  test('422 VALIDATION_ERROR for one’s own wrong password, delayed from a new network like a sign-in', async () => {
    const server = await openTestServer();
    const cookie = await cookieOf(server);
    await guessFromMany(server, 11);
    server.pauses.length = 0;
    const changePassword = (from: string) =>
      server.app.inject({
        method: 'PUT',
        url: '/staff/v3/account/password',
        headers: { origin: PUBLIC_URL, cookie },
        payload: { password: 'wrong', newPassword: 'a much longer one' },
        remoteAddress: from,
      });
    expectProblem(await changePassword('198.51.100.9'), 422, 'VALIDATION_ERROR', ['password']);
    expect(server.pauses).toEqual([20_000]);
    expectProblem(await changePassword('127.0.0.1'), 422, 'VALIDATION_ERROR', ['password']);
    expect(server.pauses).toEqual([20_000]);
  });

  test('503 SERVICE_UNAVAILABLE for attempts that wait when the server stops, without a check', async () => {
    const begun = Promise.withResolvers<void>();
    const server = await openTestServer({
      ownApp: true,
      pause: (milliseconds, signal) => {
        begun.resolve();
        return setTimeout(milliseconds, undefined, { signal });
      },
    });
    for (let address = 0; address < 10; address += 1)
      await signIn(server, wrong, { from: `203.0.113.${address}` });
    const waiting = signIn(server, STAFF, { from: '198.51.100.9' });
    await begun.promise;
    await server.app.close();
    const answer = await waiting;
    expectProblem(answer, 503, 'SERVICE_UNAVAILABLE');
    expect(answer.cookies).toEqual([]);
  });

  test('429 RATE_LIMIT_EXCEEDED from an address that tries one password on many emails', async () => {
    const server = await openTestServer();
    const guess = (index: number) =>
      signIn(server, { ...wrong, email: `staff${index}@example.com` });
    for (let index = 0; index < 30; index += 1) {
      expectProblem(await guess(index), 401, 'UNAUTHORIZED');
    }
    expectProblem(await guess(30), 429, 'RATE_LIMIT_EXCEEDED');
    expect((await signIn(server, STAFF, { from: '203.0.113.9' })).statusCode).toBe(200);
  });

  test('failures survive a restart, a flood of other emails and a clock that is set', async () => {
    const server = await openTestServer();
    for (let failure = 0; failure < 10; failure += 1) {
      await signIn(server, wrong);
      server.setNow(server.context.now() + 60_000);
    }
    await signIn(server, wrong);
    for (let index = 0; index < 50; index += 1) {
      await server.context.store.write(null, (db) =>
        countSignIn(
          db,
          { email: `${index}@example.com`, address: `198.51.100.${index}` },
          server.context.steadyNow(),
        ),
      );
    }
    server.stepClock(server.context.now() + 86_400_000);
    const elsewhere = createSignIn(server.context);
    await expect(elsewhere(STAFF, SIGN_IN_CLIENT)).rejects.toThrow(/^Wait 64 /);
    server.stepClock(server.context.now() - 2 * 86_400_000);
    await expect(elsewhere(STAFF, SIGN_IN_CLIENT)).rejects.toThrow(/^Wait 64 /);
  });

  test('200 with the new password at once after a reset', async () => {
    const server = await openTestServer();
    for (let failure = 0; failure < 5; failure += 1) await signIn(server, wrong);
    const { password } = await resetPassword(server.context, STAFF.email);
    expect((await signIn(server, { ...STAFF, password })).statusCode).toBe(200);
  });

  test('429 RATE_LIMIT_EXCEEDED for concurrent guesses: five are checked', async () => {
    const server = await openTestServer();
    const guesses = Array.from({ length: 20 }, () => signIn(server, wrong));
    const answers = await Promise.all(guesses);
    const refused = answers.filter(({ statusCode }) => statusCode !== 401);
    expect(refused).toHaveLength(15);
    for (const answer of refused) expectProblem(answer, 429, 'RATE_LIMIT_EXCEEDED');
  });

  test('200 for a colleague while another email must wait', async () => {
    const server = await openTestServer();
    for (let failure = 0; failure < 10; failure += 1) await signIn(server, unknown);
    expect((await signIn(server)).statusCode).toBe(200);
  });

  test.each([
    ['email', { password: 'x' }],
    ['email', { email: 'floor', password: 'x' }],
    ['password', { email: STAFF.email }],
    ['password', { email: STAFF.email, password: '' }],
    ['password', { email: STAFF.email, password: 12_345_678 }],
  ])('422 VALIDATION_ERROR on %s for %j', async (parameter, who) => {
    const server = await openTestServer();
    expectProblem(await signIn(server, who), 422, 'VALIDATION_ERROR', [parameter]);
  });

  test.each([PAGE_ORIGIN, 'null', undefined])(
    '403 FORBIDDEN from the origin %s',
    async (origin) => {
      const server = await openTestServer();
      const answer = await signIn(server, STAFF, {
        headers: origin === undefined ? {} : { origin },
      });
      expectProblem(answer, 403, 'FORBIDDEN');
      expect(answer.cookies).toEqual([]);
    },
  );
});

describe('a session', () => {
  const ask = ({ app }: TestServer, cookie: string, url = '/staff/v3/session') =>
    app.inject({ url, headers: { cookie } });

  test('200 with the same body as signing in', async () => {
    const server = await openTestServer();
    const signedIn = await signIn(server);
    const cookie = `${signedIn.cookies[0]?.name}=${signedIn.cookies[0]?.value}`;
    expect((await ask(server, cookie)).json()).toEqual(signedIn.json());
  });

  test('200 with the names of the venue in the language that is asked for, else in its own', async () => {
    const venue = aVenue();
    const [area] = venue.floorPlanAreas;
    const name = { en: 'Dining room', ca: 'Menjador' };
    const server = await openTestServer({
      venue: { ...venue, language: 'ca', floorPlanAreas: area ? [{ ...area, name }] : [] },
    });
    const cookie = await cookieOf(server);
    const areaIn = async (language?: string) => {
      const headers = { cookie, ...(language && { 'accept-language': language }) };
      const answer = await server.app.inject({ url: '/staff/v3/session', headers });
      return StaffSession.parse(answer.json()).venue.floorPlanAreas[0]?.name;
    };
    expect(await areaIn()).toBe('Menjador');
    expect(await areaIn('en')).toBe('Dining room');
  });

  test.each(['', 'maitre_session=nobody', 'maitre_session='])(
    '401 UNAUTHORIZED for the cookie "%s", on every path',
    async (cookie) => {
      const server = await openTestServer();
      expectProblem(await ask(server, cookie), 401, 'UNAUTHORIZED');
      expectProblem(await ask(server, cookie, '/staff/v3/bookings'), 401, 'UNAUTHORIZED');
    },
  );

  test('204 for signing out, then 401 UNAUTHORIZED with that cookie', async () => {
    const server = await openTestServer();
    const cookie = await cookieOf(server);
    const other = await cookieOf(server);
    const answer = await server.app.inject({
      method: 'DELETE',
      url: '/staff/v3/session',
      headers: { cookie, origin: PUBLIC_URL },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies[0]?.value).toBe('');
    expectProblem(await ask(server, cookie), 401, 'UNAUTHORIZED');
    expect((await ask(server, other)).statusCode, 'elsewhere still signed in').toBe(200);
  });

  test('403 FORBIDDEN for signing out from another origin, and the session stays', async () => {
    const server = await openTestServer();
    const cookie = await cookieOf(server);
    const answer = await server.app.inject({
      method: 'DELETE',
      url: '/staff/v3/session',
      headers: { cookie, origin: PAGE_ORIGIN },
    });
    expectProblem(answer, 403, 'FORBIDDEN');
    expect((await ask(server, cookie)).statusCode).toBe(200);
  });

  test('401 UNAUTHORIZED thirty days later', async () => {
    const server = await openTestServer();
    const cookie = await cookieOf(server);
    server.setNow(NOON + 30 * 24 * HOUR);
    expectProblem(await ask(server, cookie), 401, 'UNAUTHORIZED');
  });

  test('401 UNAUTHORIZED for credentials of the other APIs', async () => {
    const server = await openTestServer();
    const answer = await server.app.inject({
      url: '/staff/v3/bookings',
      headers: { authorization: `Bearer ${server.apiKeys.pos}`, 'service-partner-id': 'pos' },
    });
    expectProblem(answer, 401, 'UNAUTHORIZED');
  });
});

describe('changes require our own Origin', () => {
  test.each([PAGE_ORIGIN, 'null', `${PUBLIC_URL}.evil.test`, 'http://book.test', ''])(
    '403 FORBIDDEN from "%s", and nothing is changed',
    async (origin) => {
      const server = await openTestServer();
      const { uuid } = await createBooking(server);
      const headers = { origin };
      for (const request of [
        { method: 'POST', path: '/bookings', body: aBookingRequest() },
        { method: 'POST', path: '/bookings/walk-ins', body: { pax: 2, paxChildren: 0 } },
        { method: 'PUT', path: `/bookings/${uuid}/status`, body: { status: 'SEATED' } },
        { method: 'PUT', path: `/bookings/${uuid}/tickets/close`, body: { totalAmount: 0 } },
      ] as const) {
        expectProblem(await server.staff({ ...request, headers }), 403, 'FORBIDDEN');
      }
      const list = await server.staff({
        path: `/bookings?date_start=${TODAY}&date_end=2030-01-31`,
      });
      expect(list.json().data).toMatchObject([{ uuid, status: 'CONFIRMED' }]);
    },
  );

  describe('at another address of the server', () => {
    const elsewhere = { origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' };
    const EACH = [
      { method: 'POST', url: '/staff/v3/session', payload: STAFF },
      { method: 'POST', url: '/staff/v3/setup', payload: {} },
      { method: 'POST', url: '/staff/v3/session/passkey/options', payload: {} },
      { method: 'POST', url: '/staff/v3/invitations/accept', payload: {} },
      { method: 'POST', url: '/staff/v3/bookings', payload: aBookingRequest() },
      { method: 'DELETE', url: '/staff/v3/session' },
    ] as const;

    test.each(EACH)('403 FORBIDDEN where PUBLIC_URL is set: $method $url', async (request) => {
      const server = await openTestServer();
      const headers = { ...elsewhere, cookie: await cookieOf(server) };
      const { detail } = expectProblem(
        await server.app.inject({ ...request, headers }),
        403,
        'FORBIDDEN',
      );
      expect(detail).toContain(`the staff view at ${PUBLIC_URL}: `);
      const { statusCode } = await server.app.inject({
        url: '/staff/v3/session',
        headers: { cookie: headers.cookie, host: elsewhere.host },
      });
      expect(statusCode, 'the session stays, and reads').toBe(200);
    });

    test.each([
      ['this one', elsewhere, 200],
      ['the assumed one', { origin: PUBLIC_URL, host: elsewhere.host }, 200],
      ['another one', { origin: 'http://192.168.1.21:3000', host: elsewhere.host }, 403],
      ['this one with another port', { ...elsewhere, host: '192.168.1.20:3001' }, 403],
    ])('where PUBLIC_URL is assumed, from %s', async (_, headers, status) => {
      const server = await openTestServer({ isPublicUrlAssumed: true });
      const answer = await signIn(server, STAFF, { headers });
      expect(answer.statusCode, answer.body).toBe(status);
    });
  });

  test('200 for a read without Origin, which browsers omit', async () => {
    const server = await openTestServer();
    const cookie = await cookieOf(server);
    const answer = await server.app.inject({ url: '/staff/v3/bookings', headers: { cookie } });
    expect(answer.statusCode).toBe(200);
  });
});

describe('what staff may do', () => {
  test('200 with the private shape of every booking', async () => {
    const server = await openTestServer();
    const made = [
      await server.partner({
        method: 'POST',
        path: '/bookings',
        body: aBookingRequest({ date: TODAY }),
      }),
      await server.partner({
        as: 'app',
        method: 'POST',
        path: '/bookings',
        body: aBookingRequest({ date: TODAY }),
      }),
      await server.widget({
        method: 'POST',
        path: '/bookings',
        body: aBookingRequest({ date: TODAY }),
      }),
    ];
    for (const answer of made) {
      const { uuid } = answer.json();
      const seen = expectBooking(await server.staff({ path: `/bookings/${uuid}` }));
      expect(seen.customer).toMatchObject({ email: 'laura@example.com' });
      expectBooking(await move(server, uuid, 'ARRIVED'));
    }
  });

  test('200 for a booking taken by phone', async () => {
    const { staff } = await openTestServer();
    const answer = await staff({ method: 'POST', path: '/bookings', body: aBookingRequest() });
    expect(expectBooking(answer)).toMatchObject({ channel: 'OFFLINE', status: 'CONFIRMED' });
  });

  test('200 with the bookings of past days', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server, { date: TODAY });
    server.setNow(NOON + 3 * 24 * HOUR);
    const answer = await server.staff({ path: `/bookings?date_start=${TODAY}` });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.map(PrivateBooking.parse)).toMatchObject([{ uuid }]);
  });

  test('200 for deleting, then 404 BOOKING_NOT_FOUND and no list entry in every API', async () => {
    const server = await openTestServer();
    const { uuid, customer } = await createBooking(server);
    expect(expectBooking(await move(server, uuid, 'DELETED')).status).toBe('DELETED');
    for (const ask of [server.staff, server.partner]) {
      expectProblem(await ask({ path: `/bookings/${uuid}` }), 404, 'BOOKING_NOT_FOUND');
      const list = await ask({ path: `/bookings?date_start=${TODAY}&date_end=2030-01-31` });
      expect(list.json().data).toEqual([]);
      const deleted = await ask({ path: '/bookings?date_start=2030-01-17&status=DELETED' });
      expect(deleted.json().data).toEqual([]);
      const change = { method: 'PUT', path: `/bookings/${uuid}/status` } as const;
      const again = await ask({ ...change, body: { status: 'CONFIRMED' } });
      expectProblem(again, 404, 'BOOKING_NOT_FOUND');
    }
    const seen = await server.staff({ path: `/customers/${customer?.uuid}` });
    expect(seen.json()).toMatchObject({ bookingsCount: 0 });
  });

  test('200 on deleting frees the table', async () => {
    const server = await openTestServer();
    const four = { pax: 4 };
    const { uuid } = await createBooking(server, four);
    await createBooking(server, four);
    await move(server, uuid, 'DELETED');
    await createBooking(server, four);
  });

  test('200 with a walk-in on the wait list, its quoted wait and no table', async () => {
    const { staff } = await openTestServer();
    const body = { pax: 2, paxChildren: 0, status: 'WAIT_LIST_WALK_IN', quotedWaitMinutes: 25 };
    const answer = await staff({ method: 'POST', path: '/bookings/walk-ins', body });
    expect(expectBooking(answer)).toMatchObject({
      status: 'WAIT_LIST_WALK_IN',
      quotedWaitMinutes: 25,
      tables: [],
      isWalkIn: true,
      channel: 'OFFLINE',
    });
  });

  test('409 BOOKING_IS_OUTDATED when a colleague was faster', async () => {
    const server = await openTestServer();
    const uuid = await aBookingIn(server, 'CONFIRMED');
    const seen = await server.staff({ path: `/bookings/${uuid}` });
    const headers = { 'if-match': String(seen.headers.etag) };
    const change = { method: 'PUT', path: `/bookings/${uuid}/status`, headers } as const;
    expectBooking(await server.staff({ ...change, body: { status: 'ARRIVED' } }));
    expectProblem(
      await server.staff({ ...change, body: { status: 'SEATED' } }),
      409,
      'BOOKING_IS_OUTDATED',
    );
  });
});
