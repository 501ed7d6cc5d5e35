import { describe, expect, test } from 'vitest';
import type { Venue } from '../../src/domain/venue.ts';
import { issueManageToken } from '../../src/operations/bookings/manage-token.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  PUBLIC_URL,
  type TestServer,
  TODAY,
} from '../fixtures/test-context.ts';
import { anExperience, aPolicyRule, aShift, aVenue } from '../fixtures/venue.ts';
import { move } from './booking-fixtures.ts';

const LINK = /^https:\/\/book\.test\/manage\/([0-9a-f-]{36})#([A-Za-z0-9_-]{43})$/;

function openContext(overrides: Partial<Venue> = {}): Promise<TestServer> {
  return openTestServer({
    venue: aVenue({ cancellationPolicies: [aPolicyRule()], ...overrides }),
  });
}

async function book({ partner }: TestServer, overrides = {}, headers = {}) {
  const body = aBookingRequest({ pax: 4, ...overrides });
  const answer = await partner({ method: 'POST', path: '/bookings', body, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('a booking with a policy', () => {
  test('200 with the policy, and the page to sign it in redirectUrl', async () => {
    const server = await openContext();
    const { uuid, redirectUrl, cancellationPolicy } = await book(server);
    expect(redirectUrl).toMatch(LINK);
    expect(LINK.exec(redirectUrl)?.[1]).toBe(uuid);
    expect(cancellationPolicy).toEqual({
      id: 9,
      status: 'PENDING_SIGNATURE',
      type: 'CARD_GUARANTEE',
      amountType: 'PER_PERSON',
      amount: 2000,
      currency: 'EUR',
      cancellationNoticeHours: 24,
      signDeadlineAt: '2030-01-16T14:00:00+01:00',
      signedAt: null,
      signedFromIp: null,
      endedAt: null,
      endedBy: null,
      chargeStatus: 'NOT_CHARGED',
      refundStatus: null,
      cancellationFeeAmount: 8000,
      chargedAmount: 0,
      refundedAmount: 0,
      guaranteedPax: 4,
    });
  });

  test('200 with a token for the booking on our own page', async () => {
    const server = await openContext();
    const { uuid, redirectUrl } = await book(server);
    const headers = {
      origin: PUBLIC_URL,
      'service-manage-token': LINK.exec(redirectUrl)?.[2] ?? '',
    };
    const url = `/widget/v3/bookings/${uuid}/policy/sign`;
    const signed = await server.app.inject({ method: 'PUT', url, headers });
    expect(signed.json().cancellationPolicy, signed.body).toMatchObject({ status: 'SIGNED' });
  });

  test('200 with the same link for the same Idempotency-Key', async () => {
    const server = await openContext();
    const headers = { 'idempotency-key': 'k' };
    const first = await book(server, {}, headers);
    expect(await book(server, {}, headers)).toEqual(first);
    const rows = await server.context.store.read((db) =>
      db.selectFrom('idempotency_keys').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(LINK.exec(first.redirectUrl)?.[2]);
  });

  test("200 with the venue's redirectUrl, and the page to sign the policy in Location", async () => {
    const server = await openContext({ redirectUrl: 'https://casa.example/thanks' });
    const send = (pax: number, headers = {}) => {
      const body = aBookingRequest({ pax });
      return server.partner({ method: 'POST', path: '/bookings', body, headers });
    };
    const headers = { 'idempotency-key': 'k' };
    for (const answer of [await send(4, headers), await send(4, headers)]) {
      expect(answer.json()).toMatchObject({
        redirectUrl: 'https://casa.example/thanks',
        cancellationPolicy: { status: 'PENDING_SIGNATURE' },
      });
      const [, uuid, token = ''] = LINK.exec(String(answer.headers.location)) ?? [];
      expect(uuid).toBe(answer.json().uuid);
      const signed = await server.app.inject({
        method: 'PUT',
        url: `/widget/v3/bookings/${uuid}/policy/sign`,
        headers: { origin: PUBLIC_URL, 'service-manage-token': token },
      });
      expect(signed.json().cancellationPolicy, signed.body).toMatchObject({ status: 'SIGNED' });
    }
    expect((await send(2)).headers).not.toHaveProperty('location');
  });

  test('200 without Location when redirectUrl is the page to sign', async () => {
    const server = await openContext();
    const body = aBookingRequest({ pax: 4 });
    const answer = await server.partner({ method: 'POST', path: '/bookings', body });
    expect(answer.headers).not.toHaveProperty('location');
  });

  test('only the first response has the link', async () => {
    const server = await openContext();
    const { uuid } = await book(server);
    const read = await server.partner({ path: `/bookings/${uuid}` });
    expect(read.json().redirectUrl).toBeNull();
  });

  test('200 with the policy for REQUESTED too, so that the venue sees the signature before it confirms', async () => {
    const server = await openContext();
    const { cancellationPolicy, redirectUrl } = await book(server, { status: 'REQUESTED' });
    expect(cancellationPolicy.status).toBe('PENDING_SIGNATURE');
    expect(redirectUrl).toMatch(LINK);
  });
});

describe('on the wait list, where there is no table to sign for', () => {
  const HOUR = 3_600_000;

  async function join(overrides: Partial<Venue> = {}, request = {}) {
    const server = await openContext({ shifts: [aShift({ hasWaitList: true })], ...overrides });
    const status = 'PENDING_WAIT_LIST_BOOKING';
    return { server, joined: await book(server, { status, ...request }) };
  }

  async function asDiner({ context, app }: TestServer, uuid: string) {
    const token = await context.store.write(null, (db) => issueManageToken({ context, db }, uuid));
    const headers = { origin: PUBLIC_URL, 'service-manage-token': token };
    const url = `/widget/v3/bookings/${uuid}`;
    return {
      read: async () => (await app.inject({ url, headers })).json(),
      put: (path: string, payload?: object) =>
        app.inject({ method: 'PUT', url: `${url}${path}`, headers, ...(payload && { payload }) }),
    };
  }

  test('200 without a policy, and without a page to sign it', async () => {
    const { server, joined } = await join();
    expect([joined.cancellationPolicy, joined.redirectUrl]).toEqual([null, null]);
    const diner = await asDiner(server, joined.uuid);
    expect((await diner.read()).cancellationPolicy).toBeNull();
  });

  test('409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING for a signature', async () => {
    const { server, joined } = await join();
    const answer = await (await asDiner(server, joined.uuid)).put('/policy/sign');
    expect([answer.statusCode, answer.json().code]).toEqual([
      409,
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
    ]);
  });

  test('200 still without one after another party or another time', async () => {
    const { server, joined } = await join();
    for (const body of [{ pax: 5 }, { time: '21:00:00' }]) {
      const path = `/bookings/${joined.uuid}`;
      const changed = await server.partner({ method: 'PUT', path, body });
      expect(changed.json(), changed.body).toMatchObject({
        cancellationPolicy: null,
        redirectUrl: null,
      });
    }
  });

  test('200 with the whole time to sign, and the page for it, once there is a table', async () => {
    const { server, joined } = await join();
    server.setNow(NOON + 5 * HOUR);
    const path = `/bookings/${joined.uuid}/status`;
    const body = { status: 'CONFIRMED' };
    const confirmed = (await server.partner({ method: 'PUT', path, body })).json();
    expect(confirmed.cancellationPolicy).toMatchObject({
      status: 'PENDING_SIGNATURE',
      signDeadlineAt: '2030-01-16T19:00:00+01:00',
    });
    expect(confirmed.redirectUrl).toMatch(LINK);
  });

  test('200 with the page for staff who give the table, too', async () => {
    const { server, joined } = await join();
    const { cancellationPolicy, redirectUrl } = (
      await move(server, joined.uuid, 'CONFIRMED')
    ).json();
    expect(cancellationPolicy.status).toBe('PENDING_SIGNATURE');
    expect(redirectUrl).toMatch(LINK);
  });

  test('200 with the policy of the time that a guest takes after a missed offer', async () => {
    const { server, joined } = await join({
      cancellationPolicies: [aPolicyRule({ signWithinMinutes: 30 })],
    });
    const diner = await asDiner(server, joined.uuid);
    const other = { answer: 'CLAIM', date: TODAY, time: '21:00:00', floorPlanAreaId: null };
    const claimed = await diner.put('/offer', other);
    expect(claimed.json(), claimed.body).toMatchObject({
      status: 'CONFIRMED',
      cancellationPolicy: { status: 'PENDING_SIGNATURE' },
      redirectUrl: null,
    });
  });

  test('200 with time to sign for a request that the venue answers after the deadline', async () => {
    const server = await openContext();
    const { uuid } = await book(server, { status: 'REQUESTED' });
    server.setNow(NOON + 3 * HOUR);
    const { cancellationPolicy, redirectUrl } = (await move(server, uuid, 'CONFIRMED')).json();
    expect(cancellationPolicy).toMatchObject({
      status: 'PENDING_SIGNATURE',
      signDeadlineAt: '2030-01-16T17:00:00+01:00',
    });
    expect(redirectUrl).toMatch(LINK);
  });
});

test.each([
  ['a smaller party', {}, { pax: 3 }],
  ['another shift', { cancellationPolicies: [aPolicyRule({ shiftIds: ['LUNCH'] })] }, {}],
])('200 without a policy, and without redirectUrl, for %s', async (_, venue, request) => {
  const { cancellationPolicy, redirectUrl } = await book(await openContext(venue), request);
  expect([cancellationPolicy, redirectUrl]).toEqual([null, null]);
});

test('200 with the policy of the experience', async () => {
  const server = await openContext({
    shifts: [aShift({ experienceIds: [7] })],
    experiences: [anExperience()],
    cancellationPolicies: [
      aPolicyRule({
        type: 'DEPOSIT',
        amountType: 'PER_BOOKING',
        minCovers: 1,
        shiftIds: [],
        experienceIds: [7],
      }),
    ],
  });
  const experience = { id: 7, tickets: 2 };
  const withIt = await book(server, { pax: 2, experience });
  expect(withIt.cancellationPolicy).toMatchObject({ type: 'DEPOSIT', cancellationFeeAmount: 2000 });
  expect((await book(server, { pax: 2 })).cancellationPolicy).toBeNull();
});

test('children count where the venue separates them', async () => {
  const server = await openContext();
  const { cancellationPolicy } = await book(server, { pax: 2, paxChildren: 2 });
  expect(cancellationPolicy.guaranteedPax).toBe(4);
});

describe('a change of the booking', () => {
  const change = async ({ partner }: TestServer, uuid: string, body: object) => {
    const answer = await partner({ method: 'PUT', path: `/bookings/${uuid}`, body });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  test('200 with the page in redirectUrl when the change makes a signature necessary', async () => {
    const server = await openContext();
    const { uuid } = await book(server, { pax: 2 });
    const grown = await change(server, uuid, { pax: 4 });
    expect(grown.cancellationPolicy.status).toBe('PENDING_SIGNATURE');
    expect(LINK.exec(grown.redirectUrl)?.[1]).toBe(uuid);
    const later = await change(server, uuid, { time: '21:00:00' });
    expect([later.redirectUrl, later.cancellationPolicy.status]).toEqual([
      null,
      'PENDING_SIGNATURE',
    ]);
  });

  test('200 with a new page to sign after the first deadline', async () => {
    const server = await openContext();
    const { uuid } = await book(server);
    server.setNow(NOON + 3 * 3_600_000);
    const moved = await change(server, uuid, { time: '21:00:00' });
    expect(moved.cancellationPolicy.status).toBe('PENDING_SIGNATURE');
    expect(moved.redirectUrl).toMatch(LINK);
  });

  test('200 without a page when the change requires no signature', async () => {
    const server = await openContext();
    const { uuid } = await book(server, { pax: 2 });
    expect((await change(server, uuid, { time: '21:00:00' })).redirectUrl).toBeNull();
  });
});

describe('status moves', () => {
  test('the policy is ENDED by the venue when staff cancel', async () => {
    const server = await openContext();
    const { uuid } = await book(server);
    const { cancellationPolicy } = (await move(server, uuid, 'CANCELED')).json();
    expect(cancellationPolicy).toMatchObject({ status: 'ENDED', endedBy: 'VENUE' });
  });

  test.each(['/cancel', '/status'])(
    'the policy is ENDED by the customer when a partner sends %s',
    async (path) => {
      const server = await openContext();
      const { uuid } = await book(server);
      const body = { cancelReason: 'OTHER', status: 'CANCELED' };
      const answer = await server.partner({
        method: 'PUT',
        path: `/bookings/${uuid}${path}`,
        body,
      });
      expect(answer.json().cancellationPolicy).toMatchObject({
        status: 'ENDED',
        endedBy: 'CUSTOMER',
        endedAt: '2030-01-16T12:00:00+01:00',
      });
    },
  );
});
