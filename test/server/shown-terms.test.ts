import { describe, expect, test } from 'vitest';
import type { ShownTerms } from '../../src/contract/widget/shown-terms.ts';
import type { Venue } from '../../src/domain/venue.ts';
import { issueManageToken } from '../../src/operations/bookings/manage-token.ts';
import { importVenue } from '../../src/operations/venues/import-venue.ts';
import { aBookingRequest, openTestServer, PUBLIC_URL, TODAY } from '../fixtures/test-context.ts';
import { aPolicyRule, aShift, aVenue } from '../fixtures/venue.ts';
import { expectProblem } from './expect-response.ts';

/** Bookings on the terms that the page has shown, while the owner changes the policy. */

const OUTDATED = 'CANCELLATION_POLICY_IS_OUTDATED';
const RULE = aPolicyRule({ minCovers: 1 });

/** The terms of a card guarantee for two, as the page has them from `start`. */
const SHOWN: NonNullable<ShownTerms> = {
  type: 'CARD_GUARANTEE',
  amountType: 'PER_PERSON',
  amount: 2000,
  currency: 'EUR',
  cancellationNoticeHours: 24,
  signWithinMinutes: 120,
  cancellationFeeAmount: 4000,
};

type Policies = Venue['cancellationPolicies'];

async function openVenue(cancellationPolicies: Policies) {
  const venue = aVenue({ cancellationPolicies, shifts: [aShift({ hasWaitList: true })] });
  const server = await openTestServer({ venue });
  const { context, app } = server;
  return {
    ...server,
    change: (to: Partial<Venue>) => importVenue(context, { ...venue, ...to }),
    book: (shownTerms?: ShownTerms, overrides: object = {}) =>
      server.widget({
        method: 'POST',
        path: '/bookings',
        body: { ...aBookingRequest(), ...overrides, shownTerms },
        headers: { 'idempotency-key': 'one-booking' },
      }),
    /** Every row of a booking, and of who made it. */
    countRows: () =>
      context.store.read(async (db) => {
        const tables = ['bookings', 'customers', 'journal', 'idempotency_keys'] as const;
        const counted = tables.map((table) => db.selectFrom(table).selectAll().execute());
        return (await Promise.all(counted)).map(({ length }) => length);
      }),
    /** Requests from the page of a booking. */
    page: async (uuid: string) => {
      const token = await context.store.write(null, (db) =>
        issueManageToken({ context, db }, uuid),
      );
      const headers = { origin: PUBLIC_URL, 'service-manage-token': token };
      const url = `/widget/v3/bookings/${uuid}`;
      return {
        read: async () => (await app.inject({ url, headers })).json(),
        put: (path: string, payload: object) =>
          app.inject({ method: 'PUT', url: url + path, headers, payload }),
      };
    },
  };
}

describe('create-booking', () => {
  test.each<[string, Policies, Partial<Venue>, ShownTerms]>([
    ['another amount', [RULE], { cancellationPolicies: [{ ...RULE, amount: 2500 }] }, SHOWN],
    [
      'another notice',
      [RULE],
      { cancellationPolicies: [{ ...RULE, cancellationNoticeHours: 48 }] },
      SHOWN,
    ],
    ['another type', [RULE], { cancellationPolicies: [{ ...RULE, type: 'DEPOSIT' }] }, SHOWN],
    [
      'less time to sign',
      [RULE],
      { cancellationPolicies: [{ ...RULE, signWithinMinutes: 60 }] },
      SHOWN,
    ],
    ['another currency', [RULE], { currency: 'GBP' }, SHOWN],
    ['a policy where none was shown', [], { cancellationPolicies: [RULE] }, null],
  ])(
    `409 ${OUTDATED} for %s; nothing is written, and the key books on the new terms`,
    async (_, before, after, shown) => {
      const { change, book, countRows, widget } = await openVenue(before);
      await change({ cancellationPolicies: before, ...after });
      const rows = await countRows();
      expectProblem(await book(shown), 409, OUTDATED);
      expect(await countRows()).toEqual(rows);

      const { venue } = (await widget({ path: '/start' })).json();
      const [rule] = venue.cancellationPolicies;
      const { type, amountType, amount, cancellationNoticeHours, signWithinMinutes } = rule;
      const booked = await book({
        type,
        amountType,
        amount,
        currency: venue.currency,
        cancellationNoticeHours,
        signWithinMinutes,
        cancellationFeeAmount: 2 * amount,
      });
      expect(booked.json(), booked.body).toMatchObject({
        status: 'CONFIRMED',
        cancellationPolicy: { type, amount, currency: venue.currency, cancellationNoticeHours },
      });
    },
  );

  test(`409 ${OUTDATED} for the fee of another party`, async () => {
    const { book } = await openVenue([RULE]);
    expectProblem(await book(SHOWN, { pax: 3 }), 409, OUTDATED);
  });

  test('200 on the terms that were shown, also if another policy has the same ones', async () => {
    const { change, book } = await openVenue([RULE]);
    await change({ cancellationPolicies: [{ ...RULE, id: 10, minCovers: 2 }] });
    expect((await book(SHOWN)).json().cancellationPolicy).toMatchObject({ id: 10 });
  });

  test('200 without a policy if the owner has removed it: there is nothing to read', async () => {
    const { change, book } = await openVenue([RULE]);
    await change({ cancellationPolicies: [] });
    expect((await book(SHOWN)).json()).toMatchObject({ cancellationPolicy: null });
  });

  test('200 on the wait list without terms', async () => {
    const { book } = await openVenue([RULE]);
    const joined = await book(null, { status: 'PENDING_WAIT_LIST_BOOKING' });
    expect(joined.statusCode, joined.body).toBe(200);
  });

  test('200 for a widget of the previous version, which sends no terms', async () => {
    const { book } = await openVenue([RULE]);
    expect((await book()).json().cancellationPolicy).toMatchObject({ amount: 2000 });
  });

  test('200 for a partner, whose requests have no such field', async () => {
    const { partner } = await openVenue([RULE]);
    const body = { ...aBookingRequest(), shownTerms: null };
    const booked = await partner({ method: 'POST', path: '/bookings', body });
    expect(booked.json().cancellationPolicy, booked.body).toMatchObject({ amount: 2000 });
  });

  test('200 with the same booking for a retry after other terms were shown', async () => {
    const { change, book } = await openVenue([RULE]);
    const first = await book(SHOWN);
    await change({ cancellationPolicies: [{ ...RULE, amount: 2500 }] });
    const retry = await book({ ...SHOWN, amount: 2500, cancellationFeeAmount: 5000 });
    expect(retry.body).toBe(first.body);
  });

  test('422 VALIDATION_ERROR for invalid terms', async () => {
    const { book } = await openVenue([RULE]);
    const answer = await book({ ...SHOWN, currency: 'none' as never, amount: 0.5 });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['shownTerms.amount', 'shownTerms.currency']);
  });
});

describe('answer-offer', () => {
  const CLAIM = { answer: 'CLAIM', date: TODAY, time: '21:00:00', floorPlanAreaId: null };

  async function join(policies: Policies) {
    const venue = await openVenue(policies);
    const joined = await venue.book(null, { status: 'PENDING_WAIT_LIST_BOOKING' });
    return { ...venue, ...(await venue.page(joined.json().uuid)) };
  }

  test(`409 ${OUTDATED} for a free time on other terms; the guests stay on the wait list`, async () => {
    const { change, read, put, countRows } = await join([]);
    await change({ cancellationPolicies: [RULE] });
    const rows = await countRows();
    expectProblem(await put('/offer', { ...CLAIM, shownTerms: null }), 409, OUTDATED);
    expect((await read()).status).toBe('PENDING_WAIT_LIST_BOOKING');
    expect(await countRows()).toEqual(rows);

    const claimed = await put('/offer', { ...CLAIM, shownTerms: SHOWN });
    expect(claimed.json(), claimed.body).toMatchObject({
      status: 'CONFIRMED',
      cancellationPolicy: { status: 'PENDING_SIGNATURE' },
    });
  });

  test('200 for a page of the previous version', async () => {
    const { put } = await join([RULE]);
    expect((await put('/offer', CLAIM)).json()).toMatchObject({ status: 'CONFIRMED' });
  });
});

describe('update-booking', () => {
  async function bookAndOpen(policies: Policies) {
    const venue = await openVenue(policies);
    const shown = policies.length > 0 ? SHOWN : null;
    const booked = await venue.book(shown);
    return { ...venue, ...(await venue.page(booked.json().uuid)) };
  }
  const FOR_FOUR = { ...SHOWN, cancellationFeeAmount: 8000 };

  test(`409 ${OUTDATED} for a change that brings other terms than were shown; nothing changes`, async () => {
    const { change, read, put, countRows } = await bookAndOpen([]);
    await change({ cancellationPolicies: [RULE] });
    const [before, rows] = [await read(), await countRows()];
    expectProblem(await put('', { pax: 4, shownTerms: null }), 409, OUTDATED);
    expectProblem(await put('', { pax: 4, shownTerms: SHOWN }), 409, OUTDATED);
    expect(await read()).toEqual(before);
    expect(await countRows()).toEqual(rows);

    const changed = await put('', { pax: 4, shownTerms: FOR_FOUR });
    expect(changed.json(), changed.body).toMatchObject({
      pax: 4,
      cancellationPolicy: { cancellationFeeAmount: 8000 },
    });
  });

  test('200 for a signed booking that keeps its signature, whatever the current policy is', async () => {
    const { change, put } = await bookAndOpen([RULE]);
    await put('/policy/sign', {});
    await change({ cancellationPolicies: [{ ...RULE, amount: 1500 }] });
    const moved = await put('', { time: '21:00:00', shownTerms: null });
    expect(moved.json().cancellationPolicy, moved.body).toMatchObject({
      status: 'SIGNED',
      cancellationFeeAmount: 4000,
    });
  });

  test('200 for a change that needs no other table, and for a page of the previous version', async () => {
    const { change, put } = await bookAndOpen([]);
    await change({ cancellationPolicies: [RULE] });
    const noted = await put('', { hasAllergies: false, shownTerms: null });
    expect(noted.json().cancellationPolicy, noted.body).toBe(null);
    const grown = await put('', { pax: 4 });
    expect(grown.json().cancellationPolicy, grown.body).toMatchObject({ guaranteedPax: 4 });
  });
});
