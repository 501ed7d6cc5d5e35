import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { BOOKING_STATUSES, groupOf, nextStatuses } from '../../src/domain/booking-status.ts';
import type { Ticket } from '../../src/domain/ticket.ts';
import { openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { aBookingIn, aLargeVenue, move } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

const SEATED = ['SEATED', 'DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID'] as const;

async function openTable() {
  const server = await openTestServer({ venue: aLargeVenue() });
  const uuid = await aBookingIn(server, 'SEATED');
  return { server, uuid, close: (ticket: object) => close(server, uuid, ticket) };
}

function close({ partner }: TestServer, uuid: string, body: object, headers = {}) {
  return partner({ method: 'PUT', path: `/bookings/${uuid}/tickets/close`, body, headers });
}

async function storedTicket({ context }: TestServer): Promise<Ticket> {
  const { rows } = await context.store.read((db) =>
    sql<{ ticket: string }>`select ticket from bookings where ticket <> 'null'`.execute(db),
  );
  expect(rows).toHaveLength(1);
  return JSON.parse(rows[0]?.ticket ?? 'null');
}

const line = (amount: number, more: object = {}) => ({
  description: 'Menu',
  quantity: 1,
  amount,
  ...more,
});

test('200 ACCOUNT_PAID with the ticket and a new ETag', async () => {
  const { close: closing } = await openTable();
  const answer = await closing({ externalId: 'T-1', totalAmount: 4200 });
  expect(expectBooking(answer)).toMatchObject({
    status: 'ACCOUNT_PAID',
    ticketExternalId: 'T-1',
    ticketTotalAmount: 4200,
    ticketPartner: 'API',
  });
  expect(answer.headers.etag).not.toBe('"1"');
});

test('200 with ticketPartner DEFAULT from the staff', async () => {
  const { server, uuid } = await openTable();
  const path = `/bookings/${uuid}/tickets/close`;
  const answer = await server.staff({ method: 'PUT', path, body: { totalAmount: 0 } });
  expect(expectBooking(answer).ticketPartner).toBe('DEFAULT');
});

test.each(SEATED)('200 ACCOUNT_PAID for a booking in %s', async (status) => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const uuid = await aBookingIn(server, status);
  expect(expectBooking(await close(server, uuid, { totalAmount: 1000 })).status).toBe(
    'ACCOUNT_PAID',
  );
});

test.each(
  BOOKING_STATUSES.filter((status) => status !== 'DELETED' && groupOf(status) !== 'seated'),
)('409 BOOKING_IS_NOT_ON_SEATED_GROUP for a booking in %s', async (status) => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const uuid = await aBookingIn(server, status);
  const answer = await close(server, uuid, { totalAmount: 1000 });
  const { detail } = expectProblem(answer, 409, 'BOOKING_IS_NOT_ON_SEATED_GROUP');
  // The advice in its detail works.
  const way = detail.match(/CONFIRMED(?= and then)|SEATED(?= first)/g) ?? [];
  expect(way.length > 0).toBe(nextStatuses(status).length > 0);
  for (const next of way) expectBooking(await move(server, uuid, next));
  if (way.length > 0) expectBooking(await close(server, uuid, { totalAmount: 1000 }));
  else expect(detail).toMatch(/seat them as a walk-in/);
});

test('404 BOOKING_NOT_FOUND for an unknown or deleted booking, 422 before it', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const deleted = await aBookingIn(server, 'DELETED');
  for (const uuid of ['nobody', deleted]) {
    expectProblem(await close(server, uuid, { totalAmount: 0 }), 404, 'BOOKING_NOT_FOUND');
  }
  const wrongSum = { totalAmount: 1, lines: [line(2)] };
  expectProblem(await close(server, 'nobody', wrongSum), 422, 'VALIDATION_ERROR');
});

test('409 BOOKING_IS_OUTDATED with an old tag', async () => {
  const { server, uuid } = await openTable();
  const answer = await close(server, uuid, { totalAmount: 0 }, { 'if-match': '"1"' });
  expectProblem(answer, 409, 'BOOKING_IS_OUTDATED');
});

describe('payments', () => {
  const pay = (...amounts: number[]) => amounts.map((amount) => ({ amount, method: 'CARD' }));

  test.each<[string, object]>([
    ['ACCOUNT_PAID', { payments: pay(4000) }],
    ['ACCOUNT_PAID', { payments: pay(1500, 2500) }],
    ['ACCOUNT_PAID', { payments: pay(5000) }],
    ['ACCOUNT_PAID', { payments: [] }],
    ['ACCOUNT_PAID', {}],
    ['ACCOUNT_SENT', { payments: pay(3999) }],
    ['ACCOUNT_SENT', { payments: pay(0) }],
    // The tip is not part of the total that payments must cover.
    ['ACCOUNT_PAID', { payments: pay(4000), tipAmount: 500 }],
  ])('200 %s with %j', async (status, more) => {
    const { close: closing } = await openTable();
    expect(expectBooking(await closing({ totalAmount: 4000, ...more })).status).toBe(status);
  });

  test('200 with any method up to 64 characters, kept as sent, in the ticket’s currency', async () => {
    const { server, close: closing } = await openTable();
    const payments = [{ amount: 4000, method: 'Luncheon vouchers' }];
    expectBooking(await closing({ totalAmount: 4000, payments, currency: 'USD' }));
    const ticket = await storedTicket(server);
    expect(ticket.currency).toBe('USD');
    expect(ticket.payments).toMatchObject(payments);
  });

  test('200 in the venue’s currency by default', async () => {
    const { server, close: closing } = await openTable();
    expectBooking(await closing({ totalAmount: 4000 }));
    expect((await storedTicket(server)).currency).toBe('EUR');
  });
});

describe('amounts that add up', () => {
  test.each<[string, object]>([
    ['one line', { totalAmount: 1000, lines: [line(1000)] }],
    ['several', { totalAmount: 3500, lines: [line(1000), line(1250, { quantity: 2 })] }],
    [
      'a line’s own discount',
      { totalAmount: 1900, lines: [line(1000, { quantity: 2, discountAmount: 100 })] },
    ],
    [
      'a total sent with the line',
      { totalAmount: 1900, lines: [line(1000, { quantity: 2, totalAmount: 1900 })] },
    ],
    [
      'modifiers',
      {
        totalAmount: 2300,
        lines: [
          line(1000, {
            quantity: 2,
            modifiers: [line(100, { quantity: 2 }), line(150, { discountAmount: 50 })],
          }),
        ],
      },
    ],
    [
      'a discount among the modifiers',
      { totalAmount: 900, lines: [line(1000, { modifiers: [line(100, { type: 'DISCOUNT' })] })] },
    ],
    [
      'a discount line, positive and subtracted',
      { totalAmount: 800, lines: [line(1000), line(200, { type: 'DISCOUNT' })] },
    ],
    [
      'a discount line of several pieces',
      { totalAmount: 600, lines: [line(1000), line(200, { type: 'DISCOUNT', quantity: 2 })] },
    ],
    ['a discount on the whole', { totalAmount: 900, discountsAmount: 100, lines: [line(1000)] }],
    ['nothing to pay', { totalAmount: 0, discountsAmount: 1000, lines: [line(1000)] }],
    ['a tip on top', { totalAmount: 1000, tipAmount: 150, lines: [line(1000)] }],
    ['lines of a custom type', { totalAmount: 1000, lines: [line(1000, { type: 'Corkage' })] }],
    ['no lines', { totalAmount: 1000 }],
    ['an empty list of lines, which counts as none', { totalAmount: 1000, lines: [] }],
    ['a discount without lines', { totalAmount: 1000, discountsAmount: 300 }],
    ['an empty list of modifiers', { totalAmount: 1000, lines: [line(1000, { modifiers: [] })] }],
  ])('200 with %s', async (_, ticket) => {
    const { close: closing } = await openTable();
    expect(expectBooking(await closing(ticket)).status).toBe('ACCOUNT_PAID');
  });

  test.each<[string, object]>([
    ['one cent more', { totalAmount: 1001, lines: [line(1000)] }],
    ['one cent less', { totalAmount: 999, lines: [line(1000)] }],
    ['the discount forgotten', { totalAmount: 1000, discountsAmount: 100, lines: [line(1000)] }],
    [
      'the discount line added',
      { totalAmount: 1200, lines: [line(1000), line(200, { type: 'DISCOUNT' })] },
    ],
    ['the tip counted in', { totalAmount: 1150, tipAmount: 150, lines: [line(1000)] }],
    [
      'the modifiers forgotten',
      { totalAmount: 1000, lines: [line(1000, { modifiers: [line(50)] })] },
    ],
    ['the quantity forgotten', { totalAmount: 1000, lines: [line(1000, { quantity: 2 })] }],
  ])('422 VALIDATION_ERROR on totalAmount with %s', async (_, ticket) => {
    const { server, uuid, close: closing } = await openTable();
    expectProblem(await closing(ticket), 422, 'VALIDATION_ERROR', ['totalAmount']);
    const read = expectBooking(await server.partner({ path: `/bookings/${uuid}` }));
    expect(read).toMatchObject({ status: 'SEATED', ticketTotalAmount: null });
  });

  test('422 VALIDATION_ERROR with advice when the lines sum to a negative amount', async () => {
    const { close: closing } = await openTable();
    const ticket = { totalAmount: 0, discountsAmount: 1050, lines: [line(1000)] };
    const { errors } = expectProblem(await closing(ticket), 422, 'VALIDATION_ERROR');
    expect(errors?.[0]?.reason).toBe(
      'must equal the lines less discountsAmount, which is -50 and cannot be less than 0: lower discountsAmount, or correct the lines',
    );
  });

  test('200 fills in the totals of lines and modifiers', async () => {
    const { server, close: closing } = await openTable();
    const lines = [
      line(1000, { quantity: 2, discountAmount: 300, modifiers: [line(100, { quantity: 3 })] }),
    ];
    expectBooking(await closing({ totalAmount: 2000, lines }));
    const ticket = await storedTicket(server);
    expect(ticket.lines).toMatchObject([{ totalAmount: 2000, modifiers: [{ totalAmount: 300 }] }]);
  });
});

describe('closing again', () => {
  test('200 replaces the earlier ticket while the guests are seated', async () => {
    const { server, close: closing } = await openTable();
    const payments = [{ amount: 1000, method: 'CASH' }];
    const first = { externalId: 'T-1', totalAmount: 4000, tipAmount: 200, payments };
    expect(expectBooking(await closing(first)).status).toBe('ACCOUNT_SENT');
    const second = await closing({ externalId: 'T-2', totalAmount: 3000, lines: [line(3000)] });
    expect(expectBooking(second)).toMatchObject({
      status: 'ACCOUNT_PAID',
      ticketExternalId: 'T-2',
      ticketTotalAmount: 3000,
    });
    expect(await storedTicket(server)).toMatchObject({ tipAmount: 0, payments: [] });
    const third = await closing({ totalAmount: 4000, payments });
    expect(expectBooking(third).status).toBe('ACCOUNT_SENT');
  });

  test('200 with the ticket id of a walk-in', async () => {
    const server = await openTestServer();
    const body = { pax: 2, paxChildren: 0, ticketExternalId: 'T-7' };
    const { uuid } = expectBooking(
      await server.partner({ method: 'POST', path: '/bookings/walk-ins', body }),
    );
    const closed = expectBooking(await close(server, uuid, { totalAmount: 2000 }));
    expect(closed).toMatchObject({ ticketExternalId: 'T-7', ticketTotalAmount: 2000 });
  });
});
