import { describe, expect, test } from 'vitest';
import { eraseCustomer } from '../../src/operations/customers/erase-customer.ts';
import { forgetHolds } from '../../src/operations/holds/forget-holds.ts';
import { renderMessage } from '../../src/operations/messages/render-message.ts';
import { importVenue } from '../../src/operations/venues/import-venue.ts';
import { listDayTexts } from '../../src/store/day-texts.ts';
import { listHolds } from '../../src/store/table-holds.ts';
import { listNextChecks } from '../../src/store/wait-list-checks.ts';
import { NOON, openTestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { aShift, aTable, aVenue } from '../fixtures/venue.ts';
import {
  asDiner,
  aVenueThatOffers,
  book,
  cancel,
  find,
  join,
  look,
  lookOnce,
  openWaitList,
  stateOf,
  told,
} from '../operations/wait-list/wait-list-server.ts';
import { expectProblem, expectRules } from './expect-response.ts';

const MINUTE = 60_000;

/** A full evening with a party on the wait list, for which a table has just become free. */
async function offered() {
  const server = await openWaitList();
  const taken = await book(server);
  const first = await join(server);
  await cancel(server, taken);
  await look(server);
  expect(await stateOf(server, first)).toBe('OFFERED');
  return { server, first };
}

async function dueChecks(server: Awaited<ReturnType<typeof openWaitList>>) {
  return server.context.store.read((db) => listNextChecks(db, 10));
}

describe('who is offered a table', () => {
  test('the first who joined, by mail, for ten minutes; then the next', async () => {
    const server = await openWaitList();
    const taken = await book(server);
    const first = await join(server);
    server.setNow(NOON + MINUTE);
    const second = await join(server);
    await look(server);
    expect(await stateOf(server, first)).toBe('WAITING');

    await cancel(server, taken);
    expect(await look(server)).toBe(NOON + 11 * MINUTE);
    expect((await find(server, first)).waitList).toEqual({
      joinedAt: NOON,
      state: 'OFFERED',
      offer: { offeredAt: NOON + MINUTE, endsAt: NOON + 11 * MINUTE, tableIds: [1] },
      skipReason: null,
    });
    expect(await told(server, first)).toEqual(['WAIT_LIST_JOINED', 'OFFERED']);
    expect(await stateOf(server, second)).toBe('WAITING');

    server.setNow(NOON + 11 * MINUTE);
    await look(server);
    expect(await stateOf(server, first)).toBe('LAPSED');
    expect(await told(server, first)).toContain('OFFER_EXPIRED');
    expect(await stateOf(server, second)).toBe('OFFERED');

    server.setNow(NOON + 21 * MINUTE);
    await look(server);
    expect(await stateOf(server, second)).toBe('LAPSED');
    expect(await stateOf(server, first)).toBe('LAPSED');
    expect(await dueChecks(server)).toEqual([]);
  });

  test('a day without a wait list is not checked', async () => {
    const server = await openWaitList();
    await cancel(server, await book(server));
    expect(await dueChecks(server)).toEqual([]);
  });

  test('nobody by itself where the venue does not want it, or no mail is sent', async () => {
    for (const options of [
      { venue: aVenueThatOffers({ waitList: aVenue().waitList }), mailDelivery: 'ON' as const },
      { venue: aVenueThatOffers(), mailDelivery: 'OFF' as const },
    ]) {
      const server = await openTestServer(options);
      const taken = await book(server);
      const first = await join(server);
      await cancel(server, taken);
      await look(server);
      expect(await stateOf(server, first)).toBe('WAITING');
      await server.close();
    }
  });

  test('not those without an address: they keep their place, and the next is asked', async () => {
    const server = await openWaitList();
    const taken = await book(server);
    const silent = await join(server, { email: null });
    server.setNow(NOON + MINUTE);
    const reachable = await join(server);
    await cancel(server, taken);
    await look(server);
    expect(await stateOf(server, silent)).toBe('WAITING');
    expect(await stateOf(server, reachable)).toBe('OFFERED');
  });

  test.each([
    ['the party becomes a no-show', { path: 'status', body: { status: 'NO_SHOW' } }],
    ['staff move the booking to another day', { path: '', body: { date: TOMORROW } }],
  ])('somebody when %s', async (_, { path, body }) => {
    const server = await openWaitList();
    const taken = await book(server);
    const first = await join(server);
    await server.staff({
      method: 'PUT',
      path: `/bookings/${taken}/${path}`.replace(/\/$/, ''),
      body,
    });
    await look(server);
    expect(await stateOf(server, first)).toBe('OFFERED');
  });

  test('somebody when a shorter stay leaves time enough', async () => {
    const server = await openWaitList();
    const taken = await book(server);
    const first = await join(server, { time: '21:00:00' });
    await look(server);
    expect(await stateOf(server, first)).toBe('WAITING');
    const body = { turnMinutes: 60 };
    await server.staff({ method: 'PUT', path: `/bookings/${taken}`, body });
    await look(server);
    expect(await stateOf(server, first)).toBe('OFFERED');
  });

  test('somebody when the venue gets another table', async () => {
    const server = await openWaitList();
    await book(server);
    const first = await join(server);
    await importVenue(server.context, { ...server.venue, tables: [aTable(1), aTable(2)] });
    await look(server);
    expect((await find(server, first)).waitList?.offer?.tableIds).toEqual([2]);
  });

  test('somebody when a visitor leaves the form, or the hold ends by itself', async () => {
    for (const isLeft of [true, false]) {
      const server = await openWaitList();
      const body = { date: TODAY, time: '20:00:00', pax: 2, paxChildren: 0 };
      const held = await server.widget({ method: 'POST', path: '/holds', body });
      const { secret: holdSecret } = held.json().hold;
      const first = await join(server);
      const nextAt = await look(server);
      expect(await stateOf(server, first)).toBe('WAITING');
      expect(nextAt).toBe(NOON + 5 * MINUTE);
      if (isLeft)
        await server.widget({ method: 'POST', path: '/holds/release', body: { holdSecret } });
      else server.setNow(NOON + 5 * MINUTE);
      await look(server);
      expect(await stateOf(server, first)).toBe('OFFERED');
      await server.close();
    }
  });

  test('a party of another work day that needs the same table after midnight', async () => {
    const night = aShift({ firstBookingTime: '03:00:00', lastBookingTime: '04:30:00' });
    const morning = aShift({
      id: 'EARLY',
      firstBookingTime: '05:00:00',
      lastBookingTime: '06:00:00',
    });
    const server = await openWaitList(aVenueThatOffers({ shifts: [night, morning] }));
    const taken = await book(server, { time: '04:30:00' });
    const first = await join(server, { date: TOMORROW, time: '05:00:00' });
    await look(server);
    expect(await stateOf(server, first)).toBe('WAITING');
    await cancel(server, taken);
    await look(server);
    expect(await stateOf(server, first)).toBe('OFFERED');
  });
});

describe('an offer', () => {
  test('keeps the table from everybody else until it ends, also while the booking changes', async () => {
    const { server, first } = await offered();
    await server.staff({
      method: 'PUT',
      path: `/bookings/${first}`,
      body: { privateNotes: 'By the window' },
    });
    const body = { date: TODAY, time: '20:00:00', pax: 2, paxChildren: 0, status: 'CONFIRMED' };
    const other = () =>
      server.widget({
        method: 'POST',
        path: '/availability/work-days/2030-01-16/time-slots/20:00:00',
        body,
      });
    expect((await other()).json().availability.code).toBe('FULL');
    const texts = await server.context.store.read((db) =>
      listDayTexts(db, { accountId: server.venue.accountId, from: TODAY, to: TODAY }),
    );
    expect(texts[0]?.stored).toContain('"hold":{"kind":"OFFER"');
    server.setNow(NOON + 10 * MINUTE);
    expect((await other()).json().availability.code).toBe('AVAILABLE');
  });

  test('ends when the party or staff change what it asks for', async () => {
    const { server, first } = await offered();
    const path = `/bookings/${first}`;
    await server.staff({ method: 'PUT', path, body: { time: '21:30:00' } });
    const { accountId } = server.venue;
    expect(await server.context.store.read((db) => listHolds(db, accountId, TODAY))).toEqual([]);
    await look(server);
    expect((await find(server, first)).waitList?.offer).not.toBeNull();
  });

  test('ends when its table leaves the document, and its party is next for another', async () => {
    const { server, first } = await offered();
    await importVenue(server.context, { ...server.venue, tables: [aTable(2)] });
    await look(server);
    expect((await find(server, first)).waitList?.offer?.tableIds).toEqual([2]);
  });

  test('says in the mail until when it stands, by the clock of the venue', async () => {
    const { server, first } = await offered();
    const booking = await find(server, first);
    const rendered = await server.context.store.write(server.venue.accountId, (db) =>
      renderMessage(
        { context: server.context, db },
        { id: 'm', kind: 'OFFERED', lane: 'GUEST' },
        booking,
      ),
    );
    expect(rendered?.mail.subject).toMatch(/^A table for you at Casa Test/);
    expect(rendered?.mail.text).toMatch(/until .*12:10/);
  });

  test('is forgotten with its guest', async () => {
    const { server, first } = await offered();
    const { customerUuid } = await find(server, first);
    await eraseCustomer(server.context, customerUuid ?? '');
    const { accountId } = server.venue;
    expect(await server.context.store.read((db) => listHolds(db, accountId, TODAY))).toEqual([]);
    expect(await find(server, first)).toMatchObject({ status: 'CANCELED', waitList: null });
  });

  test('ends on time after the clock was set forward, and waits if it was set back', async () => {
    const { server, first } = await offered();
    server.stepClock(NOON - 60 * MINUTE);
    await look(server);
    expect(await stateOf(server, first)).toBe('OFFERED');
    server.stepClock(NOON + 60 * MINUTE);
    await look(server);
    expect(await stateOf(server, first)).toBe('LAPSED');
  });

  test('is ended by the next process after its hold was tidied away', async () => {
    const { server, first } = await offered();
    server.setNow(NOON + 30 * MINUTE);
    await forgetHolds(server.context);
    await lookOnce(server);
    expect(await stateOf(server, first)).toBe('LAPSED');
  });
});

describe('the diner', () => {
  test('sees the place in the order, and the offer with its end', async () => {
    const { server, first } = await offered();
    server.setNow(NOON + MINUTE);
    const second = await join(server);
    expect(await (await asDiner(server, first)).place()).toEqual({
      state: 'OFFERED',
      place: 1,
      joinedAt: '2030-01-16T12:00:00+01:00',
      offeredUntil: '2030-01-16T12:10:00+01:00',
    });
    expect(await (await asDiner(server, second)).place()).toMatchObject({
      state: 'WAITING',
      place: 2,
      offeredUntil: null,
    });
    server.setNow(NOON + 10 * MINUTE);
    expect(await (await asDiner(server, first)).place()).toMatchObject({
      state: 'LAPSED',
      offeredUntil: null,
    });
  });

  test('200 and CONFIRMED at the offered table, to the last moment; pressing again changes nothing', async () => {
    const { server, first } = await offered();
    server.setNow(NOON + 10 * MINUTE - 1);
    const { answer, place } = await asDiner(server, first);
    const claimed = await answer('CLAIM');
    expect(claimed.json()).toMatchObject({ status: 'CONFIRMED' });
    expect(await find(server, first)).toMatchObject({ tableIds: [1], waitList: null });
    expect((await answer('CLAIM')).headers.etag).toBe(claimed.headers.etag);
    expect(await place()).toBeNull();
    expect(await told(server, first)).toContain('CONFIRMED');
    const { accountId } = server.venue;
    expect(await server.context.store.read((db) => listHolds(db, accountId, TODAY))).toEqual([]);
  });

  test('200 after the end if a table is free anyway', async () => {
    const { server, first } = await offered();
    server.setNow(NOON + 11 * MINUTE);
    const { answer } = await asDiner(server, first);
    expect((await answer('CLAIM')).json()).toMatchObject({ status: 'CONFIRMED' });
  });

  test('409 NO_AVAILABLE_SLOT after the end if the table is taken', async () => {
    const { server, first } = await offered();
    server.setNow(NOON + 11 * MINUTE);
    await look(server);
    await book(server);
    const { answer } = await asDiner(server, first);
    expectProblem(await answer('CLAIM'), 409, 'NO_AVAILABLE_SLOT');
    expect(await stateOf(server, first)).toBe('LAPSED');
  });

  test('200 and CONFIRMED at another free time, also of another day, when the offered table has gone', async () => {
    for (const [date, other] of [
      [TODAY, { date: TODAY, time: '22:00:00' }],
      [TOMORROW, { date: TOMORROW, time: '20:30:00' }],
    ] as const) {
      const { server, first } = await offered();
      server.setNow(NOON + 11 * MINUTE);
      await look(server);
      await book(server);
      const { answer, place } = await asDiner(server, first);
      expectProblem(await answer('CLAIM'), 409, 'NO_AVAILABLE_SLOT');
      const claimed = await answer('CLAIM', other);
      expect(claimed.json()).toMatchObject({ status: 'CONFIRMED' });
      expect(claimed.json().bookingAt).toContain(`${date}T${other.time}`);
      expect(await find(server, first)).toMatchObject({
        workDay: date,
        tableIds: [1],
        waitList: null,
      });
      expect(await place()).toBeNull();
      expect(await told(server, first)).toContain('CONFIRMED');
      expect((await answer('CLAIM', other)).headers.etag).toBe(claimed.headers.etag);
      await server.close();
    }
  });

  test('200 for another time instead of an offer that stands, which goes to the next', async () => {
    const { server, first } = await offered();
    server.setNow(NOON + MINUTE);
    const second = await join(server);
    const { answer } = await asDiner(server, first);
    const claimed = await answer('CLAIM', { date: TODAY, time: '22:00:00' });
    expect(claimed.json()).toMatchObject({ status: 'CONFIRMED' });
    await look(server);
    expect(await stateOf(server, second)).toBe('OFFERED');
  });

  test('409 NO_AVAILABLE_SLOT for another time that is taken, 409 BOOKING_AT_NOT_ALLOWED_TIME_WINDOW for one that is past', async () => {
    const { server, first } = await offered();
    await book(server, { date: TOMORROW });
    const { answer } = await asDiner(server, first);
    const taken = await answer('CLAIM', { date: TOMORROW, time: '20:30:00' });
    expectProblem(taken, 409, 'NO_AVAILABLE_SLOT');
    const past = await answer('CLAIM', { date: '2030-01-15', time: '20:30:00' });
    expectProblem(past, 409, 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW');
    expect(await stateOf(server, first)).toBe('OFFERED');
  });

  test('422 VALIDATION_ERROR for a time without a day, or with another answer', async () => {
    const { server, first } = await offered();
    const { answer } = await asDiner(server, first);
    for (const [what, more] of [
      ['CLAIM', { time: '20:30:00' }],
      ['CLAIM', { date: TODAY }],
      ['DECLINE', { date: TODAY, time: '20:30:00' }],
    ] as const)
      expectProblem(await answer(what, more), 422, 'VALIDATION_ERROR', ['time']);
  });

  test('409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING for a claim without an offer', async () => {
    const server = await openWaitList();
    await book(server);
    const { answer } = await asDiner(server, await join(server));
    expectProblem(await answer('CLAIM'), 409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
  });

  test('declines, and is asked again only after asking', async () => {
    const { server, first } = await offered();
    const { answer } = await asDiner(server, first);
    expect((await answer('DECLINE')).statusCode).toBe(200);
    await look(server);
    expect(await stateOf(server, first)).toBe('DECLINED');
    expect(await told(server, first)).not.toContain('OFFER_EXPIRED');
    expect((await answer('ASK_AGAIN')).statusCode).toBe(200);
    await look(server);
    expect(await stateOf(server, first)).toBe('OFFERED');
  });

  test('asks again after the end before anybody wrote that down', async () => {
    const { server, first } = await offered();
    server.setNow(NOON + 11 * MINUTE);
    const { answer } = await asDiner(server, first);
    expect((await answer('ASK_AGAIN')).statusCode).toBe(200);
    await look(server);
    expect((await find(server, first)).waitList?.offer?.endsAt).toBe(NOON + 21 * MINUTE);
  });

  test('422 VALIDATION_ERROR for another answer, and nobody answers for another booking', async () => {
    const { server, first } = await offered();
    const { answer } = await asDiner(server, first);
    expectProblem(await answer('MAYBE'), 422, 'VALIDATION_ERROR');
    const stranger = await server.widget({
      method: 'PUT',
      path: `/bookings/${first}/offer`,
      body: { answer: 'CLAIM' },
    });
    expect(stranger.statusCode).toBeGreaterThanOrEqual(400);
    expect(await stateOf(server, first)).toBe('OFFERED');
  });
});

test('200 says of a canceled booking whether its guests waited, whoever canceled it', async () => {
  const server = await openWaitList();
  const taken = await book(server);
  const [left, removed] = [await join(server), await join(server)];
  const leaving = await asDiner(server, left);
  expect(await leaving.hasLeft()).toBe(false);
  const answer = await server.widget({
    method: 'PUT',
    path: `/bookings/${left}/cancel`,
    headers: leaving.headers,
    body: { cancelReason: 'CHANGED_PLANS' },
  });
  expect(answer.statusCode).toBe(200);
  await cancel(server, removed);
  await cancel(server, taken);

  const answers = [left, removed, taken].map(async (uuid) =>
    (await asDiner(server, uuid)).hasLeft(),
  );
  expect(await Promise.all(answers)).toEqual([true, true, false]);
});

describe('staff', () => {
  const put = (
    server: Awaited<ReturnType<typeof openWaitList>>,
    uuid: string,
    what: string,
    body: unknown = {},
  ) => server.staff({ method: 'PUT', path: `/bookings/${uuid}/${what}`, body });

  test('offer a table to whom they choose, and withdraw the offer', async () => {
    const server = await openTestServer({
      venue: aVenueThatOffers({ waitList: aVenue().waitList }),
    });
    await join(server);
    const chosen = await join(server, { email: null });
    const made = await put(server, chosen, 'offer');
    expect(made.json().waitList).toEqual({
      state: 'OFFERED',
      joinedAt: '2030-01-16T12:00:00+01:00',
      offer: {
        tables: [expect.objectContaining({ id: 1, name: 'T1' })],
        offeredAt: '2030-01-16T12:00:00+01:00',
        endsAt: '2030-01-16T12:10:00+01:00',
      },
      skipReason: null,
    });
    const withdrawn = await put(server, chosen, 'offer/withdraw');
    expect(withdrawn.json().waitList).toMatchObject({ state: 'WITHDRAWN', offer: null });
    const again = await put(server, chosen, 'offer/withdraw');
    expect(again.headers.etag).toBe(withdrawn.headers.etag);
  });

  test('200 for an offer by hand at a time that guests can no longer book, which they can take', async () => {
    const server = await openWaitList(aVenueThatOffers({ minAdvanceMinutes: 60 }));
    const first = await join(server);
    server.setNow(NOON + 7.5 * 60 * MINUTE);
    await look(server);
    expect(await stateOf(server, first)).toBe('WAITING');
    const made = await put(server, first, 'offer');
    expect(made.json().waitList).toMatchObject({
      state: 'OFFERED',
      offer: { tables: [{ name: 'T1' }], endsAt: '2030-01-16T19:40:00+01:00' },
    });
    const { answer } = await asDiner(server, first);
    expect((await answer('CLAIM')).json()).toMatchObject({ status: 'CONFIRMED' });
  });

  test('200 for an offer by hand to a party without an area, although the shift offers some by now', async () => {
    const server = await openWaitList();
    const first = await join(server);
    const { venue, context } = server;
    const shifts = venue.shifts.map((shift) => ({ ...shift, floorPlanAreaIds: [1] }));
    await importVenue(context, { ...venue, shifts });
    const made = await put(server, first, 'offer');
    expect(made.json().waitList).toMatchObject({
      state: 'OFFERED',
      offer: { tables: [{ name: 'T1' }] },
    });
  });

  test('409 NO_AVAILABLE_SLOT for an offer by hand without the high chairs that the party needs', async () => {
    const server = await openWaitList(aVenueThatOffers({ highChairs: 1 }));
    const needing = await join(server, { highChairs: 2 });
    const { detail } = expectProblem(await put(server, needing, 'offer'), 409, 'NO_AVAILABLE_SLOT');
    expect(detail).toContain('High chairs');
  });

  test('200 for an offer that two devices make at the same moment, of which the later one stands', async () => {
    const server = await openWaitList(aVenueThatOffers({ tables: [aTable(1), aTable(2)] }));
    const chosen = await join(server);
    expect((await put(server, chosen, 'offer', { tables: ['T1'] })).statusCode).toBe(200);
    expect((await put(server, chosen, 'offer', { tables: ['T2'] })).statusCode).toBe(200);
    const { accountId } = server.venue;
    const holds = await server.context.store.read((db) => listHolds(db, accountId, TODAY));
    expect(holds).toMatchObject([{ id: chosen, tableIds: [2] }]);
  });

  test('an offer by hand lapses without the wait list answering itself', async () => {
    const server = await openTestServer({
      venue: aVenueThatOffers({ waitList: aVenue().waitList }),
    });
    const chosen = await join(server);
    await put(server, chosen, 'offer');
    server.setNow(NOON + 10 * MINUTE);
    await look(server);
    expect(await stateOf(server, chosen)).toBe('LAPSED');
  });

  test('pass a party over with a reason, and put it back', async () => {
    const server = await openWaitList();
    const taken = await book(server);
    const first = await join(server);
    const skipped = await put(server, first, 'skip', {
      isSkipped: true,
      reason: 'Called, wants 9',
    });
    expect(skipped.json().waitList).toMatchObject({
      state: 'SKIPPED',
      skipReason: 'Called, wants 9',
    });
    await cancel(server, taken);
    await look(server);
    expect(await stateOf(server, first)).toBe('SKIPPED');
    await put(server, first, 'skip', { isSkipped: false });
    await look(server);
    expect(await stateOf(server, first)).toBe('OFFERED');
    const log = await server.staff({ path: `/bookings/${first}/log` });
    expect(log.json().entries.map(({ operation }: { operation: string }) => operation)).toEqual([
      'offer-table',
      'skip-party',
      'skip-party',
      'create-booking',
    ]);
  });

  test('the rule OFFER stands against the offered table; set aside, the party is told', async () => {
    const { server, first } = await offered();
    const other = await join(server);
    const body = { status: 'CONFIRMED', tables: ['T1'] };
    const path = `/bookings/${other}/status`;
    const { headers } = await server.staff({ path: `/bookings/${other}` });
    const ifMatch = { 'if-match': String(headers.etag) };
    const refused = await server.staff({ method: 'PUT', path, body, headers: ifMatch });
    expect(refused.json()).toMatchObject({ status: 409, code: 'NO_AVAILABLE_SLOT' });
    expect(refused.json().rules).toEqual([
      { rule: 'OFFER', code: 'OFFERED', limit: 10, taken: null },
    ]);
    expect(refused.json().detail).toMatch(/is offered T1 .* until 12:10/);
    const forced = await server.staff({
      method: 'PUT',
      path,
      body: { ...body, force: ['OFFER'] },
      headers: ifMatch,
    });
    expect(forced.json()).toMatchObject({ status: 'CONFIRMED' });
    expect(await stateOf(server, first)).toBe('WAITING');
    expect(await told(server, first)).toContain('OFFER_EXPIRED');
  });

  test('a new booking by telephone at the offered table needs the rule set aside, too', async () => {
    const { server, first } = await offered();
    const body = {
      date: TODAY,
      time: '20:00:00',
      pax: 2,
      paxChildren: 0,
      status: 'CONFIRMED',
      tables: ['T1'],
      customer: { name: 'Call', phone: '+34600111222' },
      privacyTold: 'BY_PHONE',
    };
    const send = (more: object) =>
      server.staff({
        method: 'POST',
        path: '/bookings',
        body: { ...body, ...more },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    const refused = await send({});
    expect(refused.json()).toMatchObject({ rules: [{ rule: 'OFFER' }] });
    expect((await send({ force: ['OFFER'] })).statusCode).toBe(200);
    expect(await stateOf(server, first)).toBe('WAITING');
  });

  test('409 with OFFERED for a walk-in at the offered table, which says to whom it is offered', async () => {
    const { server } = await offered();
    const body = { pax: 2, paxChildren: 0, date: TODAY, time: '20:00:00', tables: ['T1'] };
    const refused = await server.staff({ method: 'POST', path: '/bookings/walk-ins', body });
    expectRules(refused, ['OFFERED']);
    expect(refused.json().detail).toMatch(
      /^Guest \d+ \(a party of 2\) is offered T1 .* until 12:10\./,
    );
  });

  test('409 BOOKING_STATUS_NOT_VALID for a booking that is not on the wait list', async () => {
    const server = await openWaitList();
    const booked = await book(server);
    for (const [what, body] of [
      ['offer', {}],
      ['offer/withdraw', {}],
      ['skip', { isSkipped: true }],
    ] as const)
      expectProblem(await put(server, booked, what, body), 409, 'BOOKING_STATUS_NOT_VALID');
  });

  test('409 NO_AVAILABLE_SLOT for an offer without a free table, 422 VALIDATION_ERROR for unknown fields', async () => {
    const server = await openWaitList();
    await book(server);
    const first = await join(server);
    expectProblem(await put(server, first, 'offer'), 409, 'NO_AVAILABLE_SLOT');
    expectProblem(await put(server, first, 'offer', { until: '21:00' }), 422, 'VALIDATION_ERROR');
  });

  test('409 BOOKING_AT_NOT_ALLOWED_TIME_WINDOW for an offer of a time that is past', async () => {
    const server = await openWaitList();
    const first = await join(server);
    server.setNow(NOON + 9 * 60 * MINUTE);
    expectProblem(await put(server, first, 'offer'), 409, 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW');
  });

  test('undo an offer, which is not made again by itself', async () => {
    const { server, first } = await offered();
    const { version } = await find(server, first);
    const undone = await server.staff({
      method: 'POST',
      path: `/bookings/${first}/undo`,
      body: { entry: version },
      headers: { 'if-match': `"${version}"` },
    });
    expect(undone.json().waitList).toMatchObject({ state: 'WITHDRAWN', offer: null });
    await look(server);
    expect(await stateOf(server, first)).toBe('WITHDRAWN');
  });
});
